// The simulated city as a model of the filter: a particle is a run with its unknowns.
import { type Day, weekday } from "@episcope/common";
import { key, uniform } from "@episcope/model";
import type { Reported } from "@episcope/scenario";
import { purpose } from "../draws.ts";
import type { FilteredModel } from "../filter/particleFilter.ts";
import { logNegativeBinomial } from "../likelihood.ts";
import type { Prediction } from "../prediction.ts";
import {
  type Cloud,
  type Course,
  cloudOf,
  detectedShare,
  drawn,
  type FilterWeek,
  growthOf,
  type Unknowns,
} from "../unknowns.ts";
import {
  countsCases,
  expectedReports,
  logLikelihoodOf,
  reportsPerCase,
} from "../weekLikelihood.ts";
import type { Snapshot } from "./advance.ts";
import { type Ancestor, grownFrom, recipeOf } from "./ancestry.ts";
import type { Advancing } from "./threads.ts";

export interface CityParticle {
  readonly ancestor: Ancestor;
  readonly prediction: Prediction;
  readonly snapshot: Snapshot | undefined;
}

/**
 * Steps begin on Mondays, or on another day of the week (0: Sunday); the first one is longer by the
 * days before the first whole week.
 */
export function filterWeeks(startDay: Day, endDay: Day, begin = 1): readonly FilterWeek[] {
  const toBegin = (7 + begin - weekday(startDay)) % 7;
  const weeks: FilterWeek[] = [];
  for (let day = startDay + toBegin; day + 6 <= endDay; day += 7) {
    weeks.push({ first: weeks.length === 0 ? startDay : day, last: day + 6 });
  }
  return weeks;
}

export interface CityModelSource {
  readonly course: Course;
  readonly startDay: Day;
  readonly weeks: readonly FilterWeek[];
  readonly reported: Reported;
  readonly advancing: Advancing;
  onAdvanced?(step: number, done: number): void;
}

export class CityModel implements FilteredModel<CityParticle> {
  readonly #source: CityModelSource;
  /** Memory of snapshots that are no longer needed. */
  readonly #free: SharedArrayBuffer[] = [];

  /** For reports of earlier weeks. */
  readonly #predictions = new WeakMap<Ancestor, Prediction>();

  constructor(source: CityModelSource) {
    this.#source = source;
  }

  remember(particles: readonly CityParticle[]): void {
    for (const { ancestor, prediction } of particles) this.#predictions.set(ancestor, prediction);
  }

  uniform(step: number): number {
    return uniform(key(this.#source.course.regionKey, step, purpose.resampling), 0);
  }

  async advance(
    step: number,
    parents: readonly (CityParticle | undefined)[],
    isResampled: boolean,
  ): Promise<readonly CityParticle[]> {
    const { weeks } = this.#source;
    const week = weeks[step];
    if (!week) throw new RangeError(`there is no week ${step}`);
    const known = parents.flatMap((parent) => (parent ? [parent.ancestor.unknowns] : []));
    const cloud = isResampled && known.length > 0 ? cloudOf(known) : undefined;
    const ancestors = parents.map((parent, number) =>
      this.#grown(step, week, number, parent, cloud),
    );
    return this.#simulate(step, ancestors, parents);
  }

  /** Of the two weeks before a step. */
  #growthBefore(step: number): number {
    const { people, weeks } = this.#source.reported;
    const rate = (index: number) => {
      const cases = weeks[index]?.cases;
      return cases === undefined ? undefined : (100_000 * cases) / people;
    };
    return growthOf(rate(step - 2), rate(step - 1));
  }

  #grown(
    step: number,
    week: FilterWeek,
    number: number,
    parent: CityParticle | undefined,
    cloud: Cloud | undefined,
  ): Ancestor {
    const { course } = this.#source;
    const before: Unknowns | undefined = parent?.ancestor.unknowns;
    const unknowns = drawn(course, step, week, number, before, cloud, this.#growthBefore(step));
    return grownFrom(course, parent?.ancestor, step, week, number, unknowns);
  }

  /** Children of one parent follow each other, so that its memory is soon free again. */
  async #simulate(
    step: number,
    ancestors: readonly Ancestor[],
    parents: readonly (CityParticle | undefined)[],
  ): Promise<readonly CityParticle[]> {
    const { advancing, onAdvanced } = this.#source;
    const until = this.#lastDay(step);
    const children = new Map<CityParticle, number>();
    for (const parent of parents) if (parent) children.set(parent, (children.get(parent) ?? 0) + 1);
    const particles = new Array<CityParticle>(ancestors.length);
    let next = 0;
    let done = 0;
    const work = async () => {
      while (next < ancestors.length) {
        const number = next++;
        const ancestor = ancestors[number];
        const parent = parents[number];
        if (!ancestor) continue;
        const advanced = await advancing.advance({
          recipe: recipeOf(ancestor),
          until,
          from: parent?.snapshot,
          into: this.#free.pop(),
        });
        particles[number] = { ancestor, ...advanced };
        if (parent) this.#leave(parent, children);
        onAdvanced?.(step, ++done);
      }
    };
    await Promise.all(Array.from({ length: advancing.width }, work));
    this.remember(particles);
    return particles;
  }

  #lastDay(step: number): number {
    const { weeks, startDay } = this.#source;
    return (weeks[step]?.last ?? startDay) - startDay + 1;
  }

  #leave(parent: CityParticle, children: Map<CityParticle, number>): void {
    const left = (children.get(parent) ?? 1) - 1;
    children.set(parent, left);
    if (left === 0 && parent.snapshot) this.#free.push(parent.snapshot.buffer);
  }

  /** Memory of particles that have no children. */
  release(particles: readonly CityParticle[]): void {
    for (const { snapshot } of particles) if (snapshot) this.#free.push(snapshot.buffer);
  }

  /** Particles again, from their recipes alone. */
  async replayed(step: number, ancestors: readonly Ancestor[]): Promise<readonly CityParticle[]> {
    return this.#simulate(
      step,
      ancestors,
      ancestors.map(() => undefined),
    );
  }

  logLikelihood(step: number, { ancestor, prediction }: CityParticle): number {
    const { reported, course } = this.#source;
    const week = reported.weeks[step];
    if (!week) return 0;
    const detection = detectedShare(course.priors, ancestor.unknowns, week.day);
    const late = this.#lateVariants(step, ancestor);
    const logs = logLikelihoodOf(
      { ...week, variants: late.variants },
      { ...prediction, strains: late.strains },
      detection,
      reported.people,
      course.priors,
    );
    return logs.cases + logs.admissions + logs.intensiveCare + logs.variants;
  }

  /** Shares of variants that become known with a step, and what the particle predicted for them. */
  #lateVariants(step: number, ancestor: Ancestor) {
    const { weeks, variantsDelay = 0 } = this.#source.reported;
    let then: Ancestor | undefined = ancestor;
    for (let ago = 0; ago < variantsDelay; ago++) then = then?.parent;
    const strains = then && this.#predictions.get(then)?.strains;
    const variants = strains && weeks[step - variantsDelay]?.variants;
    return { variants, strains: strains ?? [] };
  }

  /** Who is infected by now decides most of the next week's reports. */
  logLookAhead(step: number, { ancestor, prediction }: CityParticle): number {
    const { reported, course } = this.#source;
    const week = reported.weeks[step + 1];
    if (week?.cases === undefined || !countsCases(week, course.priors)) return 0;
    const detection = detectedShare(course.priors, ancestor.unknowns, week.day);
    const perCase = reportsPerCase(prediction, detection, reported.people);
    const { mean, dispersion } = expectedReports(
      prediction.nextCases,
      perCase,
      reported.people,
      course.priors,
    );
    // Those who are infected later are missing, so it counts half.
    return 0.5 * logNegativeBinomial(week.cases, mean, dispersion);
  }
}
