// Residents by state at the start of each day, so that the first picture needs no other block.
import { healthStateCount } from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter } from "./byteColumns.ts";

export function encodeStateCounts(stateCounts: Uint32Array): Uint8Array {
  return new ColumnWriter().u32(stateCounts).bytes();
}

export function decodeStateCounts(
  columns: ColumnReader,
  { facts, counts }: AnimationHeader,
): Uint32Array {
  const stateCounts = columns.u32(healthStateCount * facts.dayCount);
  columns.checkBelow("count", stateCounts, counts.people + 1);
  columns.end();
  return stateCounts;
}
