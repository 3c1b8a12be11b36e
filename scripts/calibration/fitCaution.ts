// Fits how closely people met from month to month, so that the base run of a region follows the
// reported cases: step by step, each from a snapshot of the steps fitted before.
import { Simulation } from "@episcope/model";
import { cityOf, courseOf, type FittedRegion, settingsOf } from "./baseCourse.ts";
import { cautionIn, type Step, thetaIn, withCaution } from "./calibrationFile.ts";
import { dayOf, incidences, mean } from "./compare.ts";
import type { ReportedCases } from "./reportedCases.ts";
import { seedsToFit } from "./seeds.ts";

/** Days until what people do shows in cases. */
const lag = 12;
/** Evenly spaced on a log scale; nobody is assumed to come closer than before the epidemic. */
const tried = [0.25, 0.3, 0.36, 0.43, 0.51, 0.61, 0.72, 0.85, 1];
/**
 * Penalty for a change from one step to the next, relative to an error of the same size: people do
 * not go from one extreme to the other.
 */
const inertia = 0.25;

/** A fitted step; errors are factors. */
export interface FittedStep extends Step {
  readonly error: number;
  readonly simulatedOverExpected: number;
}

/** Fits all steps that show in reported cases; dates and later values are unchanged. */
export function fitCaution(
  calibration: string,
  place: FittedRegion,
  reported: ReportedCases,
  report: (step: FittedStep) => void,
): string {
  const city = cityOf(place);
  const theta = thetaIn(calibration, place);
  let steps = cautionIn(calibration, place);
  /** By seed. */
  const settingsWith = (values: readonly Step[]) => {
    const settings = settingsOf(place, withCaution(calibration, place, values));
    return (seed: number) => ({ ...settings, theta, seed: settings.seed + seed });
  };
  const first = settingsWith(steps);
  let past = seedsToFit.map((seed) => ({
    seed,
    snapshot: new Simulation(city, first(seed)).save(),
  }));
  for (const [index, { date }] of steps.entries()) {
    const next = steps[index + 1];
    const end = Math.min(next ? dayOf(next.date) + lag : reported.lastDay, reported.lastDay);
    if (dayOf(date) + lag + 7 > end) break;
    const replaced = (value: number) =>
      steps.map((step, at) => (at >= index ? { ...step, value } : step));
    const resumed = (values: readonly Step[], until: number) => {
      const bySeed = settingsWith(values);
      return past.map(({ seed, snapshot }) => {
        const settings = bySeed(seed);
        const run = Simulation.resume(city, settings, snapshot);
        while (!run.isFinished && settings.startDay + run.day <= until) run.step();
        return { seed, run, settings };
      });
    };
    const fitted = tried.map((value) => {
      const courses = resumed(replaced(value), end).map(({ run, settings }) =>
        courseOf(run, settings, city),
      );
      const errors: number[] = [];
      for (let day = end; day > dayOf(date) + lag; day -= 7) {
        // Seed by seed, as the score: in their mean the largest outbreak would decide.
        for (const course of courses) {
          const { expected, simulated } = incidences(course, reported, day);
          errors.push(Math.log(Math.max(1, simulated) / Math.max(1, expected)));
        }
      }
      const error = mean(errors.map((one) => one ** 2));
      const change = Math.log(value / (steps[index - 1]?.value ?? value)) ** 2;
      return { value, error, bias: mean(errors), misfit: error + inertia * change };
    });
    const best = fitted.reduce((found, one) => (one.misfit < found.misfit ? one : found));
    report({
      date,
      value: best.value,
      error: Math.exp(Math.sqrt(best.error)),
      simulatedOverExpected: Math.exp(best.bias),
    });
    const chosen = replaced(best.value);
    if (next)
      past = resumed(chosen, dayOf(next.date) - 1).map(({ seed, run }) => ({
        seed,
        snapshot: run.save(),
      }));
    steps = steps.map((step, at) => (at === index ? { ...step, value: best.value } : step));
  }
  return withCaution(calibration, place, steps);
}
