// The streets on the map: small ones where there are places, larger ones around them, main roads
// everywhere.
import type { StreetLevel, StreetLines } from "./ground.ts";
import { type StreetGrid, squareSteps, stepsOfLevel } from "./streetGrid.ts";

/** Takes places in grid coordinates. */
export function streetLines(
  grid: StreetGrid,
  u: Float32Array,
  v: Float32Array,
): readonly StreetLines[] {
  const [, quarter, main] = stepsOfLevel;
  const built = [quarter, main].map((size) => {
    const blocks = new Set<number>();
    for (const [place, value] of u.entries()) blocks.add(blockOf(value, v[place] ?? 0, size));
    return blocks;
  });
  return ([0, 1, 2] as const).map((level) => {
    const blocks = level === 2 ? undefined : built[level];
    return { level, points: linesOf(grid, level, blocks) };
  });
}

/** Key of the block of this size that contains a position. */
function blockOf(u: number, v: number, size: number): number {
  return Math.floor(u / size) * 65_536 + Math.floor(v / size);
}

/**
 * Streets of a level: all of them, or those inside and around the given blocks. Streets of higher
 * levels are left out.
 */
function linesOf(
  grid: StreetGrid,
  level: StreetLevel,
  blocks: ReadonlySet<number> | undefined,
): Float32Array {
  const spacing = stepsOfLevel[level];
  const larger = level === 2 ? Number.POSITIVE_INFINITY : stepsOfLevel[level === 0 ? 1 : 2];
  const pieceLength = Math.min(squareSteps, level === 2 ? squareSteps : larger);
  const points: number[] = [];
  const isShown = (u: number, v: number) => {
    if (!blocks) return true;
    const size = larger;
    // A street on the border belongs to both sides.
    const blocksHere = [blockOf(u, v, size), blockOf(u - 0.5, v, size), blockOf(u, v - 0.5, size)];
    return blocksHere.some((block) => blocks.has(block));
  };
  const draw = (u0: number, v0: number, u1: number, v1: number) => {
    if (!isShown((u0 + u1) / 2, (v0 + v1) / 2)) return;
    points.push(grid.x(u0, v0), grid.y(u0, v0), grid.x(u1, v1), grid.y(u1, v1));
  };
  for (let u = ceilTo(grid.firstU, spacing); u <= grid.lastU; u += spacing) {
    if (u % larger === 0) continue;
    for (let v = grid.firstV; v < grid.lastV; v += pieceLength) draw(u, v, u, v + pieceLength);
  }
  for (let v = ceilTo(grid.firstV, spacing); v <= grid.lastV; v += spacing) {
    if (v % larger === 0) continue;
    for (let u = grid.firstU; u < grid.lastU; u += pieceLength) draw(u, v, u + pieceLength, v);
  }
  return Float32Array.from(points);
}

function ceilTo(value: number, spacing: number): number {
  return Math.ceil(value / spacing) * spacing;
}
