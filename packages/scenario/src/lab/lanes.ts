// The lanes of the scenario lab: what a visitor can set, and in which steps. Names are part of
// addresses: they may be added, but never get another meaning.

export type LaneName =
  | "schools"
  | "dayCare"
  | "universities"
  | "work"
  | "leisure"
  | "shops"
  | "visits"
  | "transport"
  | "masks"
  | "tests"
  | "tracing"
  | "vaccination"
  | "season"
  | "variant"
  | "rule";

/**
 * What the number of a block is: a share in percent of the usual, a kind of mask, tests a week,
 * cases a day for each million people, a factor in percent, or an incidence.
 */
export type LaneUnit = "share" | "mask" | "perWeek" | "perMillion" | "times" | "incidence";

export interface Lane {
  readonly name: LaneName;
  /** In addresses. */
  readonly letter: string;
  readonly unit: LaneUnit;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Of a new block. */
  readonly first: number;
  /** What a block acts on can be chosen from so many; 1 if there is no choice. */
  readonly targets: number;
  /** A block of these lanes is an event: it lasts until the end, and there is at most one. */
  readonly isEvent: boolean;
}

const share = { unit: "share", least: 0, most: 100, step: 5, targets: 1, isEvent: false } as const;
const times = { unit: "times", step: 10, targets: 1, isEvent: false } as const;

/** In the order of the page. */
export const lanes: readonly Lane[] = [
  { ...share, name: "schools", letter: "s", first: 0 },
  { ...share, name: "dayCare", letter: "d", first: 0 },
  { ...share, name: "universities", letter: "u", first: 0 },
  { ...share, name: "work", letter: "w", first: 60 },
  { ...share, name: "leisure", letter: "l", first: 20 },
  { ...share, name: "shops", letter: "h", first: 50 },
  { ...share, name: "visits", letter: "v", first: 30 },
  { ...share, name: "transport", letter: "t", first: 50 },
  {
    name: "masks",
    letter: "m",
    unit: "mask",
    least: 0,
    most: 3,
    step: 1,
    first: 3,
    targets: 4,
    isEvent: false,
  },
  {
    name: "tests",
    letter: "q",
    unit: "perWeek",
    least: 0,
    most: 5,
    step: 1,
    first: 2,
    targets: 3,
    isEvent: false,
  },
  {
    name: "tracing",
    letter: "c",
    unit: "perMillion",
    least: 0,
    most: 1000,
    step: 10,
    first: 200,
    targets: 1,
    isEvent: false,
  },
  { ...times, name: "vaccination", letter: "i", least: 0, most: 500, first: 200 },
  { ...times, name: "season", letter: "o", least: 0, most: 300, first: 50 },
  { ...times, name: "variant", letter: "n", least: 50, most: 300, first: 150, isEvent: true },
  {
    name: "rule",
    letter: "r",
    unit: "incidence",
    least: 5,
    most: 1200,
    step: 5,
    first: 100,
    targets: 6,
    isEvent: true,
  },
];

const byName = new Map(lanes.map((lane) => [lane.name, lane]));

export function laneOf(name: LaneName): Lane {
  const lane = byName.get(name);
  if (!lane) throw new RangeError(`there is no lane ${name}`);
  return lane;
}

/** The nearest value that a lane can have. */
export function laneValue({ least, most, step }: Lane, value: number): number {
  return Math.min(most, Math.max(least, least + step * Math.round((value - least) / step)));
}
