import type { Fault } from "@episcope/battery";

/** Only the first faults of a file are kept; the last one says how many more there are. */
export function faultCount(faults: readonly Fault[]): number {
  const more = /^(\d+) more faults/.exec(faults.at(-1)?.reason ?? "")?.[1];
  return more === undefined ? faults.length : faults.length - 1 + Number(more);
}
