// The daily table of a run as the viewers of spring 2020 read it (legacy-viewers specification
// 1.4): tab-separated up to v6, comma-separated in v7.
import { type Column, numbers, secondsPerDay, type Table } from "@episcope/common";
import { writeTable } from "../tables/writeTable.ts";

export interface LegacyForm {
  readonly extension: "txt" | "csv";
  readonly separator: string;
  /** Seconds since the start of the simulation. */
  readonly hasTime: boolean;
  /** Otherwise people with symptoms count as contagious. */
  readonly hasSymptoms: boolean;
  /**
   * The last row is the day on which nobody is infected any more; otherwise every day has a row.
   */
  readonly endsWithEpidemic: boolean;
}

/** v1 to v5, v6 and v7. */
export const legacyForms = {
  plain: {
    extension: "txt",
    separator: "\t",
    hasTime: true,
    hasSymptoms: false,
    endsWithEpidemic: false,
  },
  symptoms: {
    extension: "txt",
    separator: "\t",
    hasTime: true,
    hasSymptoms: true,
    endsWithEpidemic: true,
  },
  csv: {
    extension: "csv",
    separator: ",",
    hasTime: false,
    hasSymptoms: true,
    endsWithEpidemic: true,
  },
} as const satisfies Readonly<Record<string, LegacyForm>>;

export type LegacyFormName = keyof typeof legacyForms;

/** Follows "<RunId>." in the name of a run's table. */
export function legacyEntry({ extension }: LegacyForm): string {
  return `infections.${extension}`;
}

/**
 * Converts the infections table of a run (run-data-format specification 5.1). `share` of the people
 * is counted, 0.25 where a viewer multiplies by 4. All counts are integers, and sums match their
 * parts even if the counts are means over seeds. People in hospital are expected numbers, all
 * others are counted: the difference to those who are counted there goes to the recovered.
 */
export function writeLegacyTable(infections: Table, form: LegacyForm, share = 1): Uint8Array {
  const counted = (name: string) =>
    Float64Array.from(numbers(infections, name) ?? [], (count) => Math.round(count * share));
  const susceptible = counted("nSusceptible");
  const parts = {
    infected: counted("nInfectedButNotContagious"),
    contagious: counted("nContagious"),
    symptoms: counted("nShowingSymptoms"),
    seriouslySick: counted("nSeriouslySick"),
    critical: counted("nCritical"),
  };
  const recovered = counted("nRecovered");
  counted("nTotalInfected").forEach((infected, row) => {
    const here = sumAt(row, ...Object.values(parts));
    const symptoms = parts.symptoms[row] ?? 0;
    const rest = (recovered[row] ?? 0) + infected - here;
    recovered[row] = Math.max(0, rest);
    // In the first days nobody has recovered.
    parts.symptoms[row] = Math.max(0, symptoms + Math.min(0, rest));
  });
  const total = sumOf(infections.rowCount, ...Object.values(parts));
  const cumulative = sumOf(infections.rowCount, total, recovered);
  const people = (susceptible[0] ?? 0) + (cumulative[0] ?? 0);
  const rowCount = form.endsWithEpidemic ? rowsOfEpidemic(total) : total.length;
  const days = Float64Array.from({ length: rowCount }, (_, row) => row + 1);
  const contagious = form.hasSymptoms
    ? parts.contagious
    : sumOf(infections.rowCount, parts.contagious, parts.symptoms);
  const columns: readonly (readonly [string, Float64Array])[] = [
    ["day", days],
    ["nSusceptible", cumulative.map((count) => people - count)],
    ["nInfectedButNotContagious", parts.infected],
    ["nContagious", contagious],
    ...(form.hasSymptoms ? [["nShowingSymptoms", parts.symptoms] as const] : []),
    ["nSeriouslySick", parts.seriouslySick],
    ["nCritical", parts.critical],
    ["nTotalInfected", total],
    ["nInfectedCumulative", cumulative],
    ["nRecovered", recovered],
    [
      "nInQuarantine",
      sumOf(infections.rowCount, counted("nInQuarantineFull"), counted("nInQuarantineHome")),
    ],
  ];
  const time: Column = { kind: "text", values: Array.from(days, (day) => secondsOf(day)) };
  const table: Table = {
    rowCount,
    columns: new Map<string, Column>([
      ...(form.hasTime ? [["time", time] as const] : []),
      ...columns.map(([name, values]) => [name, { kind: "number", values }] as const),
    ]),
  };
  return writeTable(table, form.separator);
}

function sumOf(rowCount: number, ...columns: readonly Float64Array[]): Float64Array {
  return Float64Array.from({ length: rowCount }, (_, row) => sumAt(row, ...columns));
}

function sumAt(row: number, ...columns: readonly Float64Array[]): number {
  return columns.reduce((sum, column) => sum + (column[row] ?? 0), 0);
}

/** Up to the first day after which nobody is infected. */
function rowsOfEpidemic(infected: Float64Array): number {
  const last = infected.findLastIndex((count) => count > 0);
  return Math.min(infected.length, last + 2);
}

/** Formatted as in the published files: 86400.0, and from ten million 1.728E7. */
function secondsOf(day: number): string {
  const seconds = day * secondsPerDay;
  if (seconds < 1e7) return `${seconds}.0`;
  const [mantissa = "", exponent = ""] = seconds.toExponential().split("e+");
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}E${exponent}`;
}
