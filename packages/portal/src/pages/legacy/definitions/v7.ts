// Re-opening scenarios (legacy-viewers specification 2.6). The default is the loosest scenario.
import type { LegacyGroup, LegacyMeasure, LegacyViewer } from "../definition.ts";
import { headings, shareMeasure, subheadings, titles } from "./measures.ts";
import { berlinCapacity, outcomesWithSymptoms, twoHundredDays } from "./tables.ts";

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
  readonly dayOne: string;
  readonly groups: readonly LegacyGroup[];
  readonly shifts: readonly number[];
  readonly baseShift: number;
  readonly capacity?: number;
  readonly extras: LegacyViewer["extras"];
}

function viewer(city: LegacyViewer["city"], special: Special): LegacyViewer {
  const { dayOne, groups, shifts, baseShift, ...rest } = special;
  return {
    version: 7,
    city,
    path: `/v7/${city}`,
    lead: {
      en: "The same question in three regions",
      de: "Dieselbe Frage in drei Regionen",
    },
    published: { kind: "released", date: "2020-04-22" },
    files: { info: `v7-info-${city}.txt`, archive: `v7-data-${city}.zip`, ending: "csv" },
    notes: `v7-${city}`,
    calendar: { kind: "dates", dayOne, from: "2020-02-09", to: "2020-08-31" },
    table: twoHundredDays,
    outcomes: outcomesWithSymptoms,
    groups,
    events: [],
    shift: { days: shifts, initial: 0 },
    base: { shift: baseShift },
    infected: {
      title: {
        en: "Infected in total by September 2020",
        de: "Infizierte insgesamt bis September 2020",
      },
      value: "maximum",
    },
    ...rest,
  };
}

// The start of the base run: the outputs of Berlin and Munich have 0, that of Heinsberg an offset
// of −6 (legacy-viewers specification 4.4).
export const v7: readonly LegacyViewer[] = [
  viewer("berlin", {
    dayOne: "2020-02-21",
    groups: ofLargeCities,
    shifts: [-6, -3, 0, 3, 6],
    baseShift: 0,
    capacity: berlinCapacity,
    extras: new Set(["cases", "hospital", "multipliers"]),
  }),
  viewer("munich", {
    dayOne: "2020-02-21",
    groups: ofLargeCities,
    shifts: [0, 3, 6],
    baseShift: 0,
    extras: new Set(["cases", "multipliers"]),
  }),
  viewer("heinsberg", {
    dayOne: "2020-02-16",
    groups: ofHeinsberg,
    shifts: [-6, -3, 0, 3, 6],
    baseShift: 6,
    extras: new Set(["cases", "multipliers"]),
  }),
];
