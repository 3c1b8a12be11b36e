import { writeZip } from "../zip/writeZip.ts";

/**
 * All runs of a grid, and how they were made, in one flat archive (legacy-viewers specification
 * 1.4). Equal tables give equal bytes.
 */
export function legacyArchive(tables: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  return writeZip([...tables].map(([name, bytes]) => ({ name, bytes })));
}
