/// <reference types="vite/types/importMeta.d.ts" />
// What pages need of the records below regions/: names and places, without the tables of the model.
import { byFolder } from "./byFolder.ts";
import type { RegionPlace } from "./regionRecord.ts";

/** By name of the region. */
export const regionPlaces: ReadonlyMap<string, RegionPlace> = byFolder(
  import.meta.glob<RegionPlace>("../../../../regions/*/region.json", {
    eager: true,
    import: "place",
  }),
);
