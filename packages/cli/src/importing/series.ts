// What an import has read of one scenario: one or more members with a value per day and column.
import { type Day, formatDay } from "@episcope/common";

export interface ImportedMember {
  readonly startDay: Day;
  /**
   * By column of the table of infections, or "rValue": one value per day, NaN where there is none.
   */
  readonly columns: ReadonlyMap<string, Float64Array>;
  readonly dayCount: number;
}

/** Faults of an input, one sentence each. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** More than a century of days is a mistake. */
const mostDays = 40_000;

export function dayCountOf(first: Day, last: Day, what: string): number {
  const count = last - first + 1;
  if (count > mostDays)
    throw new ImportError([
      `${what}: from ${formatDay(first)} to ${formatDay(last)} are too many days.`,
    ]);
  return count;
}

/** Sums from the first day on; a day without a value adds nothing. */
export function cumulated(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    sum += Number.isFinite(value) ? value : 0;
    return sum;
  });
}
