// The difference between two scenarios, from the same model runs of both: what chance does to a
// model run, it does to both, so the difference of a pair shows the scenario. A single pair may
// still differ by chance alone.
import type { KeyFigures } from "@episcope/battery";
import type { FigureName } from "../figures/figureNames.ts";
import { isDayFigure } from "../figures/figureNames.ts";
import { finestStep, shownValue } from "../figures/figureText.ts";
import { roundTo, stepInRange } from "../figures/rounding.ts";
import { figureValue, type RunFigures } from "../figures/runFigures.ts";
import { minMembers, type Spread, spreadOf } from "../figures/spread.ts";

/**
 * While more are on their way: of fewer pairs without any effect, all have the same sign by chance
 * too often.
 */
const minPairs = 8;

export type PairedDifference =
  /** Too few model runs for a range, and there will be no more of them. */
  | {
      readonly kind: "mayBeChance";
      readonly difference: FigureDifference;
      /** Of means over several model runs, of which the single ones are not known. */
      readonly isOfMean?: true;
    }
  /** More model runs are on their way. */
  | { readonly kind: "tooFewYet" }
  /** The range of 9 of 10 pairs holds zero. */
  | (Ranges & { readonly kind: "unclear" })
  | (Ranges & { readonly kind: "clear"; readonly difference: FigureDifference });

interface Ranges {
  readonly range: DifferenceRange;
  /** Relative to the pinned figures; undefined for dates, and if one of these is zero. */
  readonly shares: ShareRange | undefined;
}

/** Negative for less; all three rounded to what the range allows. */
export interface ShareRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface FigureDifference {
  readonly direction: "more" | "less" | "same";
  /** Never negative. */
  readonly amount: number;
  /** Relative to the pinned figure; undefined if that is zero. */
  readonly share: number | undefined;
}

/** From the pinned to the current run, rounded to what the range allows. */
export interface DifferenceRange {
  readonly low: number;
  readonly high: number;
  /** Of 9 of 10 pairs, not rounded, to sort by. */
  readonly median: number;
}

/** Undefined if a run has no such figure. */
export function pairedDifference(
  name: FigureName,
  pinned: RunFigures,
  current: RunFigures,
): PairedDifference | undefined {
  const measure: PairedMeasure<KeyFigures> = {
    read: (figures) => figureValue(figures, name),
    round: (spread) => shownValue(name, spread),
    finest: finestStep(name),
    isDay: isDayFigure(name),
  };
  return differenceOfPairs(measure, pinned, current);
}

/** How one number of a model run is read and written. */
export interface PairedMeasure<T> {
  read(figures: T): number | undefined;
  /** The median as it is written where it stands alone. */
  round(spread: Spread): number;
  /** Nothing finer is written. */
  readonly finest: number;
  /** A date has no share of another one. */
  readonly isDay?: boolean;
}

/** What is counted of a run, by the number of the member. */
export interface MemberFigures<T> {
  readonly members: ReadonlyMap<number, T>;
  /** How many there will be. */
  readonly memberCount: number;
  readonly isOfMean?: true;
}

/** The same for any number of a model run; undefined if a run has none. */
export function differenceOfPairs<T>(
  measure: PairedMeasure<T>,
  pinned: MemberFigures<T>,
  current: MemberFigures<T>,
): PairedDifference | undefined {
  const pairs = pairsOf(measure, pinned, current);
  const expected = expectedPairs(pinned, current);
  const isEnough = pairs.length >= Math.max(minMembers, Math.min(minPairs, expected));
  if (isEnough) return rangeOf(measure, pairs);
  const arrived = Math.min(pinned.members.size, current.members.size);
  if (expected >= minMembers && arrived < expected) return { kind: "tooFewYet" };
  const difference = figureDifference(shownOf(measure, pinned), shownOf(measure, current));
  const isOfMean = pinned.isOfMean || current.isOfMean;
  return difference && { kind: "mayBeChance", difference, ...(isOfMean && { isOfMean }) };
}

export function expectedPairs(
  pinned: Pick<MemberFigures<unknown>, "memberCount">,
  current: Pick<MemberFigures<unknown>, "memberCount">,
): number {
  return Math.min(pinned.memberCount, current.memberCount);
}

function shownOf<T>(
  { read, round }: PairedMeasure<T>,
  { members }: MemberFigures<T>,
): number | undefined {
  const spread = spreadOf([...members.values()].flatMap((figures) => read(figures) ?? []));
  return spread && round(spread);
}

type Pair = readonly [pinned: number, current: number];

function pairsOf<T>(
  { read }: PairedMeasure<T>,
  pinned: MemberFigures<T>,
  current: MemberFigures<T>,
): readonly Pair[] {
  return [...pinned.members].flatMap(([number, figures]): Pair[] => {
    const other = current.members.get(number);
    const [one, two] = [read(figures), other && read(other)];
    return one === undefined || two === undefined ? [] : [[one, two]];
  });
}

function rangeOf<T>(
  { finest, isDay = false }: PairedMeasure<T>,
  pairs: readonly Pair[],
): PairedDifference | undefined {
  const spread = spreadOf(pairs.map(([pinned, current]) => current - pinned));
  if (!spread) return undefined;
  const rounded = (value: number) => roundTo(value, isDay ? 1 : stepInRange(value, spread, finest));
  const [low, high] = [rounded(spread.low), rounded(spread.high)];
  const range = { low, high, median: spread.median };
  const median = rounded(spread.median);
  const shares = isDay ? undefined : sharesOf(pairs);
  if (spread.low === 0 && spread.high === 0) {
    const difference = { direction: "same", amount: 0, share: 0 } as const;
    return { kind: "clear", range, shares, difference };
  }
  // What is written decides: a range that is written with a zero is not called clear.
  if (low <= 0 && high >= 0) return { kind: "unclear", range, shares };
  return {
    kind: "clear",
    range,
    shares,
    difference: {
      direction: median > 0 ? "more" : "less",
      amount: Math.abs(median),
      share: shares && Math.abs(shares.median),
    },
  };
}

/** Range of the relative differences; undefined if one of them is not defined. */
function sharesOf(pairs: readonly Pair[]): ShareRange | undefined {
  if (!pairs.every(([pinned]) => pinned > 0)) return undefined;
  const spread = spreadOf(pairs.map(([pinned, current]) => (current - pinned) / pinned));
  if (!spread) return undefined;
  const rounded = (value: number) => roundTo(value, stepInRange(value, spread, 0.001));
  return { low: rounded(spread.low), median: rounded(spread.median), high: rounded(spread.high) };
}

/** From one shown figure to the other; undefined unless both are known. */
export function figureDifference(
  pinned: number | undefined,
  current: number | undefined,
): FigureDifference | undefined {
  if (pinned === undefined || current === undefined) return undefined;
  // Rounded to tenths: 0.3 − 0.1 is not 0.2 in binary.
  const amount = Math.round(Math.abs(current - pinned) * 10) / 10;
  if (amount === 0) return { direction: "same", amount: 0, share: 0 };
  return {
    direction: current > pinned ? "more" : "less",
    amount,
    share: pinned > 0 ? amount / pinned : undefined,
  };
}
