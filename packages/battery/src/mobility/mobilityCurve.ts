// Curves of areas: broken where weeks are missing (mobility specification 3.5), and smoothed
// without reaching across a break.
import { type Day, noDay, parseDay } from "@episcope/common";

export interface MobilityCurve {
  /** Days since 1970-01-01. */
  readonly x: Int32Array;
  /** NaN is a gap. */
  readonly y: Float64Array;
}

/** Weeks are seven days apart; anything longer is a gap. */
const maxStep = 7;

/** Adds a point without a value in each gap, so that no line crosses it. */
export function curveOf(dates: readonly string[], line: ArrayLike<number>): MobilityCurve {
  const x: number[] = [];
  const y: number[] = [];
  daysOf(dates).forEach((day, index) => {
    const before = x.at(-1);
    if (before !== undefined && day - before > maxStep) {
      x.push(before + maxStep);
      y.push(Number.NaN);
    }
    x.push(day);
    y.push(line[index] ?? Number.NaN);
  });
  return { x: Int32Array.from(x), y: Float64Array.from(y) };
}

/**
 * Centred mean over this many weeks; of an even number, the outermost two count half. At the ends
 * of a line and beside a gap it uses the weeks available on both sides. Missing values stay
 * missing.
 */
export function smoothed(
  dates: readonly string[],
  line: ArrayLike<number>,
  weeks: number,
): Float64Array {
  const days = daysOf(dates);
  const values = Float64Array.from({ length: days.length }, (_, i) => line[i] ?? Number.NaN);
  if (!(weeks > 1)) return values;
  const reach = Math.floor(weeks / 2);
  const stepsTo = (index: number, direction: 1 | -1) =>
    unbrokenSteps({ days, values, direction, most: reach }, index);
  return values.map((value, index) => {
    const steps = Math.min(stepsTo(index, -1), stepsTo(index, 1));
    let [sum, weight] = [value, 1];
    for (let step = 1; step <= steps; step++) {
      const share = weeks % 2 === 0 && step === reach ? 0.5 : 1;
      sum += share * ((values[index - step] ?? 0) + (values[index + step] ?? 0));
      weight += 2 * share;
    }
    return sum / weight;
  });
}

interface Walk {
  readonly days: readonly Day[];
  readonly values: Float64Array;
  readonly direction: 1 | -1;
  readonly most: number;
}

/** Consecutive values in a direction. */
function unbrokenSteps({ days, values, direction, most }: Walk, from: number): number {
  let steps = 0;
  for (let index = from; steps < most; index += direction) {
    const [here, next] = [days[index], days[index + direction]];
    if (here === undefined || next === undefined) break;
    if (Math.abs(next - here) > maxStep || Number.isNaN(values[index + direction])) break;
    steps++;
  }
  return steps;
}

function daysOf(dates: readonly string[]): readonly Day[] {
  return dates.map((date) => parseDay(date) ?? noDay);
}
