// Reads an animation file in parts: the header first, then the blocks that a page needs. Blocks are
// not cached here; callers keep them.
import {
  type AnimationData,
  type AnimationPeople,
  type AnimationPlaces,
  type DayMovement,
  type DayType,
  dayTypes,
  type Fault,
  type InfectionCourses,
  type InfectionSources,
  problem,
} from "@episcope/common";
import type { ByteSource } from "../zip/byteSource.ts";
import { crc32 } from "../zip/crc32.ts";
import { AnimationError } from "./animationError.ts";
import type { BlockEntry, BlockName } from "./blocks/blockNames.ts";
import { ColumnReader } from "./blocks/byteColumns.ts";
import { decodeStateCounts } from "./blocks/countsBlock.ts";
import { decodeCourses } from "./blocks/coursesBlock.ts";
import { inflateBlock } from "./blocks/inflateBlock.ts";
import { decodeMovement } from "./blocks/movementBlock.ts";
import { decodePeople } from "./blocks/peopleBlock.ts";
import { decodePlaces } from "./blocks/placesBlock.ts";
import { decodeSources } from "./blocks/sourcesBlock.ts";
import type { AnimationHeader } from "./header/animationHeader.ts";
import { headerEnd, parseHeader } from "./header/parseHeader.ts";

/** The value, or why it is unusable. */
export type AnimationResult<T> =
  | { readonly kind: "read"; readonly value: T }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

/** Enough for the header and the counts of 90 days, so that one request gets both. */
const firstReadSize = 8 * 1024;

/** Throws only what the source itself throws, such as a lost connection. */
export function openAnimation(
  source: ByteSource,
  file: string,
): Promise<AnimationResult<AnimationFile>> {
  return attempt(file, async () => {
    let bytes = await source.read(0, Math.min(firstReadSize, source.size));
    const end = headerEnd(bytes);
    if (end > bytes.length && end <= source.size) bytes = await source.read(0, end);
    return new AnimationFile(parseHeader(bytes, source.size), bytes, file);
  });
}

/**
 * Callers pass the source to each method, so that each can abort its own read. Throws only what the
 * source throws, like openAnimation.
 */
export class AnimationFile {
  readonly header: AnimationHeader;
  /** The beginning of the file, read to find the header; blocks in it are not requested again. */
  readonly #beginning: Uint8Array;
  readonly #file: string;

  constructor(header: AnimationHeader, beginning: Uint8Array, file: string) {
    this.header = header;
    this.#beginning = beginning;
    this.#file = file;
  }

  /** Byte range [from, to) in the file, so that neighbours can be fetched together. */
  rangeOf(name: BlockName): readonly [from: number, to: number] {
    const { offset, length } = this.#entry(name);
    const from = headerEnd(this.#beginning) + offset;
    return [from, from + length];
  }

  #entry(name: BlockName): BlockEntry {
    const entry = this.header.blocks.find((block) => block.name === name);
    if (!entry) throw new Error(`the header was read without ${name}`);
    return entry;
  }

  readStateCounts(source: ByteSource): Promise<AnimationResult<Uint32Array>> {
    return this.#read(source, "stateCounts", decodeStateCounts);
  }

  readPlaces(source: ByteSource): Promise<AnimationResult<AnimationPlaces>> {
    return this.#read(source, "places", decodePlaces);
  }

  readPeople(source: ByteSource): Promise<AnimationResult<AnimationPeople>> {
    return this.#read(source, "people", decodePeople);
  }

  readCourses(source: ByteSource): Promise<AnimationResult<InfectionCourses>> {
    return this.#read(source, "courses", decodeCourses);
  }

  readMovement(
    source: ByteSource,
    dayType: DayType,
    people: AnimationPeople,
  ): Promise<AnimationResult<DayMovement>> {
    return this.#read(source, dayTypes[dayType], (columns, header) =>
      decodeMovement(columns, header, dayType, people),
    );
  }

  readSources(
    source: ByteSource,
    courses: InfectionCourses,
    people: AnimationPeople,
  ): Promise<AnimationResult<InfectionSources>> {
    return this.#read(source, "sources", (columns, header) =>
      decodeSources(columns, header, courses, people),
    );
  }

  /** A block, unpacked. */
  readBytes(source: ByteSource, name: BlockName): Promise<AnimationResult<Uint8Array>> {
    return attempt(this.#file, () => this.#bytes(source, name));
  }

  #read<T>(
    source: ByteSource,
    name: BlockName,
    decode: (columns: ColumnReader, header: AnimationHeader) => T,
  ): Promise<AnimationResult<T>> {
    return attempt(this.#file, async () =>
      decode(new ColumnReader(await this.#bytes(source, name), name), this.header),
    );
  }

  async #bytes(source: ByteSource, name: BlockName): Promise<Uint8Array> {
    const entry = this.#entry(name);
    const [from, to] = this.rangeOf(name);
    const packed =
      to <= this.#beginning.length
        ? this.#beginning.subarray(from, to)
        : await source.read(from, to);
    if (packed.length !== entry.length)
      throw new AnimationError(problem("entryCutOff", { entry: name }));
    const bytes = await inflateBlock(packed, entry.size, name);
    if (crc32(bytes) !== entry.crc)
      throw new AnimationError(problem("checksumWrong", { entry: name }));
    return bytes;
  }
}

export async function readAnimation(
  source: ByteSource,
  file: string,
): Promise<AnimationResult<AnimationData>> {
  return attempt(file, async () => {
    const animation = valueIn(await openAnimation(source, file));
    const people = valueIn(await animation.readPeople(source));
    const courses = valueIn(await animation.readCourses(source));
    const movement = async (dayType: DayType) =>
      valueIn(await animation.readMovement(source, dayType, people));
    return {
      facts: animation.header.facts,
      stateCounts: valueIn(await animation.readStateCounts(source)),
      places: valueIn(await animation.readPlaces(source)),
      people,
      movement: [await movement(0), await movement(1), await movement(2)],
      courses,
      sources: valueIn(await animation.readSources(source, courses, people)),
    };
  });
}

function valueIn<T>(result: AnimationResult<T>): T {
  if (result.kind === "read") return result.value;
  throw new AnimationError(result.faults[0] ?? problem("fileUnreadable"));
}

async function attempt<T>(file: string, read: () => Promise<T>): Promise<AnimationResult<T>> {
  try {
    return { kind: "read", value: await read() };
  } catch (error) {
    if (!(error instanceof AnimationError)) throw error;
    return { kind: "broken", faults: [{ file, ...error.problem }] };
  }
}
