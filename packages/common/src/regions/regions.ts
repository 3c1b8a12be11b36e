/// <reference types="vite/types/importMeta.d.ts" />
// Every record below regions/. A new folder there is a new region: nothing else lists them.
import { byFolder } from "./byFolder.ts";
import type { RegionRecord } from "./regionRecord.ts";

const records = byFolder(
  import.meta.glob<RegionRecord>("../../../../regions/*/region.json", {
    eager: true,
    import: "default",
  }),
);

export const regionNames: readonly string[] = [...records.keys()];

/** Throws a RangeError for a name that no record has. */
export function regionRecord(name: string): RegionRecord {
  const record = records.get(name);
  if (!record) throw new RangeError(`unknown region "${name}"`);
  return record;
}
