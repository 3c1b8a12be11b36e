// Probability of an infection: dose = Θ × Π multipliers ÷ Π divisors, P = 1 − exp(−dose)
// (calculators specification 8).
import {
  type CalculatorGroup,
  type Choices,
  chosenOption,
  type RiskDefinition,
} from "./definition.ts";

export function dose({ calibration, groups }: RiskDefinition, choices: Choices): number {
  return groups.reduce((product, group, index) => {
    const { value } = chosenOption(group, choices[index]);
    return group.effect === "divide" ? product / value : product * value;
  }, calibration);
}

export function infectionRisk(definition: RiskDefinition, choices: Choices): number {
  return riskOfDose(dose(definition, choices));
}

/** expm1 is precise for small doses. */
function riskOfDose(amount: number): number {
  return amount === 0 ? 0 : -Math.expm1(-amount);
}

/** The risk is about 1 in this many; undefined for a risk of 0. */
export function oneIn(risk: number): number | undefined {
  return risk > 0 ? Math.round(1 / risk) : undefined;
}

export interface SmallerRisk {
  /** Indices of the group and of its option. */
  readonly group: number;
  readonly option: number;
  readonly risk: number;
}

/**
 * For each group, the mildest other option that at least halves the risk, all else being equal.
 * Lowest risk first.
 */
export function halvingChanges(
  definition: RiskDefinition,
  choices: Choices,
): readonly SmallerRisk[] {
  const half = infectionRisk(definition, choices) / 2;
  if (half === 0) return [];
  return definition.groups
    .flatMap((group, index) =>
      group.isGiven ? [] : mildest(definition, choices, group, index, half),
    )
    .sort((a, b) => a.risk - b.risk || a.group - b.group);
}

function mildest(
  definition: RiskDefinition,
  choices: Choices,
  group: CalculatorGroup,
  index: number,
  half: number,
): SmallerRisk[] {
  const enough = group.options
    .map((_, option) => ({
      group: index,
      option,
      risk: infectionRisk(definition, choices.with(index, option)),
    }))
    .filter(({ risk }) => risk <= half);
  return enough.toSorted((a, b) => b.risk - a.risk).slice(0, 1);
}

/** Risk by duration, all else as chosen. */
export interface DurationCurve {
  /** Values of the options, ascending. */
  readonly durations: Float64Array;
  readonly risks: Float64Array;
}

const curvePoints = 120;

/**
 * From the shortest to the longest duration in geometric steps; undefined if no group has
 * durations.
 */
export function durationCurve(
  definition: RiskDefinition,
  choices: Choices,
): DurationCurve | undefined {
  const { durationGroup, groups } = definition;
  const group = durationGroup === undefined ? undefined : groups[durationGroup];
  if (durationGroup === undefined || !group) return undefined;
  const values = group.options.map(({ value }) => value);
  const [shortest, longest] = [Math.min(...values), Math.max(...values)];
  const { value } = chosenOption(group, choices[durationGroup]);
  const perUnit = dose(definition, choices) / value;
  const durations = Float64Array.from(
    { length: curvePoints + 1 },
    (_, point) => shortest * (longest / shortest) ** (point / curvePoints),
  );
  return { durations, risks: durations.map((duration) => riskOfDose(perUnit * duration)) };
}
