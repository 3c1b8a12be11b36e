// The animation as it was published: everybody's trips in one file, health states in one file per
// day (docs/animation.md).
import type { PeopleTracks, Positions, StateChanges } from "@episcope/battery";
import { type Fault, healthStates } from "@episcope/common";
import { Lru } from "../../../../data/tasks/lru.ts";
import type { ReportProgress } from "../../../../data/tasks/sharedTask.ts";
import type { Ground } from "../../../../maps/ground/ground.ts";
import type { CountedSteps } from "../../counts/stateTally.ts";
import type { AnimationSource, LoadOptions, PeoplePicture } from "../animationSource.ts";
import type { AnimationCalls } from "../animationWorker.ts";
import { LoadedOnce } from "../loadedOnce.ts";
import { publishedDays, publishedFacts } from "./publishedFacts.ts";
import { type PublishedPerson, tickOfInfection } from "./publishedPerson.ts";

interface TripParts {
  readonly tracks: PeopleTracks;
  readonly homes: Positions;
  readonly faults: readonly Fault[];
}

interface DayParts {
  readonly changes: StateChanges;
  readonly steps: CountedSteps;
  readonly countedPeople: number;
  /** Indexed by state. */
  readonly counts: Uint32Array;
  readonly faults: readonly Fault[];
}

/** A day takes about a megabyte. */
const cachedDays = 6;

export async function openPublishedAnimation(
  calls: AnimationCalls,
  folder: string,
  { signal, onProgress }: LoadOptions,
): Promise<AnimationSource> {
  const options = { signal, onProgress: reporter(onProgress) };
  const counts = await calls.call("openPublished", { folder }, options);
  return new PublishedAnimation(calls, folder, counts);
}

class PublishedAnimation implements AnimationSource {
  readonly origin = "published";
  readonly facts = publishedFacts;
  readonly #calls: AnimationCalls;
  readonly #folder: string;
  readonly #trips = new LoadedOnce<TripParts>();
  readonly #timeLapse = new LoadedOnce<PeoplePicture>();
  readonly #days = new Lru<number, LoadedOnce<DayParts>>(cachedDays);
  #stateCounts: Uint32Array;
  /** Whether the counts of all days are known, not only those of the days shown. */
  #areCountsComplete: boolean;
  #hasTrips = false;
  #lastDay = 1;
  /** Days are loaded ahead until this signal aborts. */
  #ahead: AbortSignal | undefined;
  /** Aborts loading of the day after the last one. */
  #nextDay = new AbortController();

  constructor(calls: AnimationCalls, folder: string, counts: Uint32Array | undefined) {
    this.#calls = calls;
    this.#folder = folder;
    this.#stateCounts = counts ?? new Uint32Array(healthStates.length * publishedDays);
    this.#areCountsComplete = counts !== undefined;
  }

  get stateCounts(): Uint32Array {
    return this.#stateCounts;
  }

  async loadDay(day: number, { signal, onProgress }: LoadOptions): Promise<PeoplePicture> {
    // The trips are by far the larger file: until they have arrived, their progress is reported.
    const [onTripProgress, onDayProgress] = this.#hasTrips
      ? [undefined, onProgress]
      : [onProgress, undefined];
    const reading = Promise.all([
      this.#readTrips(signal, onTripProgress),
      this.#readDay(day, signal, onDayProgress),
    ]);
    // The requested day has priority. If it is the one being loaded ahead, `reading` has joined
    // that load, and it continues.
    this.#nextDay.abort();
    const [trips, { counts, faults, ...health }] = await reading;
    this.#hasTrips = true;
    this.#lastDay = day;
    this.#noteCounts(day, counts);
    void this.#loadNextDay();
    const { tracks, homes } = trips;
    return { tracks, homes, ...health, faults: [...trips.faults, ...faults] };
  }

  loadHomes({ signal, onProgress }: LoadOptions): Promise<PeoplePicture> {
    return this.#timeLapse.get(
      { signal, report: reporter(onProgress) },
      async (ownSignal, report) => {
        const options = { signal: ownSignal, onProgress: report };
        const argument = { folder: this.#folder };
        const { counts, ...picture } = await this.#calls.call("readTimeLapse", argument, options);
        // The curve uses the counts of the time lapse.
        this.#stateCounts = counts;
        this.#areCountsComplete = true;
        return picture;
      },
    );
  }

  /** Without borders: those of our maps use another projection. */
  async loadGround(signal: AbortSignal): Promise<Ground> {
    const lines = await this.#calls.call("readRoads", { folder: this.#folder }, { signal });
    return { lines, outlines: [], cityOutlines: [], labels: [] };
  }

  async describePerson(
    person: number,
    day: number | undefined,
    signal: AbortSignal,
  ): Promise<PublishedPerson> {
    const question = { folder: this.#folder, person, day };
    const [known, tick] = await Promise.all([
      this.#calls.call("describePublished", question, { signal }),
      day === undefined ? undefined : this.#tickOfInfection(person, day, signal),
    ]);
    const { id, stays, infectedDay } = known;
    if (day !== undefined && tick !== undefined) {
      return { kind: "published", id, stays, infection: { day, tick } };
    }
    const infection =
      typeof infectedDay === "number"
        ? { day: infectedDay, tick: undefined }
        : (infectedDay ?? "unknown");
    return { kind: "published", id, stays, infection };
  }

  /** The files do not contain who infected whom. */
  async findChain(): Promise<undefined> {
    return undefined;
  }

  async loadAhead(signal: AbortSignal): Promise<void> {
    this.#ahead = signal;
    if (this.#hasTrips) await this.#loadNextDay();
  }

  /** A failed day is requested again when it is needed. */
  async #loadNextDay(): Promise<void> {
    const next = this.#lastDay + 1;
    if (!this.#ahead || this.#ahead.aborted || next > publishedDays) return;
    this.#nextDay = new AbortController();
    const signal = AbortSignal.any([this.#ahead, this.#nextDay.signal]);
    await this.#readDay(next, signal).catch(() => {});
  }

  async #tickOfInfection(
    person: number,
    day: number,
    signal: AbortSignal,
  ): Promise<number | undefined> {
    return tickOfInfection((await this.#readDay(day, signal)).changes, person);
  }

  #noteCounts(day: number, counts: Uint32Array): void {
    if (this.#areCountsComplete) return;
    const known = this.#stateCounts.slice();
    known.set(counts, healthStates.length * (day - 1));
    this.#stateCounts = known;
  }

  #readTrips(signal: AbortSignal, onProgress: LoadOptions["onProgress"]): Promise<TripParts> {
    return this.#trips.get({ signal, report: reporter(onProgress) }, (ownSignal, report) =>
      this.#calls.call(
        "readTrips",
        { folder: this.#folder },
        { signal: ownSignal, onProgress: report },
      ),
    );
  }

  #readDay(
    day: number,
    signal: AbortSignal,
    onProgress?: LoadOptions["onProgress"],
  ): Promise<DayParts> {
    const loaded = this.#days.get(day) ?? new LoadedOnce<DayParts>();
    this.#days.set(day, loaded);
    return loaded.get({ signal, report: reporter(onProgress) }, (ownSignal, report) =>
      this.#calls.call(
        "readDay",
        { folder: this.#folder, day },
        { signal: ownSignal, onProgress: report },
      ),
    );
  }
}

function reporter(onProgress: LoadOptions["onProgress"]): ReportProgress {
  return (progress, step = "loading") => onProgress?.({ step, progress });
}
