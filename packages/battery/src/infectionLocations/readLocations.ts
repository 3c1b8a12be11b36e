import type { Problem } from "@episcope/common";

import { unpacked } from "../zip/gunzip.ts";
import { LocationRows } from "./locationRows.ts";
import { LocationsError, type LocationsResult } from "./locations.ts";

/**
 * Reads `<RunId>.infectionLoc.csv`, gzipped or not. Throws only what the source throws, such as a
 * lost connection.
 */
export async function readLocations(
  source: AsyncIterable<Uint8Array>,
  file: string,
  onRows?: (count: number) => void,
): Promise<LocationsResult> {
  try {
    const rows = new LocationRows(file);
    for await (const chunk of unpacked(source, file, locationsFault)) {
      rows.add(chunk);
      onRows?.(rows.count);
    }
    const { value, faults } = rows.finish();
    // None of the rows could be read.
    if (value.count === 0 && faults.length > 0) return { kind: "broken", faults };
    return { kind: "read", value, faults };
  } catch (error) {
    if (!(error instanceof LocationsError)) throw error;
    return { kind: "broken", faults: [{ file, ...error.problem }] };
  }
}

function locationsFault(found: Problem): LocationsError {
  return new LocationsError(found);
}
