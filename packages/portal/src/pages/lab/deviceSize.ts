import type { LabSize } from "@episcope/scenario/lab";

/** In gigabytes: a city, the snapshots of its members and the page itself. */
const enoughMemory = 4;

/** A smaller city where memory is short; browsers that do not say have enough. */
export function deviceSize(): LabSize {
  const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : enoughMemory;
  return memory < enoughMemory ? "small" : "usual";
}
