// School reopening (1) (legacy-viewers specification 2.3).
import type { LegacyViewer } from "../definition.ts";
import { educationSliders, schoolsClose } from "./measures.ts";
import { dayCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomesWithQuarantine } from "./tables.ts";

export const v4: readonly LegacyViewer[] = [
  {
    version: 4,
    ...ofGrid("v4"),
    lead: {
      en: "What if day care, schools and universities open again?",
      de: "Was, wenn Kitas, Schulen und Hochschulen wieder öffnen?",
    },
    published: { kind: "released", date: "2020-04-01" },
    notes: "v4",
    calendar: dayCalendar("v4"),
    outcomes: outcomesWithQuarantine,
    groups: [
      {
        from: 35,
        heading: { en: "Contact ban", de: "Kontaktverbot" },
        measures: [
          {
            column: "ShutdownType",
            key: "shutdown",
            title: { en: "Type of shutdown", de: "Art der Einschränkungen" },
            widget: "buttons",
            values: [
              {
                value: "strong",
                label: "B",
                text: { en: "Type B", de: "Typ B" },
                meaning: {
                  en: "Work and shopping −80%, leisure, business and errands −90%",
                  de: "Arbeit und Einkauf −80\u00a0%, Freizeit, Dienstwege und Erledigungen −90\u00a0%",
                },
              },
              {
                value: "weak",
                label: "A",
                text: { en: "Type A", de: "Typ A" },
                meaning: {
                  en: "Work and shopping −60%, leisure, business and errands −80%",
                  de: "Arbeit und Einkauf −60\u00a0%, Freizeit, Dienstwege und Erledigungen −80\u00a0%",
                },
              },
            ],
            initial: "strong",
          },
        ],
      },
      {
        from: 63,
        heading: {
          en: "Attendance of day care, schools and universities",
          de: "Kita, Schule und Hochschule",
        },
        subheading: { en: "Share that attends", de: "Anteil, der hingeht" },
        measures: educationSliders,
      },
    ],
    events: [schoolsClose(26)],
    infected: {
      title: { en: "Infected in total by day 150", de: "Infizierte insgesamt bis Tag 150" },
      value: "onLastDay",
    },
    capacity: berlinCapacity,
    extras: new Set(),
  },
];
