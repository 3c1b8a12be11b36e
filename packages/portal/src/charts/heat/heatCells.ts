// Cells of a heat map in whole pixels, so that neighbours share their edges and no seam is left.
import type { HeatMap, Range } from "../chartContent.ts";
import { heatColor } from "../colors/heatColor.ts";
import { linearTicks, roundAbove, type Scale } from "../layout/axis.ts";
import type { Plot } from "../layout/layoutPanel.ts";

/** As many shades as the eye can distinguish; one path each instead of one element per cell. */
const shades = 64;

interface HeatPath {
  readonly color: string;
  readonly path: string;
}

/** All cells of one shade as one path. */
export function heatCells(
  heatMap: HeatMap,
  scale: Scale,
  plot: Plot,
  top: number,
): readonly HeatPath[] {
  const parts = new Map<string, string[]>();
  const edges = rowEdges(heatMap, plot);
  for (let column = 0; column < heatMap.x.length; column++) {
    const [from, to] = cellEnds(heatMap, column);
    const left = Math.round(scale(from));
    const width = Math.round(scale(to)) - left;
    if (width <= 0) continue;
    heatMap.values.forEach((values, row) => {
      const value = values[column] ?? Number.NaN;
      if (!Number.isFinite(value)) return;
      const shade = Math.round(heatShare(value, top) * shades) / shades;
      const color = heatColor(heatMap.colors, shade);
      const [bottom = 0, upper = 0] = [edges[row], edges[row + 1]];
      const path = `M${left},${upper}h${width}v${bottom - upper}h${-width}z`;
      const list = parts.get(color);
      if (list) list.push(path);
      else parts.set(color, [path]);
    });
  }
  return [...parts].map(([color, list]) => ({ color, path: list.join("") }));
}

/** From bottom to top, one more than rows. */
export function rowEdges({ rows }: HeatMap, { top, bottom }: Plot): readonly number[] {
  const height = (bottom - top) / Math.max(1, rows.length);
  return Array.from({ length: rows.length + 1 }, (_, row) => Math.round(bottom - row * height));
}

/**
 * Where the colours end: the usual maximum, or above the largest shown value if that is larger. So
 * equal colours mean equal values in most runs, and no value is beyond the scale.
 */
export function heatTop({ x, values, maximum }: HeatMap, [from, to]: Range): number {
  let largest = 0;
  for (const row of values) {
    for (let column = 0; column < row.length; column++) {
      const value = row[column] ?? 0;
      const position = x[column] ?? Number.NaN;
      if (value > largest && position >= from && position <= to) largest = value;
    }
  }
  return largest > maximum ? roundAbove(largest) : maximum;
}

/** Most values are far below the largest: the square root gives them half of the colours. */
export function heatShare(value: number, top: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, value / top)));
}

/** Values named at the colour bar: zero, the end and, where there is room, some between. */
export function heatTicks(top: number, barWidth: number): readonly number[] {
  const middle = [top / 20, top / 4].map((value) => linearTicks([0, roundAbove(value)], 1).at(-1));
  const wanted = [0, ...(barWidth >= 150 ? middle : []), top];
  const values = wanted.filter((value) => value !== undefined);
  const farEnough = (value: number, index: number) => {
    const next = values[index + 1];
    const distance = (heatShare(next ?? 0, top) - heatShare(value, top)) * barWidth;
    return next === undefined || (value < next && distance > 24);
  };
  return values.filter(farEnough);
}

/** A cell covers its days; without them it extends halfway to its neighbours. */
function cellEnds({ x, covers }: HeatMap, column: number): Range {
  const here = x[column] ?? 0;
  if (covers) return [here + covers[0] - 0.5, here + covers[1] + 0.5];
  const before = x[column - 1] ?? here - ((x[column + 1] ?? here + 7) - here);
  const after = x[column + 1] ?? here + (here - before);
  return [(before + here) / 2, (here + after) / 2];
}

export function columnAt(heatMap: HeatMap, position: number): number | undefined {
  for (let column = 0; column < heatMap.x.length; column++) {
    const [from, to] = cellEnds(heatMap, column);
    if (position >= from && position < to) return column;
  }
  return undefined;
}
