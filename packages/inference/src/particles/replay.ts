// A recipe from the first day to the last: what the run predicts for every week.
import { Simulation } from "@episcope/model";
import type { Recipe } from "@episcope/scenario";
import { delaysOf, type Prediction, predictWeek } from "../prediction.ts";
import type { Priors } from "../priors.ts";
import type { FilterWeek } from "../unknowns.ts";
import type { BaseRun } from "./baseRun.ts";

export function replay(
  base: BaseRun,
  recipe: Recipe,
  weeks: readonly FilterWeek[],
  priors: Priors,
): readonly Prediction[] {
  const { startDay, profile } = base.scenario;
  const settings = base.settings(recipe);
  const delays = delaysOf(priors, profile);
  const run = new Simulation(base.city, settings);
  return weeks.map(({ last }) => {
    while (startDay + run.day <= last && !run.isFinished) run.step();
    return predictWeek(run.record, settings, delays);
  });
}
