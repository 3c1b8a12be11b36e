// One particle goes on to a day: what threads do.
import { Simulation } from "@episcope/model";
import type { Recipe } from "@episcope/scenario";
import { type Delays, delaysOf, type Prediction, predictWeek } from "../prediction.ts";
import type { Priors } from "../priors.ts";
import { BaseRun, type BaseRunSource } from "./baseRun.ts";

/** Bytes in memory that threads share. */
export interface Snapshot {
  readonly buffer: SharedArrayBuffer;
  readonly length: number;
}

export interface AdvanceTask {
  readonly recipe: Recipe;
  /** Days of the run after which it stops. */
  readonly until: number;
  /** Where it goes on; without it, from the first day. */
  readonly from: Snapshot | undefined;
  /** Memory that is free to be overwritten, if it is large enough. */
  readonly into: SharedArrayBuffer | undefined;
}

export interface Advanced {
  readonly prediction: Prediction;
  readonly snapshot: Snapshot;
}

export interface AdvancerSource extends BaseRunSource {
  readonly priors: Priors;
}

const headroom = 1.15;

export class Advancer {
  readonly #base: BaseRun;
  readonly #delays: Delays;

  constructor(source: AdvancerSource) {
    this.#base = new BaseRun(source);
    this.#delays = delaysOf(source.priors, this.#base.scenario.profile);
  }

  advance({ recipe, until, from, into }: AdvanceTask): Advanced {
    const { city } = this.#base;
    const settings = this.#base.fastSettings(recipe);
    const run = from
      ? Simulation.resume(city, settings, new Uint8Array(from.buffer, 0, from.length))
      : new Simulation(city, settings);
    while (run.day < until && !run.isFinished) run.step();
    const prediction = predictWeek(run.record, settings, this.#delays);
    const bytes = run.save();
    const buffer =
      into && into.byteLength >= bytes.length
        ? into
        : new SharedArrayBuffer(Math.ceil(headroom * bytes.length));
    new Uint8Array(buffer).set(bytes);
    return { prediction, snapshot: { buffer, length: bytes.length } };
  }
}
