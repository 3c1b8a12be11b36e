// What the pages show, independent of the kind of files it comes from.
import type { Positions } from "@episcope/battery";
import type { AnimationFacts, Day, Fault } from "@episcope/common";
import type { ProgressStep } from "../../../data/tasks/sharedTask.ts";
import type { Camera } from "../../../maps/camera.ts";
import type { Ground } from "../../../maps/ground/ground.ts";
import type { StateChanges } from "../../../maps/people/stateChanges.ts";
import type { PeopleTracks } from "../../../maps/people/tracks.ts";
import type { CountedSteps } from "../counts/stateTally.ts";
import type { InfectionChain } from "../person/infectionChain.ts";
import type { PersonRecord } from "../person/personRecord.ts";
import type { PublishedPerson } from "./published/publishedPerson.ts";

export interface LoadingStep {
  readonly step: ProgressStep | "drawing";
  /** From 0 to 1; undefined if unknown. */
  readonly progress: number | undefined;
}

export interface LoadOptions {
  readonly signal: AbortSignal;
  onProgress?(step: LoadingStep): void;
}

/** What is known about an animation before any people are loaded. */
export interface SourceFacts
  extends Pick<AnimationFacts, "city" | "sample" | "dayCount" | "bounds"> {
  /** Date of day 1, if the files have it. */
  readonly startDay?: Day;
  /** Indexed by day, if movement differs between days. */
  readonly dayTypes?: Uint8Array;
  /** Only if it is not the whole area. */
  readonly firstView?: Camera;
}

/** People as the map shows them. Parts that two pictures share are the same objects. */
export interface PeoplePicture {
  readonly tracks: PeopleTracks;
  readonly changes: StateChanges;
  /** Where people with symptoms stay. */
  readonly homes: Positions;
  /** Changes of the people who are counted, and the number of these people. */
  readonly steps: CountedSteps;
  readonly countedPeople: number;
  /** What was left out of the files, and why. */
  readonly faults?: readonly Fault[];
}

/** The run of a scenario that a time lapse shows: its first member. */
export interface AnimatedRun {
  /** How many times the run was computed; undefined if that is not known. */
  readonly members: number | undefined;
  /** Of its page. */
  readonly address: string;
}

export interface AnimationSource {
  /** Computed by us or published by others. */
  readonly origin: "computed" | "published";
  /** Undefined for the animation of the data root, which has no measures. */
  readonly run?: AnimatedRun;
  readonly facts: SourceFacts;
  /**
   * People counted by state at the start of each day: seven numbers for day 1, seven for day 2, and
   * so on. Zeros for days that are still unknown; replaced when more is known, at the latest with
   * the next picture.
   */
  readonly stateCounts: Uint32Array;
  /** People on the move on a day; days start at 1. */
  loadDay(day: number, options: LoadOptions): Promise<PeoplePicture>;
  /** Everybody at home, for all days. */
  loadHomes(options: LoadOptions): Promise<PeoplePicture>;
  loadGround(signal: AbortSignal): Promise<Ground>;
  /** The person on a day; the day is undefined in the time lapse, where everybody stays at home. */
  describePerson(
    person: number,
    day: number | undefined,
    signal: AbortSignal,
  ): Promise<PersonRecord | PublishedPerson>;
  /** Undefined if the person was never infected or the files do not contain chains. */
  findChain(person: number, signal: AbortSignal): Promise<InfectionChain | undefined>;
  /** Fetches in the background what other days and questions will need, until the signal aborts. */
  loadAhead(signal: AbortSignal): Promise<void>;
}
