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
 * Sorted by risk. Groups that are no personal choice, such as the variant, keep the visitor's
 * setting; all others start at their default.
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

/** Start of the axis; smaller risks are placed there. */
const minShown = 1e-4;

/** Position of a risk on a logarithmic axis, from 0 to 1. */
export function riskPosition(risk: number): number {
  const least = Math.log10(minShown);
  return Math.min(1, Math.max(0, (Math.log10(Math.max(risk, minShown)) - least) / -least));
}
