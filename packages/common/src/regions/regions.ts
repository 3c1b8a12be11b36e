/// <reference types="vite/types/importMeta.d.ts" />
// Every record below regions/. A new folder there is a new region: nothing else lists them.
import { byFolder } from "./byFolder.ts";
import type { RegionRecord } from "./regionRecord.ts";

let records: ReadonlyMap<string, RegionRecord> | undefined;

/** Loaded on first use, because browser tests load this file without a bundler. */
function allRecords(): ReadonlyMap<string, RegionRecord> {
  records ??= byFolder(
    import.meta.glob<RegionRecord>("../../../../regions/*/region.json", {
      eager: true,
      import: "default",
    }),
  );
  return records;
}

export function regionNames(): readonly string[] {
  return [...allRecords().keys()];
}

/** Throws a RangeError for an unknown name. */
export function regionRecord(name: string): RegionRecord {
  const record = allRecords().get(name);
  if (!record) throw new RangeError(`unknown region "${name}"`);
  return record;
}
