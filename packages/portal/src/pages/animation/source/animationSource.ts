// Where the pages get what they show, whatever kind of files it comes from.
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

/** What is being waited for. */
export interface LoadingStep {
  readonly step: ProgressStep | "drawing";
  /** From 0 to 1; undefined when nobody can say. */
  readonly progress: number | undefined;
}

export interface LoadOptions {
  readonly signal: AbortSignal;
  onProgress?(step: LoadingStep): void;
}

/** What a page knows of an animation before anybody is shown. */
export interface SourceFacts
  extends Pick<AnimationFacts, "city" | "sample" | "dayCount" | "bounds"> {
  /** Date of day 1, where the files tell it. */
  readonly startDay?: Day;
  /** By day, where days differ in where people go. */
  readonly dayTypes?: Uint8Array;
  /** Where that is not everything. */
  readonly firstView?: Camera;
}

/** What a map shows of people. Equal parts of two pictures are the same objects. */
export interface PeoplePicture {
  readonly tracks: PeopleTracks;
  readonly changes: StateChanges;
  /** Where people with symptoms stay. */
  readonly homes: Positions;
  /** Changes of the people who are counted, and how many these are. */
  readonly steps: CountedSteps;
  readonly countedPeople: number;
  /** What was left out of the files. */
  readonly faults?: readonly Fault[];
}

export interface AnimationSource {
  /** Whether we computed it, or show what somebody else has published. */
  readonly origin: "computed" | "published";
  readonly facts: SourceFacts;
  /**
   * People who are counted by state at the start of each day: seven numbers for day 1, seven for
   * day 2, … Zeros for days of which nothing is known yet; another list when more is known, at the
   * latest with the next picture.
   */
  readonly stateCounts: Uint32Array;
  /** People on the move on a day, which counts from 1. */
  loadDay(day: number, options: LoadOptions): Promise<PeoplePicture>;
  /** Everybody at home, on all days. */
  loadHomes(options: LoadOptions): Promise<PeoplePicture>;
  loadGround(signal: AbortSignal): Promise<Ground>;
  /** On a day; undefined among those who stand at home on all days. */
  describePerson(
    person: number,
    day: number | undefined,
    signal: AbortSignal,
  ): Promise<PersonRecord | PublishedPerson>;
  /** Undefined for somebody who was never infected, or where the files do not say so much. */
  findChain(person: number, signal: AbortSignal): Promise<InfectionChain | undefined>;
  /**
   * Fetches what other days and questions will need, while nobody waits for it; from now on until
   * the signal.
   */
  loadAhead(signal: AbortSignal): Promise<void>;
}
