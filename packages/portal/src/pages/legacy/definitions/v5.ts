// School reopening (2) (legacy-viewers specification 2.4).
import type { LegacyViewer } from "../definition.ts";
import {
  educationSliders,
  headings,
  schoolsClose,
  shareMeasure,
  subheadings,
  titles,
} from "./measures.ts";
import { dayCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomes } from "./tables.ts";

export const v5: readonly LegacyViewer[] = [
  {
    version: 5,
    ...ofGrid("v5"),
    lead: {
      en: "How much can open, and how much must people stay at home for it?",
      de: "Wie viel kann öffnen, und wie viel muss dafür zu Hause bleiben?",
    },
    published: { kind: "updated", date: "2020-04-06" },
    notes: "v5",
    calendar: dayCalendar("v5"),
    outcomes,
    groups: [
      {
        from: 35,
        heading: headings.outOfHome,
        subheading: subheadings.stillTakesPlace,
        measures: [
          shareMeasure({
            column: "remainingFractionLeisure",
            key: "leisure",
            title: titles.leisure,
            widget: "buttons",
            shares: [0.2, 0.4],
            initial: 0.2,
          }),
          shareMeasure({
            column: "remainingFractionWork",
            key: "work",
            title: titles.work,
            widget: "buttons",
            shares: [0.2, 0.4, 0.6, 0.8],
            initial: 0.2,
          }),
          shareMeasure({
            column: "remainingFractionShopping",
            key: "shopping",
            title: titles.shopping,
            widget: "buttons",
            shares: [0.2, 0.4],
            initial: 0.2,
          }),
          shareMeasure({
            column: "remainingFractionErrandsBusiness",
            key: "errands",
            title: { en: "Errands and business trips", de: "Erledigungen und Dienstwege" },
            widget: "buttons",
            shares: [0.2, 0.4],
            initial: 0.2,
          }),
        ],
      },
      {
        from: 63,
        heading: headings.reopening,
        subheading: subheadings.returns,
        measures: educationSliders,
      },
    ],
    events: [schoolsClose(26)],
    infected: {
      title: { en: "Infected in total", de: "Infizierte insgesamt" },
      value: "last",
    },
    capacity: berlinCapacity,
    extras: new Set(["cases"]),
  },
];
