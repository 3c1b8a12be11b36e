// School reopening (3), an internal draft (legacy-viewers specification 2.5).
import type { LegacyViewer } from "../definition.ts";
import { headings, schoolsClose, shareMeasure, subheadings, titles } from "./measures.ts";
import { dateCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomesWithSymptoms } from "./tables.ts";

type City = "berlin" | "munich";

function viewer(
  city: City,
  special: Pick<LegacyViewer, "extras"> & Partial<LegacyViewer>,
): LegacyViewer {
  return {
    version: 6,
    ...ofGrid(`v6/${city}`),
    lead: {
      en: "The same question in two regions, with calendar dates",
      de: "Dieselbe Frage in zwei Regionen, mit Kalenderdaten",
    },
    published: { kind: "draft" },
    notes: "v6",
    calendar: dateCalendar(`v6/${city}`, { from: "2020-02-16", to: "2020-08-31" }),
    outcomes: outcomesWithSymptoms,
    groups: [
      {
        from: "2020-03-23",
        heading: headings.outOfHome,
        subheading: subheadings.stillTakesPlace,
        measures: [
          shareMeasure({
            column: "remainingFractionLeisure",
            key: "leisure",
            title: titles.leisure,
            widget: "buttons",
            shares: [0, 0.2, 0.4],
            initial: 0.2,
          }),
          shareMeasure({
            column: "remainingFractionWork",
            key: "work",
            title: titles.work,
            widget: "buttons",
            shares: [0.4, 0.6, 0.8],
            initial: 0.4,
          }),
          shareMeasure({
            column: "remainingFractionShoppingErrandsBusiness",
            key: "other",
            title: titles.allOther,
            widget: "buttons",
            shares: [0.2, 0.4],
            initial: 0.2,
          }),
        ],
      },
      {
        from: "2020-04-20",
        heading: headings.reopening,
        subheading: subheadings.returns,
        measures: [
          shareMeasure({
            column: "remainingFractionKiga",
            key: "daycare",
            title: titles.dayCare,
            widget: "slider",
            shares: [0.1, 0.5, 1],
            initial: 0.1,
          }),
          shareMeasure({
            column: "remainingFractionPrimary",
            key: "primary",
            title: titles.primary,
            widget: "slider",
            shares: [0.1, 0.5, 1],
            initial: 0.1,
          }),
          shareMeasure({
            column: "remainingFractionSecondary",
            key: "secondary",
            title: titles.secondaryAndHigher,
            widget: "slider",
            shares: [0, 0.5, 1],
            initial: 0,
          }),
        ],
      },
    ],
    events: [schoolsClose("2020-03-14")],
    infected: {
      title: { en: "Infected in total", de: "Infizierte insgesamt" },
      value: "maximum",
    },
    ...special,
  };
}

export const v6: readonly LegacyViewer[] = [
  viewer("berlin", { capacity: berlinCapacity, extras: new Set(["cases"]) }),
  viewer("munich", { extras: new Set() }),
];
