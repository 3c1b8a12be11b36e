// Re-opening scenarios (legacy-viewers specification 2.6). The default is the loosest scenario.
import type { LegacyGroup, LegacyMeasure, LegacyViewer } from "../definition.ts";
import { headings, shareMeasure, subheadings, titles } from "./measures.ts";
import { dateCalendar, ofGrid } from "./ofGrid.ts";
import { berlinCapacity, outcomesWithSymptoms } from "./tables.ts";

const work = shareMeasure({
  column: "remainingFractionWork",
  key: "work",
  title: titles.work,
  widget: "buttons",
  shares: [0.4, 0.6, 0.8],
  initial: 0.8,
});

function firstLeisure(...shares: readonly number[]): LegacyMeasure {
  return shareMeasure({
    column: "remainingFractionLeisure1",
    key: "leisure",
    title: titles.leisure,
    widget: "buttons",
    shares,
    initial: 0.8,
  });
}

const secondLeisure = shareMeasure({
  column: "remainingFractionLeisure2",
  key: "leisure2",
  title: titles.leisure,
  widget: "buttons",
  shares: [0, 0.2],
  initial: 0.2,
});

const allOther = shareMeasure({
  column: "remainingFractionShoppingBusinessErrands",
  key: "other",
  title: titles.allOther,
  widget: "buttons",
  shares: [0.2, 0.4],
  initial: 0.4,
});

const reopening: LegacyGroup = {
  from: "2020-04-20",
  heading: headings.reopening,
  subheading: subheadings.returns,
  measures: [
    shareMeasure({
      column: "remainingFractionKiga",
      key: "daycare",
      title: titles.dayCare,
      widget: "buttons",
      shares: [0.1, 0.5],
      initial: 0.5,
    }),
    shareMeasure({
      column: "remainingFractionPrima",
      key: "primary",
      title: titles.primary,
      widget: "buttons",
      shares: [0.1, 0.5],
      initial: 0.5,
    }),
    shareMeasure({
      column: "remainingFractionSecon",
      key: "secondary",
      title: titles.secondaryAndHigher,
      widget: "buttons",
      shares: [0, 0.5],
      initial: 0.5,
    }),
  ],
};

const ofLargeCities: readonly LegacyGroup[] = [
  {
    from: "2020-03-14",
    heading: { en: "Leisure limited", de: "Freizeit eingeschränkt" },
    subheading: subheadings.stillTakesPlace,
    measures: [firstLeisure(0.2, 0.4, 0.6, 0.8)],
  },
  {
    from: "2020-03-23",
    heading: {
      en: "Activities out of home limited",
      de: "Aktivitäten außer Haus eingeschränkt",
    },
    subheading: subheadings.stillTakesPlace,
    measures: [work, secondLeisure, allOther],
  },
  reopening,
];

const ofHeinsberg: readonly LegacyGroup[] = [
  {
    from: "2020-02-26",
    heading: { en: "Activities limited", de: "Aktivitäten eingeschränkt" },
    subheading: subheadings.stillTakesPlace,
    measures: [work, firstLeisure(0, 0.2, 0.4, 0.6, 0.8), allOther],
  },
  reopening,
];

interface Special {
  readonly groups: readonly LegacyGroup[];
  readonly capacity?: number;
  readonly extras: LegacyViewer["extras"];
}

function viewer(city: LegacyViewer["city"], special: Special): LegacyViewer {
  return {
    version: 7,
    ...ofGrid(`v7/${city}`),
    lead: {
      en: "The same question in three regions",
      de: "Dieselbe Frage in drei Regionen",
    },
    published: { kind: "released", date: "2020-04-22" },
    notes: `v7-${city}`,
    calendar: dateCalendar(`v7/${city}`, { from: "2020-02-09", to: "2020-08-31" }),
    outcomes: outcomesWithSymptoms,
    events: [],
    infected: {
      title: {
        en: "Infected in total by September 2020",
        de: "Infizierte insgesamt bis September 2020",
      },
      value: "maximum",
    },
    ...special,
  };
}

export const v7: readonly LegacyViewer[] = [
  viewer("berlin", {
    groups: ofLargeCities,
    capacity: berlinCapacity,
    extras: new Set(["cases", "hospital", "multipliers"]),
  }),
  viewer("munich", {
    groups: ofLargeCities,
    extras: new Set(["cases", "multipliers"]),
  }),
  viewer("heinsberg", {
    groups: ofHeinsberg,
    extras: new Set(["cases", "multipliers"]),
  }),
];
