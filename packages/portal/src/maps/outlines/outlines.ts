// Borders of municipalities and states as the ground of maps; each region is a file of its own, loaded when a map needs it.
// The files are made by scripts/make-geometry.mjs (docs/maps.md).
import { type MapArea, type PackedAreas, unpackAreas } from "./areas.ts";

const packedRegions: Readonly<Record<string, () => Promise<{ readonly default: PackedAreas }>>> = {
  berlin: () => import("./packed/berlin.json"),
  cologne: () => import("./packed/cologne.json"),
  munich: () => import("./packed/munich.json"),
  heinsberg: () => import("./packed/heinsberg.json"),
  germany: () => import("./packed/germany.json"),
};

/** Empty for an unknown region. */
export async function loadAreas(region: string): Promise<readonly MapArea[]> {
  const load = Object.hasOwn(packedRegions, region) ? packedRegions[region] : undefined;
  return load ? unpackAreas((await load()).default) : [];
}

/** Closed lines: x and y of one corner after the other, in metres. Empty for an unknown region. */
export async function loadOutlines(region: string): Promise<readonly Float32Array[]> {
  return (await loadAreas(region)).flatMap(({ rings }) => rings);
}
