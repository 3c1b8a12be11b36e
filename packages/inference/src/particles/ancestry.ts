// What a particle is: its unknowns in every step, shared with all that have the same ancestors.
import type { Recipe, RecipeStep } from "@episcope/scenario";
import type { Unknowns } from "../unknowns.ts";

export interface Ancestor {
  readonly parent: Ancestor | undefined;
  readonly step: number;
  /** Among the particles of its step: with the step, it gives all of its draws. */
  readonly number: number;
  readonly unknowns: Unknowns;
  readonly recipeStep: RecipeStep;
}

/** From the first step on. */
export function lineage(last: Ancestor): readonly Ancestor[] {
  const line: Ancestor[] = [];
  for (let one: Ancestor | undefined = last; one; one = one.parent) line.push(one);
  return line.reverse();
}

export function recipeOf(last: Ancestor): Recipe {
  return {
    steps: lineage(last).map(({ recipeStep }) => recipeStep),
    strains: last.unknowns.strains,
  };
}
