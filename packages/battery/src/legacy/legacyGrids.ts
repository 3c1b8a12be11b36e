// The grids of spring 2020 that have a page: what is true of all runs of a grid and is in none of
// its files (legacy-viewers specification 1, 2).
import { type LegacyForm, legacyForms } from "./legacyTable.ts";

export interface LegacyGrid {
  /** Path of its page. */
  readonly id: string;
  readonly city: "berlin" | "munich" | "heinsberg";
  readonly form: LegacyForm;
  /** Scales a sample up to the population. */
  readonly factor: number;
  /** Later days do not count. */
  readonly lastDay: number;
  /** Date of day 1 without shift, if days have dates. */
  readonly dayOne?: string;
  /** The run that its page shows first. */
  readonly defaultRun: string;
  readonly shift?: LegacyShift;
  /**
   * By how many days the base run starts later (legacy-viewers specification 4.4); undefined
   * without a base run.
   */
  readonly base?: { readonly shift: number };
}

/** By how many days the outbreak starts later; negative means earlier. */
export interface LegacyShift {
  readonly days: readonly number[];
  readonly initial: number;
}

const fiveMonths = { city: "berlin", form: legacyForms.plain, factor: 1, lastDay: 150 } as const;
/** Day 26 is 14 March 2020 (legacy-viewers specification 1.6). */
const dated = { ...fiveMonths, dayOne: "2020-02-18" } as const;
const v6 = {
  form: legacyForms.symptoms,
  factor: 1,
  lastDay: 200,
  dayOne: "2020-02-18",
  defaultRun: "sz480",
  // The offset in the table counts days earlier: −5 is five days later.
  shift: { days: [-5, 5], initial: 5 },
  // As listed in the table of Berlin (legacy-viewers specification 4.4).
  base: { shift: 5 },
} as const;
const v7 = { form: legacyForms.csv, factor: 1, lastDay: 200 } as const;
const ofLargeCities = { ...v7, dayOne: "2020-02-21", defaultRun: "sz769" } as const;

export const legacyGrids: readonly LegacyGrid[] = [
  // The raw sample of a quarter of the population, for 200 days.
  { id: "v1", ...fiveMonths, factor: 4, defaultRun: "snz1" },
  { id: "v2", ...fiveMonths, defaultRun: "sz1" },
  { id: "v4", ...dated, defaultRun: "sz81" },
  { id: "v5", ...dated, defaultRun: "sz1296", base: { shift: 0 } },
  { id: "v6/berlin", city: "berlin", ...v6 },
  { id: "v6/munich", city: "munich", ...v6 },
  // The start of the base run: the outputs of Berlin and Munich have 0, that of Heinsberg an offset
  // of −6 (legacy-viewers specification 4.4).
  {
    id: "v7/berlin",
    city: "berlin",
    ...ofLargeCities,
    shift: { days: [-6, -3, 0, 3, 6], initial: 0 },
    base: { shift: 0 },
  },
  {
    id: "v7/munich",
    city: "munich",
    ...ofLargeCities,
    shift: { days: [0, 3, 6], initial: 0 },
    base: { shift: 0 },
  },
  {
    id: "v7/heinsberg",
    city: "heinsberg",
    ...v7,
    dayOne: "2020-02-16",
    defaultRun: "sz481",
    shift: { days: [-6, -3, 0, 3, 6], initial: 0 },
    base: { shift: 6 },
  },
];
