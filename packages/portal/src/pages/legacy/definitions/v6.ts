// School reopening (3), an internal draft (legacy-viewers specification 2.5).
import type { LegacyViewer } from "../definition.ts";
import { headings, schoolsClose, shareMeasure, subheadings, titles } from "./measures.ts";
import { berlinCapacity, outcomesWithSymptoms, twoHundredDays } from "./tables.ts";

type City = "berlin" | "munich";

function viewer(
  city: City,
  special: Pick<LegacyViewer, "extras"> & Partial<LegacyViewer>,
): LegacyViewer {
  return {
    version: 6,
    city,
    path: `/v6/${city}`,
    lead: {
      en: "The same question in two regions, with calendar dates",
      de: "Dieselbe Frage in zwei Regionen, mit Kalenderdaten",
    },
    published: { kind: "draft" },
    files: { info: `v6-info-${city}.txt`, archive: `v6-data-${city}.zip`, ending: "txt" },
    notes: "v6",
    calendar: { kind: "dates", dayOne: "2020-02-18", from: "2020-02-16", to: "2020-08-31" },
    table: twoHundredDays,
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
    // The offset in the table counts days earlier: −5 is five days later.
    shift: { days: [-5, 5], initial: 5 },
    // As listed in the table of Berlin (legacy-viewers specification 4.4).
    base: { shift: 5 },
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
