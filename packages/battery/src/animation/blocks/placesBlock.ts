// Where places are. Neighbours in the list are neighbours in the city, so differences are small.
import type { AnimationPlaces } from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter, unzigzag, zigzag } from "./byteColumns.ts";

export function encodePlaces({ x, y, activity }: AnimationPlaces): Uint8Array {
  return new ColumnWriter().u16(steps(x)).u16(steps(y)).u8(activity).bytes();
}

export function decodePlaces(
  columns: ColumnReader,
  { facts, counts }: AnimationHeader,
): AnimationPlaces {
  const x = undoSteps(columns.u16(counts.places));
  const y = undoSteps(columns.u16(counts.places));
  const activity = columns.u8(counts.places);
  columns.checkBelow("activity", activity, facts.activities.length);
  columns.end();
  return { x, y, activity };
}

/** Differences modulo 65,536, so that any step leads to a valid coordinate. */
function steps(values: Uint16Array): Uint16Array {
  let before = 0;
  return values.map((value) => {
    const step = ((value - before) << 16) >> 16;
    before = value;
    return zigzag(step);
  });
}

function undoSteps(values: Uint16Array): Uint16Array {
  let sum = 0;
  return values.map((value) => {
    sum = (sum + unzigzag(value)) & 0xffff;
    return sum;
  });
}
