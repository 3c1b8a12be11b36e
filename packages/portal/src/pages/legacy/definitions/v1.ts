// Activity reductions at different times (legacy-viewers specification 2.1).

import type { Localized } from "@episcope/common";
import type { LegacyMeasure, LegacyViewer } from "../definition.ts";
import { dayCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomesWithQuarantine } from "./tables.ts";
import { afterDays } from "./values.ts";

function closing(column: string, key: string, title: Localized): LegacyMeasure {
  return {
    column,
    key,
    title,
    widget: "slider",
    values: afterDays(10, 20, 30, "never"),
    initial: "1000",
  };
}

const measures = [
  closing("Close Public Transit", "transport", {
    en: "Close public transport",
    de: "Nahverkehr einstellen",
  }),
  closing("Close Workplaces", "work", {
    en: "Close workplaces",
    de: "Arbeitsstätten schließen",
  }),
  closing("End Social Activities", "social", {
    en: "End social activities",
    de: "Treffen und Freizeit beenden",
  }),
  closing("End All Other Activities", "other", {
    en: "End all other activities",
    de: "Alle übrigen Aktivitäten beenden",
  }),
];

export const v1: readonly LegacyViewer[] = [
  {
    version: 1,
    ...ofGrid("v1"),
    lead: {
      en: "What if people stay at home sooner or later?",
      de: "Was ändert sich, wenn Menschen früher oder später zu Hause bleiben?",
    },
    published: { kind: "updated", date: "2020-03-25" },
    notes: "v1",
    calendar: dayCalendar("v1"),
    table: { ...ofGrid("v1").table, isContinued: false },
    outcomes: outcomesWithQuarantine,
    groups: [
      {
        heading: { en: "Intervention options", de: "Maßnahmen" },
        subheading: { en: "Days after the outbreak begins", de: "Tage nach Beginn des Ausbruchs" },
        measures,
      },
    ],
    events: measures.map(({ column, title }) => ({ on: 0, label: title, after: { column } })),
    capacity: berlinCapacity,
    extras: new Set(),
  },
];
