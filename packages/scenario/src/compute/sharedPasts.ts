// Runs of a battery share their days up to the first difference: these are computed once, and each
// run continues from there.
import { maxMembers } from "@episcope/battery";
import type { City, ModelSettings, Simulation } from "@episcope/model";
import { firstDifference } from "../difference/firstDifference.ts";
import { runSettings, runsOf } from "../runs.ts";
import type { Scenario } from "../scenario.ts";
import type { HelperStore } from "./helperStore.ts";
import { LruCache } from "./lruCache.ts";
import type { RunJob } from "./runJob.ts";
import { packState, resumeState } from "./savedState.ts";
import { SnapshotMemory } from "./snapshotMemory.ts";

export interface PastQuestion {
  readonly job: RunJob;
  readonly scenario: Scenario;
  readonly city: City;
  readonly settings: ModelSettings;
  readonly seed: number;
}

/** The shared past of a run, to continue from or to store for others. */
export interface SharedPast {
  /** A simulation at the end of the past; undefined if no run has got that far yet. */
  readonly branch: Simulation | undefined;
  /** Whether a snapshot should be stored after this day. */
  isWanted(day: number): boolean;
  store(save: () => Uint8Array): void;
}

/** A run with a seed, with which all others of the seed are compared: the first of a battery. */
interface Reference {
  readonly settings: ModelSettings;
  /** Days shared with the last run, in which every option differs, and so with most runs. */
  readonly sharedDays: number;
}

/** Fewer days are simulated faster than a snapshot is read. */
const minSharedDays = 30;

export class SharedPasts {
  readonly #helpers: HelperStore;
  // Of the members of two batteries.
  readonly #references = new LruCache<Reference>(2 * maxMembers);
  /** Packed. */
  readonly #snapshots: SnapshotMemory;

  constructor(helpers: HelperStore, snapshotBytes: number) {
    this.#helpers = helpers;
    this.#snapshots = new SnapshotMemory(snapshotBytes);
  }

  /** Undefined if a run has no past worth sharing. */
  async find(question: PastQuestion): Promise<SharedPast | undefined> {
    const { job, scenario, settings, seed } = question;
    const reference = this.#reference(job, scenario, seed);
    const days = reference.sharedDays;
    if (days < minSharedDays || days >= settings.dayCount) return undefined;
    if (firstDifference(reference.settings, settings) <= days) return undefined;
    const group = pastName(job);
    const name = `snapshots/${group}-${seed}.snapshot`;
    const kept = this.#snapshots.get(name);
    const packed = kept ?? (await this.#helpers.read(name, (bytes) => bytes));
    if (packed && !kept) this.#snapshots.set(group, name, packed);
    const branch = packed && resumeState(this.#helpers, name, packed, question);
    let isSaved = branch !== undefined;
    return {
      branch,
      isWanted: (day) => !isSaved && day === days,
      store: (save) => {
        isSaved = true;
        const bytes = packState(this.#helpers, name, save);
        if (!bytes) return;
        this.#snapshots.set(group, name, bytes);
        this.#helpers.store(name, () => bytes);
      },
    };
  }

  #reference(job: RunJob, scenario: Scenario, seed: number): Reference {
    const name = `${pastName(job)}-${seed}`;
    const known = this.#references.get(name);
    if (known) return known;
    const reference = job.past
      ? { settings: usualSettings(job, scenario, seed), sharedDays: job.past.days }
      : this.#ofBattery(scenario, seed);
    this.#references.set(name, reference);
    return reference;
  }

  #ofBattery(scenario: Scenario, seed: number): Reference {
    const { runs } = runsOf(scenario);
    const settingsAt = (place: number) => runSettings(scenario, runs.at(place)?.runId ?? "", seed);
    const settings = settingsAt(0);
    const sharedDays = firstDifference(settings, settingsAt(-1)) - 1;
    return { settings, sharedDays };
  }
}

function pastName({ stamp, past }: RunJob): string {
  return past?.name ?? stamp;
}

/** Of what happened, without the changes of a scenario. */
function usualSettings({ runId }: RunJob, scenario: Scenario, seed: number): ModelSettings {
  return runSettings({ ...scenario, changes: [] }, runId, seed);
}
