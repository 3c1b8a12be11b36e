// The bars of the waterfall as fractions of its width (calculators specification 10).
import { baseOf, contributions, type RChoices, type RDefinition, rValue } from "@episcope/battery";

export interface WaterfallBar {
  /** Index of the group; undefined for base and result. */
  readonly group: number | undefined;
  /** From 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** R of the base or the result, or the change by the group. */
  readonly value: number;
}

export interface WaterfallLayout {
  readonly base: WaterfallBar;
  readonly steps: readonly WaterfallBar[];
  readonly result: WaterfallBar;
  /** Position of R = 1. */
  readonly one: number;
}

/** The axis begins at 0 and always shows R = 1 with some space after it. */
const minEnd = 1.25;

export function layoutWaterfall(definition: RDefinition, choices: RChoices): WaterfallLayout {
  const base = baseOf(definition, choices);
  const steps = contributions(definition, choices);
  const end = Math.max(minEnd, base, ...steps.map(({ after }) => after)) * 1.02;
  const place = (r: number) => Math.min(1, Math.max(0, r / end));
  const bar = (group: number | undefined, before: number, after: number): WaterfallBar => ({
    group,
    from: place(Math.min(before, after)),
    to: place(Math.max(before, after)),
    value: after - before,
  });
  return {
    base: bar(undefined, 0, base),
    steps: steps.map(({ group, before, after }) => bar(group, before, after)),
    result: bar(undefined, 0, Math.max(0, rValue(definition, choices))),
    one: place(1),
  };
}
