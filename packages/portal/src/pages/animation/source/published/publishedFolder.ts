// The published files in the worker. Trips and time lapse are cached; days are read and passed on.
import {
  type DailyTotals,
  type DayHealth,
  dayFile,
  joinChanges,
  type PublishedResult,
  type PublishedTrips,
  publishedFiles,
  type RoadNetwork,
  readDayHealth,
  readNetwork,
  readTimeLapse,
  readTotals,
  readTrips,
  type StateChanges,
  type TimeLapse,
} from "@episcope/battery";
import { type Fault, problem } from "@episcope/common";
import type { CallContext } from "../../../../data/calls/protocol.ts";
import { ArchiveError } from "../../../../data/network/archiveError.ts";
import { LoadedOnce } from "../loadedOnce.ts";
import { type ArrivingFile, fetchPublished, fileName } from "./publishedStream.ts";

/** A file of which at least a part could be read. */
export interface ReadFile<T> {
  readonly value: T;
  /** What was left out, and why. */
  readonly faults: readonly Fault[];
}

export interface JoinedDay {
  readonly health: DayHealth;
  /** In the order of people in the trips. */
  readonly changes: StateChanges;
}

export class PublishedFolder {
  readonly #url: string;
  readonly #trips = new LoadedOnce<ReadFile<PublishedTrips>>();
  readonly #timeLapse = new LoadedOnce<ReadFile<TimeLapse>>();

  /** With a trailing slash. */
  constructor(url: string) {
    this.#url = url;
  }

  trips(context: CallContext): Promise<ReadFile<PublishedTrips>> {
    return this.#trips.get(context, (signal, report) =>
      this.#read(publishedFiles.trips, { signal, report }, readTrips),
    );
  }

  timeLapse(context: CallContext): Promise<ReadFile<TimeLapse>> {
    return this.#timeLapse.get(context, (signal, report) =>
      this.#read(publishedFiles.timeLapse, { signal, report }, readTimeLapse),
    );
  }

  totals(context: CallContext): Promise<ReadFile<DailyTotals>> {
    return this.#read(publishedFiles.totals, context, readTotals);
  }

  roads(context: CallContext): Promise<ReadFile<RoadNetwork>> {
    return this.#read(publishedFiles.network, context, readNetwork);
  }

  /** The order differs from day to day, so people are found by their ids. */
  async day(day: number, context: CallContext): Promise<ReadFile<JoinedDay>> {
    const path = dayFile(day);
    const [{ value: trips }, { value: health, faults }] = await Promise.all([
      this.trips({ signal: context.signal, report: () => {} }),
      this.#read(path, context, (bytes, options) => readDayHealth(bytes, day, options)),
    ]);
    const { changes, missing, unknown } = joinChanges(trips, health);
    const file = fileName(path);
    const lost: Fault[] = [];
    if (missing > 0) lost.push({ file, ...problem("peopleNotInFile", { count: missing }) });
    if (unknown > 0) lost.push({ file, ...problem("peopleNotInTrips", { count: unknown }) });
    return { value: { health, changes }, faults: [...faults, ...lost] };
  }

  async #read<T>(
    path: string,
    context: CallContext,
    read: (
      bytes: ArrivingFile["bytes"],
      options: ArrivingFile["options"],
    ) => Promise<PublishedResult<T>>,
  ): Promise<ReadFile<T>> {
    const { bytes, options } = await fetchPublished(this.#url, path, context);
    const result = await read(bytes, options);
    if (result.kind === "read") return result;
    const [fault = { file: options.file, ...problem("fileUnreadable") }] = result.faults;
    throw new ArchiveError("", fault);
  }
}
