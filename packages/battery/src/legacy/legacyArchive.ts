import { writeZip } from "../zip/writeZip.ts";

/**
 * All runs of a grid in one flat archive (legacy-viewers specification 1.4), from their tables by
 * file name. The same tables give the same bytes.
 */
export function legacyArchive(tables: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  return writeZip([...tables].map(([name, bytes]) => ({ name, bytes })));
}
