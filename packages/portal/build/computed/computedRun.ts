// What stories and the home page show of a run without computing it: key figures of each member,
// and the curves of some plots. content/computed/<battery>/<run>.json, by `npm run computed`.
import type { KeyFigures, Peak } from "@episcope/battery";
import { FaultList, faultText } from "@episcope/common";
import {
  anyNumber,
  byKey,
  fields,
  listOf,
  localizedText,
  mapped,
  Place,
  required,
  someOf,
  type Type,
  text,
  withDefault,
} from "@episcope/common/reading";
import type { RunFigures } from "../../src/viewer/figures/runFigures.ts";

/** A gap is null in the file. */
const values: Type<readonly number[]> = mapped(
  listOf<number, unknown>((raw, place) => (raw === null ? Number.NaN : anyNumber(raw, place))),
  (list) => list,
);

const series = fields({
  name: required(text),
  label: required(localizedText),
  color: text,
  x: required(values),
  y: required(values),
  /** Of 9 of 10 members, and of half of them. */
  bands: withDefault(listOf(fields({ low: required(values), high: required(values) })), []),
});

const plot = fields({
  yTitle: required(localizedText),
  unit: text,
  decimals: anyNumber,
  series: required(listOf(series)),
});

const shape = {
  /** Of all that the rest follows from (`runStamp`). */
  stamp: required(text),
  /** How questions ask for it. */
  addresses: withDefault(listOf(text), []),
  /** First and last day that figures and curves count. */
  dates: required(values),
  /** One list for each member, in the order of `figureList`. */
  figures: required(someOf(values)),
  /** The same up to an earlier day, by its date. */
  until: withDefault(byKey(someOf(values)), {}),
  /** By their names in the address. */
  plots: required(byKey(plot)),
};
const file = fields(shape);

export type ComputedSeries = NonNullable<ReturnType<typeof series>>;
export type ComputedPlot = NonNullable<ReturnType<typeof plot>>;
export type ComputedRun = NonNullable<ReturnType<typeof file>>;

/** Throws with every fault. */
export function readComputedRun(source: string, name: string): ComputedRun {
  const faults = new FaultList(name);
  const reporter = {
    fault: (_path: unknown, found: Parameters<FaultList["add"]>[0]) => faults.add(found),
    faultAtKey: (_path: unknown, found: Parameters<FaultList["add"]>[0]) => faults.add(found),
  };
  const read = file(parsed(source, name), new Place(reporter, undefined));
  if (read && faults.faults.length === 0) return read;
  throw new Error(faults.faults.map((fault) => faultText(fault, "en")).join("\n"));
}

function parsed(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Error(`${name}: the file is no JSON`);
  }
}

/** Equal runs give equal texts; one line for each list, so that a diff shows what changed. */
export function writeComputedRun(run: ComputedRun): string {
  const number = (_key: string, value: unknown) =>
    typeof value === "number" ? (Number.isFinite(value) ? significant(value) : null) : value;
  const lines = (of: Readonly<Record<string, unknown>>) =>
    Object.entries(of)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value, number)}`)
      .join(",\n");
  return `{
"stamp": ${JSON.stringify(run.stamp)},
"addresses": ${JSON.stringify(run.addresses)},
"dates": ${JSON.stringify(run.dates, number)},
"figures": [
${run.figures.map((member) => JSON.stringify(member, number)).join(",\n")}
],
"until": {
${lines(run.until)}
},
"plots": {
${lines(run.plots)}
}
}
`;
}

/** Far more than is shown. Days are whole numbers of five digits. */
const digits = 6;

function significant(value: number): number {
  return Number(value.toPrecision(digits));
}

/** Of each member, in the order of the lists. */
export function figuresOfRun(lists: ComputedRun["figures"]): RunFigures {
  return {
    members: new Map(lists.map((list, index) => [index + 1, figuresOfList(list)])),
    memberCount: lists.length,
  };
}

/** The figures of one member as a list. */
export function figureList({
  infections,
  infectionsPerThousand,
  peakIncidence,
  peakBeds,
}: KeyFigures): readonly number[] {
  const gap = (value: number | undefined) => value ?? Number.NaN;
  return [
    gap(infections),
    gap(infectionsPerThousand),
    gap(peakIncidence?.value),
    gap(peakIncidence?.day),
    gap(peakBeds?.value),
    gap(peakBeds?.day),
  ];
}

export function figuresOfList(list: readonly number[]): KeyFigures {
  const [infections, infectionsPerThousand, incidence, incidenceDay, beds, bedsDay] = list;
  return {
    infections: known(infections),
    infectionsPerThousand: known(infectionsPerThousand),
    peakIncidence: peak(incidence, incidenceDay),
    peakBeds: peak(beds, bedsDay),
  };
}

function known(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

function peak(value: number | undefined, day: number | undefined): Peak | undefined {
  const [most, on] = [known(value), known(day)];
  return most === undefined || on === undefined ? undefined : { value: most, day: on };
}
