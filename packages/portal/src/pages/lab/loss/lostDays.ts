// What is taken from people: one rule for the table of costs and for the search.
import { type Day, weekday } from "@episcope/common";

/** From one day to another, both included. */
export interface DaysOff {
  readonly from: Day;
  readonly to: Day;
}

export interface LossTime extends DaysOff {
  /** School holidays of the place. */
  readonly holidays: readonly DaysOff[];
}

interface LossRule {
  /** Of the table of restrictions; their mean counts. */
  readonly columns: readonly string[];
  readonly days: "all" | "weekdays" | "schoolDays";
}

const lossRules = {
  schools: { columns: ["educ_primary", "educ_secondary"], days: "schoolDays" },
  dayCare: { columns: ["educ_kiga"], days: "weekdays" },
  work: { columns: ["work"], days: "weekdays" },
  leisure: { columns: ["leisure"], days: "all" },
  shops: { columns: ["shop_other"], days: "all" },
  visits: { columns: ["visit"], days: "all" },
} as const satisfies Readonly<Record<string, LossRule>>;

export type LossName = keyof typeof lossRules;

/** Of what usually happens in a column on a day, from 0 to 1; undefined if that is not known. */
export type RemainingOn = (column: string, day: Day) => number | undefined;

/**
 * What is missing from the usual, summed over the days that count: two days at half are one. Days
 * without a value count as usual ones; undefined if no day has one.
 */
export function lostDays(
  name: LossName,
  time: LossTime,
  remainingOn: RemainingOn,
): number | undefined {
  const { columns, days }: LossRule = lossRules[name];
  let sum: number | undefined;
  for (let day = time.from; day <= time.to; day++) {
    if (!counts(days, day, time)) continue;
    const shares = columns.flatMap((column) => remainingOn(column, day) ?? []);
    if (shares.length === 0) continue;
    const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
    sum = (sum ?? 0) + 1 - mean;
  }
  return sum;
}

function counts(days: LossRule["days"], day: Day, { holidays }: LossTime): boolean {
  if (days === "all") return true;
  return isWeekday(day) && !(days === "schoolDays" && isWithin(day, holidays));
}

/** From Monday to Friday; public holidays are weekdays, too. */
export function isWeekday(day: Day): boolean {
  const found = weekday(day);
  return found >= 1 && found <= 5;
}

function isWithin(day: Day, list: readonly DaysOff[]): boolean {
  return list.some(({ from, to }) => from <= day && day <= to);
}
