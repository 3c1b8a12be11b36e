// A small battery for tests, with parameters of every kind.
import { type Metadata, parseDay, type RunIndex } from "@episcope/battery";
import { plots } from "../../plots/plots.ts";
import { optionSets } from "./optionSets.ts";
import type { AddressedBattery } from "./runAddress.ts";

export function day(date: string): number {
  const found = parseDay(date);
  if (found === undefined) throw new Error(`${date} is not a date`);
  return found;
}

function measure(name: string, title: string, order?: readonly string[]) {
  return { measure: name, title: { en: title }, order, asPercent: undefined };
}

export const smallMetadata: Metadata = {
  viewerVersion: 2,
  city: "berlin",
  zipFolder: "summaries",
  info: "_info.txt",
  readme: undefined,
  runName: "small",
  startDay: day("2020-02-25"),
  graphStartDay: day("2020-03-01"),
  endDay: day("2020-08-31"),
  rValueDay: day("2020-07-01"),
  shifts: [-6, 0, 3],
  shiftColumn: "startDate",
  // The second one is the spelling of viewer 1.
  ignoredPlots: ["disImp", "vacEffStrain"],
  heatMapMaxValue: 2000,
  optionGroups: [
    {
      day: undefined,
      heading: { en: "Virus" },
      subheading: {},
      measures: [
        measure("escape", "Immune escape", ["none", "high"]),
        measure("gone", "No column"),
      ],
    },
    {
      day: 28,
      heading: { en: "Measures" },
      subheading: { en: "from March" },
      measures: [
        measure("leis", "Leisure"),
        measure("more", "More tests"),
        measure("from", "Begin"),
        measure("long", "Long immunity"),
        measure("school", "Schools"),
        measure("leis", "Leisure again"),
      ],
    },
    {
      day: undefined,
      heading: { en: "Fixed" },
      subheading: {},
      measures: [measure("school", "S")],
    },
  ],
};

const columns = {
  escape: ["none", "high"],
  leis: ["1.0", "0.75", "0.5"],
  more: ["+5%", "+10%"],
  from: ["2020-10-01", "2020-09-01"],
  long: ["true", "false"],
  school: ["open"],
  // In no group.
  seed: ["7564655870752979346", "4711"],
  startDate: ["2020-02-19", "2020-02-25", "2020-02-28"],
} as const;

/** Every combination is a run: run0, run1, … */
export const smallIndex: RunIndex = {
  parameters: Object.keys(columns),
  runs: Object.values(columns)
    .reduce<string[][]>(
      (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
      [[]],
    )
    .map((values, number) => ({ runId: `run${number}`, values })),
};

export const smallOptions = optionSets(smallIndex, smallMetadata);

export const smallBattery: AddressedBattery = {
  metadata: smallMetadata,
  index: smallIndex,
  sets: smallOptions.sets,
  plots,
  baseRunId: "small0",
};
