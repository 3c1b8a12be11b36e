// Writes an animation as a file that openAnimation reads.
import type { AnimationData } from "@episcope/common";
import { memorySource } from "../zip/byteSource.ts";
import { crc32 } from "../zip/crc32.ts";
import { deflate } from "../zip/deflate.ts";
import { type BlockEntry, type BlockName, blockNames } from "./blocks/blockNames.ts";
import { encodeStateCounts } from "./blocks/countsBlock.ts";
import { encodeCourses } from "./blocks/coursesBlock.ts";
import { encodeMovement } from "./blocks/movementBlock.ts";
import { encodePeople } from "./blocks/peopleBlock.ts";
import { encodePlaces } from "./blocks/placesBlock.ts";
import { encodeSources } from "./blocks/sourcesBlock.ts";
import { writeHeader } from "./header/animationHeader.ts";
import { readAnimation } from "./readAnimation.ts";

/**
 * Throws a RangeError if the format cannot hold a number, for example a stay that ends before it
 * begins, or if the result could not be read again.
 */
export async function writeAnimation(
  animation: AnimationData,
  /** How it was made; written as JSON. */
  provenance?: object,
): Promise<Uint8Array> {
  const { facts, people, places, courses, movement } = animation;
  const [weekday, saturday, sunday] = movement;
  const encoders: Readonly<Record<BlockName, () => Uint8Array>> = {
    stateCounts: () => encodeStateCounts(animation.stateCounts),
    places: () => encodePlaces(places),
    people: () => encodePeople(people),
    courses: () => encodeCourses(courses),
    weekday: () => encodeMovement(weekday, people),
    saturday: () => encodeMovement(saturday, people),
    sunday: () => encodeMovement(sunday, people),
    sources: () => encodeSources(animation.sources, courses, people),
  };
  const blocks: BlockEntry[] = [];
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const name of blockNames) {
    const bytes = encoders[name]();
    const packed = await deflate(bytes);
    const entry = { name, offset, length: packed.length, size: bytes.length, crc: crc32(bytes) };
    blocks.push(entry);
    parts.push(packed);
    offset += packed.length;
  }
  const counts = {
    people: people.home.length,
    places: places.x.length,
    stays: [weekday.place.length, saturday.place.length, sunday.place.length],
    infections: courses.person.length,
  } as const;
  const header = writeHeader({ facts, counts, blocks, provenance });
  const file = new Uint8Array(header.length + offset);
  file.set(header);
  let end = header.length;
  for (const part of parts) {
    file.set(part, end);
    end += part.length;
  }
  const again = await readAnimation(memorySource(file), facts.city);
  if (again.kind === "broken") throw new RangeError(JSON.stringify(again.faults));
  return file;
}
