// An animation file in the worker. Fetched parts are cached, missing ones are fetched together with
// their neighbours.
import {
  type AnimationFile,
  type AnimationResult,
  type ByteSource,
  openAnimation,
  placePositions,
} from "@episcope/battery";
import {
  type AnimationPeople,
  type AnimationPlaces,
  type DayMovement,
  type DayType,
  type InfectionCourses,
  problem,
} from "@episcope/common";
import type { CallContext } from "../../../data/calls/protocol.ts";
import { ArchiveError } from "../../../data/network/archiveError.ts";
import { type OpenedFile, openFile } from "../../../data/network/openFile.ts";
import { waitUntilComputed } from "../../../data/reader/runs/waitUntilComputed.ts";
import type { ReportProgress } from "../../../data/tasks/sharedTask.ts";
import { type PlacesOnStreets, placesOnStreets } from "../../../maps/people/tracks.ts";
import { type InfectionIndex, indexInfections } from "../person/infectionIndex.ts";
import { LoadedOnce } from "./loadedOnce.ts";
import { readPieces } from "./readPieces.ts";

export interface Population {
  readonly places: AnimationPlaces;
  readonly people: AnimationPeople;
  readonly courses: InfectionCourses;
  readonly streets: PlacesOnStreets;
}

interface Beginning {
  readonly population: Population;
  /** A part of the file that has already been fetched, and its end. */
  readonly fetched: ByteSource;
  readonly fetchedTo: number;
}

const movementBlocks = ["weekday", "saturday", "sunday"] as const;

export class OpenedAnimation {
  readonly file: AnimationFile;
  readonly #bytes: OpenedFile;
  readonly #name: string;
  readonly #beginning = new LoadedOnce<Beginning>();
  readonly #index = new LoadedOnce<InfectionIndex>();
  readonly #movement = movementBlocks.map(() => new LoadedOnce<DayMovement>());

  constructor(file: AnimationFile, bytes: OpenedFile, name: string) {
    this.file = file;
    this.#bytes = bytes;
    this.#name = name;
  }

  get personCount(): number {
    return this.file.header.counts.people;
  }

  async stateCounts({ signal }: CallContext): Promise<Uint32Array> {
    return this.#value(await this.file.readStateCounts(this.#bytes.source(signal)));
  }

  /** Fetches the movement of a day type along with it if that comes next in the file. */
  async population(context: CallContext, dayType?: DayType): Promise<Population> {
    return (await this.#begun(context, dayType)).population;
  }

  async movement(dayType: DayType, context: CallContext): Promise<DayMovement> {
    const { population, fetched, fetchedTo } = await this.#begun(context, dayType);
    const loaded = this.#movement[dayType] ?? new LoadedOnce<DayMovement>();
    return loaded.get(context, async (signal, report) => {
      const [from, to] = this.file.rangeOf(movementBlocks[dayType]);
      const source =
        to <= fetchedTo
          ? fetched
          : await readPieces(this.#bytes.source(signal), from, to, (share) =>
              report(share, "loading"),
            );
      return this.#value(await this.file.readMovement(source, dayType, population.people));
    });
  }

  async index(context: CallContext): Promise<InfectionIndex> {
    const { courses, people } = await this.population(context);
    return this.#index.get(context, async (signal) => {
      const sources = this.#value(
        await this.file.readSources(this.#bytes.source(signal), courses, people),
      );
      return indexInfections(courses, sources, this.personCount);
    });
  }

  /** Blocks are in the order in which they are needed: places, people, courses, weekday. */
  #begun(context: CallContext, dayType?: DayType): Promise<Beginning> {
    return this.#beginning.get(context, async (signal, report) => {
      const [from] = this.file.rangeOf("places");
      const [, fetchedTo] = this.file.rangeOf(dayType === 0 ? "weekday" : "courses");
      const fetched = await readPieces(this.#bytes.source(signal), from, fetchedTo, (share) =>
        report(share, "loading"),
      );
      const people = this.#value(await this.file.readPeople(fetched));
      const places = this.#value(await this.file.readPlaces(fetched));
      const courses = this.#value(await this.file.readCourses(fetched));
      const { bounds } = this.file.header.facts;
      const streets = placesOnStreets(placePositions(places, bounds), bounds);
      return { population: { places, people, courses, streets }, fetched, fetchedTo };
    });
  }

  #value<T>(result: AnimationResult<T>): T {
    return checked(result, this.#name);
  }
}

function checked<T>(result: AnimationResult<T>, name: string): T {
  if (result.kind === "read") return result.value;
  throw new ArchiveError("", result.faults[0] ?? { file: name, ...problem("fileUnreadable") });
}

/** Waits while the server computes the file. */
export async function openAnimationFile(
  url: string,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<OpenedAnimation> {
  const name = new URL(url).pathname.split("/").slice(-2).join("/");
  const onPart = (share: number | undefined) => report(share, "loading");
  // Unlike archives, which are read from the end, the header is at the start.
  const ask = () => openFile(url, { signal, onPart }, false);
  const bytes = await waitUntilComputed(ask, signal, report);
  const file = checked(await openAnimation(bytes.source(signal), name), name);
  return new OpenedAnimation(file, bytes, name);
}
