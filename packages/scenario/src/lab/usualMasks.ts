// Masks that were worn in a place, where targets of the lane of masks act, and how tables of
// restrictions say so: a run is compared with them.
import type { Day } from "@episcope/common";

/** From this day on. */
export interface MaskStep {
  readonly day: Day;
  /** In the words of the table, one for each column. */
  readonly worn: readonly string[];
}

export interface MaskPlace {
  /** Of the table of restrictions. */
  readonly columns: readonly string[];
  /** In the order of days. */
  readonly steps: readonly MaskStep[];
}

export interface UsualMasks {
  /** What a block means in the words of the table, by its value. */
  readonly kinds: readonly string[];
  /** By target: each adds its place to those before. */
  readonly places: readonly MaskPlace[];
}

export interface MaskBlock {
  readonly value: number;
  readonly target: number;
}

/**
 * The block that says what is worn on a day, by column; undefined if it is what was worn, "other"
 * if no block says it.
 */
export function maskBlockOf(
  { kinds, places }: UsualMasks,
  day: Day,
  wornAt: (column: string) => string,
): MaskBlock | "other" | undefined {
  const worn = places.map(({ columns }) => columns.map(wornAt));
  const target = places.findLastIndex(({ steps }, place) => {
    const known = steps.findLast((step) => step.day <= day)?.worn;
    return known?.join() !== worn[place]?.join();
  });
  if (target < 0) return undefined;
  // Places of later targets are as they were: the block does not act on them.
  const own = new Set(worn.slice(0, target + 1).flat());
  const value = own.size === 1 ? kinds.findIndex((kind) => own.has(kind)) : -1;
  return value < 0 ? "other" : { value, target };
}
