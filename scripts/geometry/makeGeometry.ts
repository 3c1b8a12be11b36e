// Writes the files with geometry that are committed (docs/maps.md).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mapRegions } from "../../packages/portal/src/maps/outlines/regions.ts";
import { makeGermany } from "./makeGermany.ts";
import { makeOutlines } from "./makeOutlines.ts";

/** Paths below the folder of the maps. */
export function makeGeometry(sourceFolder: string, mapsFolder: string): readonly string[] {
  const files = new Map<string, Buffer>();
  const read = (file: string): Buffer => {
    const bytes = files.get(file) ?? readFileSync(join(sourceFolder, file));
    files.set(file, bytes);
    return bytes;
  };
  const made: readonly (readonly [path: string, value: unknown])[] = [
    ...Object.keys(mapRegions).map(
      (region) => [`outlines/packed/${region}.json`, makeOutlines(region, read)] as const,
    ),
    ["choropleth/areas-data/germany.json", makeGermany(read)],
  ];
  return made.map(([path, value]) => {
    const file = join(mapsFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
    return file;
  });
}
