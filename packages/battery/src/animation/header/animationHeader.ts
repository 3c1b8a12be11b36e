// The header of an animation file: JSON that describes the run, counts its items, and says where
// each block is.
import { type AnimationFacts, formatDay } from "@episcope/common";
import type { BlockEntry } from "../blocks/blockNames.ts";
import { fingerprint } from "../fingerprint.ts";

/** "EPAN" */
export const magic = [0x45, 0x50, 0x41, 0x4e] as const;
export const version = 1;
/** Magic number, version and header length. */
export const preambleBytes = 12;

export interface AnimationCounts {
  readonly people: number;
  readonly places: number;
  /** By day type. */
  readonly stays: readonly [number, number, number];
  readonly infections: number;
}

export interface AnimationHeader {
  readonly facts: AnimationFacts;
  readonly counts: AnimationCounts;
  readonly blocks: readonly BlockEntry[];
  /** Fingerprint of facts, counts and unpacked blocks: independent of compression. */
  readonly hash: string;
  /** How the file was made (docs/provenance.md), if it says so. Nothing here depends on it. */
  readonly provenance?: unknown;
}

/** In a fixed order, so that equal facts give equal text. */
function described({ facts, counts }: Pick<AnimationHeader, "facts" | "counts">) {
  const { centre, bounds } = facts;
  return {
    city: facts.city,
    sample: facts.sample,
    citySeed: facts.citySeed,
    seed: facts.seed,
    startDate: formatDay(facts.startDay),
    dayCount: facts.dayCount,
    dayTypes: facts.dayTypes.join(""),
    centre: { latitude: centre.latitude, longitude: centre.longitude },
    bounds: {
      west: bounds.west,
      south: bounds.south,
      east: bounds.east,
      north: bounds.north,
    },
    districts: facts.districts.map(({ name, isCity, latitude, longitude }) => ({
      name,
      isCity,
      latitude,
      longitude,
    })),
    activities: facts.activities,
    modes: facts.modes,
    strains: facts.strains,
    people: counts.people,
    places: counts.places,
    stays: counts.stays,
    infections: counts.infections,
  };
}

type Unsigned = Omit<AnimationHeader, "hash">;

export function hashOf(header: Unsigned): string {
  const blocks = header.blocks.map(({ name, size, crc }) => ({ name, size, crc }));
  return fingerprint(JSON.stringify({ ...described(header), blocks }));
}

export function writeHeader(header: Unsigned): Uint8Array {
  const text = JSON.stringify({
    ...described(header),
    blocks: header.blocks,
    hash: hashOf(header),
    ...(header.provenance !== undefined && { provenance: header.provenance }),
  });
  const json = new TextEncoder().encode(text);
  const bytes = new Uint8Array(preambleBytes + json.length);
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  view.setUint32(4, version, true);
  view.setUint32(8, json.length, true);
  bytes.set(json, preambleBytes);
  return bytes;
}
