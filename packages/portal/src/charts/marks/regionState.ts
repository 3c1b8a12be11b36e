/// <reference types="vite/types/importMeta.d.ts" />
import { byFolder, type OutlineRecord } from "@episcope/common";

/**
 * Official key of the state in Germany that a region is in, "DE" for the whole country; undefined
 * for a region without an outline here.
 */
export function regionState(region: string): string | undefined {
  const outlines = byFolder(
    import.meta.glob<OutlineRecord>("../../../../../regions/*/region.json", {
      eager: true,
      import: "outline",
    }),
  );
  const outline = outlines.get(region);
  return outline?.areas === "states" ? "DE" : outline?.ownKeys?.slice(0, 2);
}
