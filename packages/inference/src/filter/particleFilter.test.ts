// The filter on models small enough to know the truth.
import { key, uniform } from "@episcope/model";
import { describe, expect, test } from "vitest";
import { normal } from "../draws.ts";
import { logNegativeBinomial } from "../likelihood.ts";
import { weightedQuantiles } from "../scores/quantiles.ts";
import { type FilteredModel, type FilterStep, filtered } from "./particleFilter.ts";

async function lastStep<P>(steps: AsyncGenerator<FilterStep<P>>): Promise<FilterStep<P>> {
  let last: FilterStep<P> | undefined;
  for await (const step of steps) last = step;
  if (!last) throw new Error("no step");
  return last;
}

const options = { count: 400, resampleBelow: 0.5, leastEffective: 0.1 };

/** A level that wanders by 0.5 a step, observed with an error of 1. */
function walk(observed: readonly number[], seed: number, looksAhead: boolean) {
  const logOf = (value: number, step: number, variance: number) =>
    step < observed.length ? -((value - (observed[step] ?? 0)) ** 2) / (2 * variance) : 0;
  const model: FilteredModel<number> = {
    advance: async (step, parents) =>
      parents.map((parent, number) =>
        parent === undefined
          ? normal(key(seed, 0), number)
          : parent + 0.5 * normal(key(seed, step + 1), number),
      ),
    logLikelihood: (step, value) => logOf(value, step, 1),
    uniform: (step) => uniform(key(seed, 99), step),
    ...(looksAhead && { logLookAhead: (step, value) => logOf(value, step + 1, 1.25) }),
  };
  return model;
}

function kalman(observed: readonly number[]) {
  let [mean, variance] = [0, 1];
  observed.forEach((value, step) => {
    if (step > 0) variance += 0.25;
    const gain = variance / (variance + 1);
    mean += gain * (value - mean);
    variance *= 1 - gain;
  });
  return { mean, variance };
}

describe.each([
  ["without looking ahead", false],
  ["looking ahead", true],
])("%s", (_, looksAhead) => {
  test("agrees with the exact filter of a linear model", async () => {
    const observed = [0.3, 1.2, 0.8, 2.1, 2.4, 1.9, 3.2, 2.8];
    const exact = kalman(observed);
    const means: number[] = [];
    const variances: number[] = [];
    for (let seed = 0; seed < 10; seed++) {
      const { particles, weights } = await lastStep(
        filtered(walk(observed, seed, looksAhead), { ...options, steps: observed.length }),
      );
      const mean = particles.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      means.push(mean);
      variances.push(
        particles.reduce((sum, value, at) => sum + (value - mean) ** 2 * (weights[at] ?? 0), 0),
      );
    }
    const average = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(average(means)).toBeCloseTo(exact.mean, 1);
    expect(Math.abs(average(variances) - exact.variance)).toBeLessThan(0.05);
  });
});

test("what is said of a step does not know what comes later", async () => {
  const until = async (observed: readonly number[]) => {
    const all: FilterStep<number>[] = [];
    for await (const step of filtered(walk(observed, 1, true), { ...options, steps: 6 }))
      all.push(step);
    return all[3];
  };
  const one = await until([0, 1, 1, 2, 9, 9]);
  const other = await until([0, 1, 1, 2, -9, -9]);
  expect(one?.weights).toEqual(other?.weights);
  expect(one?.particles).toEqual(other?.particles);
  expect(one?.next).not.toEqual(other?.next);
});

test("goes on after a step as if never interrupted", async () => {
  const model = walk([0, 1, 1, 2, 3, 2], 1, true);
  const all: FilterStep<number>[] = [];
  for await (const step of filtered(model, { ...options, steps: 6 })) all.push(step);
  expect(await lastStep(filtered(model, { ...options, steps: 6 }, all[2]))).toEqual(all[5]);
});

/** A made-up epidemic: infections follow those of the last two steps with a wandering R. */
interface Epidemic {
  readonly infections: readonly number[];
  readonly logR: number;
  readonly detection: number;
}

const stepsOfEpidemic = 30;
const wander = 0.12;

function grown(before: Epidemic, ofKey: number): Epidemic {
  const logR = 0.95 * before.logR + wander * normal(ofKey, 0);
  const [older = 0, newer = 0] = before.infections.slice(-2);
  const expected = Math.exp(logR) * (0.6 * newer + 0.4 * older);
  // Chance of a small population.
  const next = Math.max(1, expected + Math.sqrt(expected) * normal(ofKey, 1));
  return { ...before, logR, infections: [...before.infections, next] };
}

function firstOf(ofKey: number): Epidemic {
  return {
    infections: [100, 100],
    logR: 0.2 * normal(ofKey, 2),
    detection: 0.4 * Math.exp(0.15 * normal(ofKey, 3)),
  };
}

test("recovers R and infections of 20 made-up epidemics", async () => {
  const dispersion = 0.02;
  let [insideR, insideInfections] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    let truth = firstOf(key(seed, 1000));
    const reports: number[] = [];
    for (let step = 0; step < stepsOfEpidemic; step++) {
      truth = grown(truth, key(seed, 1001, step));
      const mean = (truth.infections.at(-1) ?? 0) * truth.detection;
      reports.push(
        Math.round(mean * Math.exp(Math.sqrt(dispersion) * normal(key(seed, 1002), step))),
      );
    }
    const model: FilteredModel<Epidemic> = {
      advance: async (step, parents) =>
        parents.map((parent, number) => {
          const ofKey = key(seed, step, number);
          return grown(parent ?? firstOf(ofKey), ofKey);
        }),
      logLikelihood: (step, { infections, detection }) =>
        logNegativeBinomial(reports[step] ?? 0, (infections.at(-1) ?? 0) * detection, dispersion),
      uniform: (step) => uniform(key(seed, 99), step),
    };
    const { particles, weights } = await lastStep(
      filtered(model, { ...options, steps: stepsOfEpidemic }),
    );
    const isInside = (read: (one: Epidemic) => number) => {
      const [low = 0, high = 0] = weightedQuantiles(particles.map(read), [...weights], [0.1, 0.9]);
      return read(truth) >= low && read(truth) <= high ? 1 : 0;
    };
    insideR += isInside(({ logR }) => logR);
    insideInfections += isInside(({ infections }) => infections.at(-1) ?? 0);
  }
  // 80 % of 20, and what chance may do (99 % of a binomial distribution).
  for (const inside of [insideR, insideInfections]) {
    expect(inside).toBeGreaterThanOrEqual(11);
    expect(inside).toBeLessThanOrEqual(20);
  }
});
