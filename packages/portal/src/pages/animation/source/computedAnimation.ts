// The animation as our model computes it: one file of blocks, fetched only as needed
// (docs/animation.md).
import type { AnimationFacts, DayType } from "@episcope/common";
import type { ReportProgress } from "../../../data/tasks/sharedTask.ts";
import type { Ground } from "../../../maps/ground/ground.ts";
import { loadAreas } from "../../../maps/outlines/outlines.ts";
import type { PeopleTracks } from "../../../maps/people/tracks.ts";
import { districtLabels } from "../map/districtLabels.ts";
import type {
  AnimatedRun,
  AnimationSource,
  LoadOptions,
  PeoplePicture,
} from "./animationSource.ts";
import type { AnimationCalls } from "./animationWorker.ts";
import { LoadedOnce } from "./loadedOnce.ts";

type PeopleParts = Omit<PeoplePicture, "tracks"> & { readonly homeTracks: PeopleTracks };

export async function openComputedAnimation(
  calls: AnimationCalls,
  url: string,
  { signal, onProgress }: LoadOptions,
  run?: Promise<AnimatedRun>,
): Promise<AnimationSource> {
  const report = reporter(onProgress);
  // A retry must ask the server instead of repeating the cached failure.
  const opening = calls
    .call("forget", { url }, { signal })
    .then(() => calls.call("open", { url }, { signal, onProgress: report }));
  const [opened, known] = await Promise.all([opening, run]);
  return new ComputedAnimation(calls, url, opened, known);
}

class ComputedAnimation implements AnimationSource {
  readonly origin = "computed";
  readonly run?: AnimatedRun;
  readonly facts: AnimationFacts;
  readonly stateCounts: Uint32Array;
  readonly #calls: AnimationCalls;
  readonly #url: string;
  readonly #people = new LoadedOnce<PeopleParts>();
  readonly #tracks: Readonly<Record<DayType, LoadedOnce<PeopleTracks>>> = {
    0: new LoadedOnce(),
    1: new LoadedOnce(),
    2: new LoadedOnce(),
  };

  constructor(
    calls: AnimationCalls,
    url: string,
    opened: { readonly facts: AnimationFacts; readonly stateCounts: Uint32Array },
    run: AnimatedRun | undefined,
  ) {
    if (run) this.run = run;
    this.#calls = calls;
    this.#url = url;
    this.facts = opened.facts;
    this.stateCounts = opened.stateCounts;
  }

  async loadDay(day: number, { signal, onProgress }: LoadOptions): Promise<PeoplePicture> {
    const dayType = this.#dayType(day);
    const { homeTracks: _, ...people } = await this.#readPeople(signal, onProgress, dayType);
    onProgress?.({ step: "drawing", progress: undefined });
    const tracks = await this.#readTracks(dayType, signal, onProgress);
    return { tracks, ...people };
  }

  async loadHomes({ signal, onProgress }: LoadOptions): Promise<PeoplePicture> {
    const { homeTracks, ...people } = await this.#readPeople(signal, onProgress);
    return { tracks: homeTracks, ...people };
  }

  /** Borders only: the streets that people move along are generated, so they are not shown. */
  async loadGround(): Promise<Ground> {
    // Missing borders do not prevent the map.
    const areas = await loadAreas(this.facts.city).catch(() => []);
    const linesOf = (wanted: boolean) =>
      areas.flatMap(({ isCity, rings }) => (isCity === wanted ? rings : []));
    return {
      lines: [],
      outlines: linesOf(false),
      cityOutlines: linesOf(true),
      labels: districtLabels(this.facts),
    };
  }

  describePerson(person: number, day: number | undefined, signal: AbortSignal) {
    const question = { url: this.#url, person, dayType: this.#dayType(day ?? 1) };
    return this.#calls.call("describePerson", question, { signal });
  }

  findChain(person: number, signal: AbortSignal) {
    return this.#calls.call("findChain", { url: this.#url, person }, { signal });
  }

  async loadAhead(signal: AbortSignal): Promise<void> {
    // The time lapse of a run has no ways.
    for (const dayType of this.run ? [] : ([0, 1, 2] as const))
      await this.#readTracks(dayType, signal);
    await this.findChain(0, signal);
  }

  #dayType(day: number): DayType {
    const dayType = this.facts.dayTypes[day - 1];
    return dayType === 1 || dayType === 2 ? dayType : 0;
  }

  #readPeople(
    signal: AbortSignal,
    onProgress: LoadOptions["onProgress"],
    dayType?: DayType,
  ): Promise<PeopleParts> {
    const argument = { url: this.#url, ...(dayType !== undefined && { dayType }) };
    return this.#people.get({ signal, report: reporter(onProgress) }, (ownSignal, report) =>
      this.#calls.call("readPeople", argument, { signal: ownSignal, onProgress: report }),
    );
  }

  #readTracks(
    dayType: DayType,
    signal: AbortSignal,
    onProgress?: LoadOptions["onProgress"],
  ): Promise<PeopleTracks> {
    const argument = { url: this.#url, dayType };
    return this.#tracks[dayType].get(
      { signal, report: reporter(onProgress) },
      (ownSignal, report) =>
        this.#calls.call("readTracks", argument, { signal: ownSignal, onProgress: report }),
    );
  }
}

function reporter(onProgress: LoadOptions["onProgress"]): ReportProgress {
  return (progress, step = "computing") => onProgress?.({ step, progress });
}
