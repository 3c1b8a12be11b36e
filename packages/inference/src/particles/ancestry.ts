// What a particle is: its unknowns in every step, shared with all that have the same ancestors.
import type { Recipe, RecipeStep, StrainFactors } from "@episcope/scenario";
import {
  type Course,
  type FilterWeek,
  newFactors,
  recipeStep,
  type Unknowns,
} from "../unknowns.ts";

export interface Ancestor {
  readonly parent: Ancestor | undefined;
  readonly step: number;
  /** Among the particles of its step: with the step, it gives all of its draws. */
  readonly number: number;
  readonly unknowns: Unknowns;
  readonly recipeStep: RecipeStep;
  /** Strains whose factors are new in this step. */
  readonly strains: readonly StrainFactors[];
}

export function grownFrom(
  course: Course,
  parent: Ancestor | undefined,
  step: number,
  week: FilterWeek,
  number: number,
  unknowns: Unknowns,
): Ancestor {
  return {
    parent,
    step,
    number,
    unknowns,
    recipeStep: recipeStep(course, step, week, number, unknowns),
    strains: newFactors(week, unknowns, parent?.unknowns),
  };
}

/** From the first step on. */
export function lineage(last: Ancestor): readonly Ancestor[] {
  const line: Ancestor[] = [];
  for (let one: Ancestor | undefined = last; one; one = one.parent) line.push(one);
  return line.reverse();
}

export function recipeOf(last: Ancestor): Recipe {
  const line = lineage(last);
  return {
    steps: line.map(({ recipeStep }) => recipeStep),
    strains: line.flatMap(({ strains }) => strains),
  };
}
