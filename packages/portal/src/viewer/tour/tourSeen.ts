// Whether the tour has been closed, for good.
import { readStored, writeStored } from "../../environment/storage.ts";

const key = "runTour";

export function isTourSeen(): boolean {
  return readStored(key, ["seen"]) === "seen";
}

export function markTourSeen(): void {
  writeStored(key, "seen");
}
