// Cuts rings where three areas meet, so that the border between two neighbours is simplified and
// stored once.
import { type GridLine, reversed } from "../../packages/portal/src/maps/outlines/areas.ts";

export interface CutBorders {
  readonly borders: readonly GridLine[];
  /** By ring: indices of borders, −1 − n if it is traversed backwards. */
  readonly rings: readonly (readonly number[])[];
}

/** Rings are closed: the last corner equals the first. No corner occurs twice in a row. */
export function cutBorders(rings: readonly GridLine[]): CutBorders {
  const junctions = findJunctions(rings);
  const borders: GridLine[] = [];
  const known = new Map<string, number>();
  const numberOf = (line: GridLine): number => {
    const forwards = line.join();
    const found = known.get(forwards);
    if (found !== undefined) return found;
    const backwards = known.get(reversed(line).join());
    if (backwards !== undefined) return -1 - backwards;
    known.set(forwards, borders.length);
    return borders.push(line) - 1;
  };
  return { borders, rings: rings.map((ring) => cutRing(ring, junctions).map(numberOf)) };
}

function cutRing(ring: GridLine, junctions: ReadonlySet<number>): readonly GridLine[] {
  const open = ring.length / 2 - 1;
  const cuts: number[] = [];
  for (let corner = 0; corner < open; corner++) {
    if (junctions.has(keyAt(ring, corner))) cuts.push(corner);
  }
  // An island, or its hole: started at the same corner they are the same line.
  if (cuts.length === 0) cuts.push(lowestCorner(ring));
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? (cuts[0] ?? 0) + open;
    const line: number[] = [];
    for (let corner = start; corner <= end; corner++) {
      const at = 2 * (corner % open);
      line.push(ring[at] ?? 0, ring[at + 1] ?? 0);
    }
    return line;
  });
}

const half = 2 ** 25;

/** A corner as one number; coordinates are within 33,000 km. */
function keyAt(ring: GridLine, corner: number): number {
  return ((ring[2 * corner] ?? 0) + half) * 2 * half + (ring[2 * corner + 1] ?? 0) + half;
}

function lowestCorner(ring: GridLine): number {
  let lowest = 0;
  for (let corner = 1; corner < ring.length / 2; corner++) {
    if (keyAt(ring, corner) < keyAt(ring, lowest)) lowest = corner;
  }
  return lowest;
}

/** Corners from which rings continue to different neighbours. */
function findJunctions(rings: readonly GridLine[]): ReadonlySet<number> {
  const lower = new Map<number, number>();
  const higher = new Map<number, number>();
  const junctions = new Set<number>();
  for (const ring of rings) {
    const open = ring.length / 2 - 1;
    for (let corner = 0; corner < open; corner++) {
      const here = keyAt(ring, corner);
      const before = keyAt(ring, (corner + open - 1) % open);
      const after = keyAt(ring, corner + 1);
      const [low, high] = [Math.min(before, after), Math.max(before, after)];
      const known = lower.get(here);
      if (known === undefined) {
        lower.set(here, low);
        higher.set(here, high);
      } else if (known !== low || higher.get(here) !== high) junctions.add(here);
    }
  }
  return junctions;
}
