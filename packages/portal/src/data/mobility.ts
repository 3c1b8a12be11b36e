// Mobility data for pages, from mobilityData/ below the data root.
import type { MobilityLevel } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { readConfig } from "./config.ts";
import {
  type LoadedMobility,
  type LoadMobilityOptions,
  type MobilityQuery,
  MobilityStore,
} from "./mobilityStore.ts";
import { reader } from "./reader/reader.ts";
import type { MobilityPageText } from "./reader/readMobilityFile.ts";

export type { LoadedMobility, MobilityQuery };

const store = new MobilityStore(reader, async () => (await readConfig()).dataRoot);

/**
 * Each file is fetched and parsed once per visit. Throws a FetchError if it cannot be loaded; the
 * next call tries again.
 */
export function loadMobility(
  query: MobilityQuery,
  options?: LoadMobilityOptions,
): Promise<LoadedMobility> {
  return store.load(query, options);
}

export function knownMobility(query: MobilityQuery): LoadedMobility | undefined {
  return store.known(query);
}

/** In the visitor's language, otherwise in another one; undefined if none can be read. */
export function loadMobilityText(
  level: MobilityLevel,
  language: Language,
  signal?: AbortSignal,
): Promise<MobilityPageText | undefined> {
  return store.loadText(level, language, signal);
}
