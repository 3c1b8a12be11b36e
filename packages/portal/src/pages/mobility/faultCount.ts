import type { Fault } from "@episcope/common";

/** Only the first faults of a file are listed; the last one has the number of the others. */
export function faultCount(faults: readonly Fault[]): number {
  const last = faults.at(-1);
  return last?.code === "moreFaults"
    ? faults.length - 1 + Number(last.values.count)
    : faults.length;
}
