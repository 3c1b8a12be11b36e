// States of runs that take hours: a run that was killed goes on from the last one that was kept.
import type { Simulation } from "@episcope/model";
import type { HelperStore } from "./helperStore.ts";
import type { RunJob } from "./runJob.ts";
import { packState, resumeState } from "./savedState.ts";
import type { PastQuestion } from "./sharedPasts.ts";

/** Beginning of the names of all checkpoints of a run. */
export function checkpointsOf({ stamp, runId }: Pick<RunJob, "stamp" | "runId">): string {
  return `checkpoints/${stamp}-${runId}-`;
}

export class Checkpoints {
  readonly #helpers: HelperStore;
  readonly #days: number;

  /** Simulated days between two checkpoints; without it, there are none. */
  constructor(helpers: HelperStore, days = Number.POSITIVE_INFINITY) {
    this.#helpers = helpers;
    this.#days = days;
  }

  async find(question: PastQuestion): Promise<Simulation | undefined> {
    if (!this.#areKept) return undefined;
    const name = nameOf(question);
    const packed = await this.#helpers.read(name, (bytes) => bytes);
    return packed && resumeState(this.#helpers, name, packed, question);
  }

  isDue(daysSinceLast: number): boolean {
    return daysSinceLast >= this.#days;
  }

  /** Also of a run that is over: the tables of its other seeds may take hours. */
  async keep(question: PastQuestion, run: Simulation): Promise<void> {
    if (!this.#areKept) return;
    const name = nameOf(question);
    const bytes = packState(this.#helpers, name, () => run.save());
    if (!bytes) return;
    this.#helpers.store(name, () => bytes);
    await this.#helpers.writePending();
  }

  get #areKept(): boolean {
    return Number.isFinite(this.#days);
  }
}

function nameOf({ job, seed }: PastQuestion): string {
  return `${checkpointsOf(job)}${seed}.snapshot`;
}
