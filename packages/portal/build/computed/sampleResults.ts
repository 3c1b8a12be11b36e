// Words and formulas of what is kept of runs, tried on a few rows: the result changes with them,
// and with nothing else.
import type { Metadata } from "@episcope/battery";
import type { Column, Table } from "@episcope/common";
import type { RunTables } from "../../src/plots/plot.ts";
import { keptResults } from "./memberCurves.ts";

/** Monday, 2 March 2020. */
const firstDay = 18_323;
const dayCount = 42;
const places = Array.from({ length: dayCount }, (_, place) => place);

const metadata: Metadata = {
  viewerVersion: 2,
  city: "berlin",
  zipFolder: "",
  info: "",
  readme: undefined,
  runName: undefined,
  startDay: firstDay,
  graphStartDay: firstDay,
  endDay: firstDay + dayCount,
  rValueDay: firstDay,
  shifts: [0],
  shiftColumn: "startDate",
  ignoredPlots: [],
  heatMapMaxValue: 0,
  sample: 1,
  optionGroups: [],
};

const strains = [
  ...["SARS_CoV_2", "ALPHA", "DELTA", "OMICRON_BA1", "OMICRON_BA2", "OMICRON_BA5"],
  ...["STRAIN_A", "STRAIN_B"],
];
const activities = [
  ...["home", "work&business", "schools", "day care", "university", "leisPublic", "leisPrivate"],
  ...["leisure", "pt", "other"],
];

/** Undefined if these rows show nothing in such a plot: its words are not covered. */
export function samplePlot(name: string): unknown {
  try {
    return keptResults(members, { plots: [name], until: [] }, metadata).plots;
  } catch {
    return undefined;
  }
}

export function sampleFigures(): unknown {
  return keptResults(members, { plots: [], until: [] }, metadata).figures;
}

const members = [sampleTables(1), sampleTables(1.5)];

function sampleTables(growth: number): RunTables {
  const days = Int32Array.from(places, (place) => firstDay + place);
  const grown = (scale: number) =>
    numbers(places.map((place) => Math.round(scale * growth * place ** 2)));
  const daily: readonly (readonly [string, Column])[] = [
    ["day", numbers(places.map((place) => place + 1))],
    ["date", { kind: "date", values: days }],
  ];
  const perActivity = days.length * activities.length;
  const ofActivity = (value: (place: number) => number) =>
    numbers(Array.from({ length: perActivity }, (_, place) => value(place)));
  return {
    infections: table(dayCount, [
      ...daily,
      ["nSusceptible", numbers(places.map((place) => 1_000_000 - 100 * place ** 2))],
      ...[
        ...["nTotalInfected", "nInfectedCumulative", "nShowingSymptomsCumulative", "nRecovered"],
        ...["nSeriouslySick", "nCritical"],
      ].map((name) => [name, grown(20)] as const),
    ]),
    strains: table(dayCount, [...daily, ...strains.map((name) => [name, grown(5)] as const)]),
    infectionsPerActivity: table(perActivity, [
      [
        "date",
        {
          kind: "date",
          values: Int32Array.from({ length: perActivity }, (_, place) =>
            Math.floor(firstDay + place / activities.length),
          ),
        },
      ],
      [
        "activity",
        {
          kind: "text",
          values: Array.from(
            { length: perActivity },
            (_, place) => activities[place % activities.length] ?? "",
          ),
        },
      ],
      ["infections", ofActivity((place) => growth * (100 + place))],
      ["infectionsShare", ofActivity(() => 1 / activities.length)],
    ]),
  };
}

function numbers(values: readonly number[]): Column {
  return { kind: "number", values: Float64Array.from(values) };
}

function table(rowCount: number, columns: readonly (readonly [string, Column])[]): Table {
  return { rowCount, columns: new Map(columns) };
}
