/// <reference types="vite/types/importMeta.d.ts" />
// Borders of municipalities and states as the background of maps; each region is a separate file,
// loaded when a map needs it. The files are made by scripts/make-geometry.mjs (docs/maps.md).
import { byFolder } from "@episcope/common";
import { type MapArea, type PackedAreas, unpackAreas } from "./areas.ts";

const outlines = byFolder(
  import.meta.glob<PackedAreas>("../../../../../regions/*/outline.json", { import: "default" }),
);

/** Empty for an unknown region. */
export async function loadAreas(region: string): Promise<readonly MapArea[]> {
  const load = outlines.get(region);
  return load ? unpackAreas(await load()) : [];
}
