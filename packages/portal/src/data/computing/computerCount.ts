// How many workers compute.

/** What browsers say of their device. */
export interface Processors {
  readonly hardwareConcurrency: number;
  /** Gigabytes, at most 8; Firefox and Safari do not say. */
  readonly deviceMemory?: number;
}

/** Gigabytes, if the browser does not say; each worker has a city and snapshots. */
const usualMemory = 4;

/**
 * Each has a city of its own, and the memory of its engine: about 70 MB. The first curve comes from
 * one of them however many there are.
 */
export const mostLabComputers = 2;

/** One core is left to the page. */
export function computerCount({
  hardwareConcurrency,
  deviceMemory = usualMemory,
}: Processors): number {
  return Math.max(1, Math.floor(Math.min(hardwareConcurrency - 1, deviceMemory)));
}
