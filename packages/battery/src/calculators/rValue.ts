// R = (base + Σ additions) × Π factors (calculators specification 5), and what follows from it
// (calculators specification 10).
import { type Choices, chosenOption, initialChoices, type RDefinition } from "./definition.ts";

export interface RChoices {
  /** Index of the base value. */
  readonly base: number;
  readonly options: Choices;
}

export function initialRChoices(definition: RDefinition): RChoices {
  return { base: 0, options: initialChoices(definition) };
}

export function baseOf({ bases }: RDefinition, { base }: RChoices): number {
  return (bases[base] ?? bases[0]).value;
}

/** Neither clamped nor rounded. */
export function rValue(definition: RDefinition, choices: RChoices): number {
  let sum = baseOf(definition, choices);
  let product = 1;
  definition.groups.forEach((group, index) => {
    const { value } = chosenOption(group, choices.options[index]);
    if (group.effect === "add") sum += value;
    else product *= value;
  });
  return sum * product;
}

/** R plus and minus the margin of the definition, never below 0. */
export function shownRange({ margin }: RDefinition, r: number): { low: number; high: number } {
  const shown = Math.max(0, r);
  return { low: (1 - margin) * shown, high: (1 + margin) * shown };
}

/**
 * One bar of the waterfall: R before and after the effect of a group, in the order of the formula.
 */
export interface Contribution {
  /** Index of the group. */
  readonly group: number;
  readonly before: number;
  readonly after: number;
}

/** Additions come first, then factors; the last bar ends at R. */
export function contributions(definition: RDefinition, choices: RChoices): readonly Contribution[] {
  let before = baseOf(definition, choices);
  const steps: Contribution[] = [];
  for (const effect of ["add", "multiply"] as const) {
    definition.groups.forEach((group, index) => {
      if (group.effect !== effect) return;
      const { value } = chosenOption(group, choices.options[index]);
      const after = effect === "add" ? before + value : before * value;
      steps.push({ group: index, before, after });
      before = after;
    });
  }
  return steps;
}

/** "open" if the ends of the shown range say different things. */
export type Trend = "falls" | "constant" | "rises" | "open";

/** Cases that need longer than this to double or halve are called constant. */
const constantDays = 365;

/** The one decision about what R means: words, times and colours follow it. */
export function trendOf(definition: RDefinition, r: number): Trend {
  const { low, high } = shownRange(definition, r);
  const isConstant = (value: number) =>
    doublingDays(value, definition.generationDays) > constantDays;
  if (isConstant(low) && isConstant(high)) return "constant";
  if (low < 1 && high > 1) return "open";
  return r < 1 ? "falls" : "rises";
}

/**
 * Days in which cases double (R above 1) or halve (below 1): T · ln 2 / |ln R|. Infinite at R = 1,
 * 0 if R is not positive.
 */
export function doublingDays(r: number, generationDays: number): number {
  if (r <= 0) return 0;
  return (generationDays * Math.LN2) / Math.abs(Math.log(r));
}

/** Cases on each day from day 0, relative to day 0: R^(t / T). */
export function growthCurve(r: number, generationDays: number, days: number): Float64Array {
  const base = Math.max(0, r);
  return Float64Array.from({ length: days + 1 }, (_, day) => base ** (day / generationDays));
}
