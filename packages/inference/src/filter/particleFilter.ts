// A particle filter for any model: particles go on step by step, are weighed by what was observed,
// and poor ones are replaced by copies of good ones.
import { effectiveSize, normalised, systematic, weigh } from "./weights.ts";

export interface FilteredModel<Particle> {
  /** All particles after a step. `isResampled`: they may be copies, and are to be told apart. */
  advance(
    step: number,
    parents: readonly (Particle | undefined)[],
    isResampled: boolean,
  ): Promise<readonly Particle[]>;
  logLikelihood(step: number, particle: Particle): number;
  /**
   * How well a particle is going to fit the next step, judged by its present state: decides who is
   * copied (auxiliary particle filter, Pitt and Shephard 1999), never what is said of this step.
   */
  logLookAhead?(step: number, particle: Particle): number;
  /** For resampling after a step, in (0, 1). */
  uniform(step: number): number;
}

export interface FilterOptions {
  readonly count: number;
  readonly steps: number;
  /** Shares of the number of particles. */
  readonly resampleBelow: number;
  readonly leastEffective: number;
}

/** Particles after a step, with weights that know all observations up to it and none later. */
export interface FilterStep<Particle> {
  readonly step: number;
  readonly particles: readonly Particle[];
  /** Before and after this step's observations. */
  readonly forecastWeights: Float64Array;
  readonly weights: Float64Array;
  readonly effective: number;
  readonly exponent: number;
  /** How the next step begins: parents, and their weights. */
  readonly next: Continuation;
}

interface Continuation {
  readonly parents: Int32Array;
  readonly weights: Float64Array;
  readonly isResampled: boolean;
}

/** Goes on after `earlier`, if given. */
export async function* filtered<Particle>(
  model: FilteredModel<Particle>,
  { count, steps, resampleBelow, leastEffective }: FilterOptions,
  earlier?: FilterStep<Particle>,
): AsyncGenerator<FilterStep<Particle>> {
  const even = new Float64Array(count).fill(1 / count);
  let particles: readonly (Particle | undefined)[] =
    earlier?.particles ?? new Array<undefined>(count).fill(undefined);
  let next: Continuation = earlier?.next ?? {
    parents: Int32Array.from(even.keys()),
    weights: even,
    isResampled: false,
  };
  for (let step = (earlier?.step ?? -1) + 1; step < steps; step++) {
    const parents = Array.from(next.parents, (parent) => particles[parent]);
    const forecastWeights = next.weights;
    const advanced = await model.advance(step, parents, next.isResampled);
    particles = advanced;
    const likelihoods = Float64Array.from(advanced, (one) => model.logLikelihood(step, one));
    const weighed = weigh(forecastWeights, likelihoods, leastEffective * count);
    const ahead = Float64Array.from(advanced, (one) => model.logLookAhead?.(step, one) ?? 0);
    next = continuation(weighed.weights, ahead, step);
    yield { step, particles: advanced, forecastWeights, ...weighed, next };
  }

  function continuation(weights: Float64Array, logAhead: Float64Array, step: number): Continuation {
    const ahead = weigh(weights, logAhead, leastEffective * count);
    if (effectiveSize(ahead.weights) >= resampleBelow * count)
      return { parents: Int32Array.from(even.keys()), weights, isResampled: false };
    const chosen = systematic(ahead.weights, count, model.uniform(step));
    // Who was chosen for what comes next is not yet better for it.
    const corrected = Float64Array.from(chosen, (parent) =>
      Math.log((weights[parent] ?? 0) / (ahead.weights[parent] ?? 1)),
    );
    return { parents: chosen, weights: normalised(corrected), isResampled: true };
  }
}
