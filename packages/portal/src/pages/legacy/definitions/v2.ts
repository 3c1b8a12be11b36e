// Adherence to stay-at-home orders (legacy-viewers specification 2.2).
import type { LegacyViewer } from "../definition.ts";
import { shareMeasure } from "./measures.ts";
import { dayCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomesWithQuarantine } from "./tables.ts";
import { afterDays } from "./values.ts";

const quarters = [0, 0.25, 0.5, 0.75, 1];
const firstDay = 30;

export const v2: readonly LegacyViewer[] = [
  {
    version: 2,
    ...ofGrid("v2"),
    lead: {
      en: "What if not everybody stays at home?",
      de: "Was, wenn nicht alle zu Hause bleiben?",
    },
    published: { kind: "updated", date: "2020-03-28" },
    notes: "v2",
    calendar: dayCalendar("v2"),
    outcomes: outcomesWithQuarantine,
    groups: [
      {
        from: firstDay,
        heading: { en: "Measures begin", de: "Beginn der Maßnahmen" },
        subheading: {
          en: "Share that goes on in spite of the stay-at-home order",
          de: "Anteil, der trotz der Ausgangsregeln weiter stattfindet",
        },
        measures: [
          shareMeasure({
            column: "remainingFractionWork",
            key: "work",
            title: { en: "Still going to work", de: "Arbeit" },
            widget: "slider",
            shares: quarters,
            initial: 0,
          }),
          shareMeasure({
            column: "remainingFractionShopping",
            key: "shopping",
            title: { en: "Still shopping", de: "Einkaufen" },
            widget: "slider",
            shares: quarters,
            initial: 0,
          }),
          shareMeasure({
            column: "remainingFractionLeisure",
            key: "leisure",
            title: { en: "Still doing leisure activities", de: "Freizeit" },
            widget: "slider",
            shares: quarters,
            initial: 0,
          }),
          shareMeasure({
            column: "remainingFractionOther",
            key: "other",
            title: { en: "Still doing other activities", de: "Andere Aktivitäten" },
            widget: "slider",
            shares: quarters,
            initial: 0,
          }),
        ],
      },
      // A separate group, because its values are days, not shares.
      {
        heading: { en: "End of the measures", de: "Ende der Maßnahmen" },
        measures: [
          {
            column: "ReopenAfter",
            key: "lift",
            title: { en: "Measures are lifted", de: "Maßnahmen werden aufgehoben" },
            widget: "slider",
            values: afterDays(21, "never"),
            initial: "1000",
          },
        ],
      },
    ],
    events: [
      {
        on: firstDay,
        after: { column: "ReopenAfter" },
        label: { en: "Measures are lifted", de: "Maßnahmen werden aufgehoben" },
      },
    ],
    capacity: berlinCapacity,
    extras: new Set(),
  },
];
