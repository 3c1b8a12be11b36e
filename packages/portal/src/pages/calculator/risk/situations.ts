// Situations to compare a risk with: the scenarios and everyday situations of the definition.
import {
  type Choices,
  infectionRisk,
  initialChoices,
  type RiskDefinition,
  type Situation,
  withPresets,
} from "@episcope/battery";

export interface ComparedSituation {
  readonly name: string;
  readonly description: string | undefined;
  readonly risk: number;
}

/**
 * Lowest risk first. What nobody chooses, such as a variant, is as the visitor has it; all else
 * begins at its default.
 */
export function comparedSituations(
  definition: RiskDefinition,
  choices: Choices,
): readonly ComparedSituation[] {
  const { groups, scenarios, everyday } = definition;
  const initial = initialChoices(definition).map((place, index) =>
    groups[index]?.isGiven ? (choices[index] ?? place) : place,
  );
  return [...everyday, ...scenarios]
    .map((situation: Situation) => ({
      name: situation.name,
      description: situation.description,
      risk: infectionRisk(definition, withPresets(initial, situation)),
    }))
    .sort((a, b) => a.risk - b.risk);
}

/** Ends of the axis: below a ten-thousandth everything is at its left end. */
const leastShown = 1e-4;

/** Place of a risk from 0 to 1 on an axis on which each step is ten times the one before. */
export function placeOfRisk(risk: number): number {
  const least = Math.log10(leastShown);
  return Math.min(1, Math.max(0, (Math.log10(Math.max(risk, leastShown)) - least) / -least));
}
