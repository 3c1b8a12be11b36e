import type { FolderListing } from "./listing.ts";
import type { ByteSource } from "./zip/byteSource.ts";

/** The files of one battery, wherever they are stored. Paths are relative to its folder. */
export interface BatteryFiles {
  /** Undefined if there is no such file. */
  open(path: string): Promise<ByteSource | undefined>;
  /** The battery folder; empty if it cannot be listed. */
  list(): Promise<FolderListing>;
}

export async function readText(
  files: Pick<BatteryFiles, "open">,
  path: string,
): Promise<string | undefined> {
  const source = await files.open(path);
  if (!source) return undefined;
  return new TextDecoder().decode(await source.read(0, source.size));
}
