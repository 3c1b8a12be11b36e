/// <reference types="vite/types/importMeta.d.ts" />
// What pages need of the records below regions/: names and places, without the tables of the model.
import { byFolder } from "./byFolder.ts";
import type { RegionPlace } from "./regionRecord.ts";

let places: ReadonlyMap<string, RegionPlace> | undefined;

/** By name of the region; loaded on first use, as in regions.ts. */
export function regionPlaces(): ReadonlyMap<string, RegionPlace> {
  places ??= byFolder(
    import.meta.glob<RegionPlace>("../../../../regions/*/region.json", {
      eager: true,
      import: "place",
    }),
  );
  return places;
}
