// Writes the committed geometry files (docs/maps.md).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { regionNames } from "@episcope/common";
import { makeGermany } from "./makeGermany.ts";
import { makeOutlines } from "./makeOutlines.ts";

/** Relative to the root of the repository. */
export function makeGeometry(sourceFolder: string, root: string): readonly string[] {
  const files = new Map<string, Buffer>();
  const read = (file: string): Buffer => {
    const bytes = files.get(file) ?? readFileSync(join(sourceFolder, file));
    files.set(file, bytes);
    return bytes;
  };
  const made: readonly (readonly [path: string, value: unknown])[] = [
    ...regionNames().map(
      (region) => [`regions/${region}/outline.json`, makeOutlines(region, read)] as const,
    ),
    ["packages/portal/src/maps/choropleth/areas-data/germany.json", makeGermany(read)],
  ];
  return made.map(([path, value]) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
    return file;
  });
}
