// Curves as SVG paths. Of several points in one pixel column only the visible ones are kept: the
// first, the lowest, the highest and the last.
import type { Scale } from "./axis.ts";

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

type Pixel = readonly [x: number, y: number];

/** The parts of a curve between its gaps, in pixels. */
export function pieces({ x, y }: Points, axes: Axes): readonly (readonly Pixel[])[] {
  const found: Pixel[][] = [];
  let piece: Pixel[] = [];
  for (let index = 0; index < x.length; index++) {
    const pixel: Pixel = [axes.x(x[index] ?? Number.NaN), axes.y(y[index] ?? Number.NaN)];
    if (Number.isFinite(pixel[0]) && Number.isFinite(pixel[1])) {
      piece.push(pixel);
    } else if (piece.length > 0) {
      found.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) found.push(piece);
  return found;
}

function thinned(piece: readonly Pixel[]): readonly Pixel[] {
  const width = (piece.at(-1)?.[0] ?? 0) - (piece[0]?.[0] ?? 0);
  if (piece.length <= 2 * width + 2) return piece;
  const result: Pixel[] = [];
  let start = 0;
  while (start < piece.length) {
    const column = Math.floor(piece[start]?.[0] ?? 0);
    let end = start;
    let lowest = start;
    let highest = start;
    while (end < piece.length && Math.floor(piece[end]?.[0] ?? 0) === column) {
      if ((piece[end]?.[1] ?? 0) < (piece[lowest]?.[1] ?? 0)) lowest = end;
      if ((piece[end]?.[1] ?? 0) > (piece[highest]?.[1] ?? 0)) highest = end;
      end++;
    }
    const chosen = [...new Set([start, lowest, highest, end - 1])].sort((a, b) => a - b);
    for (const index of chosen) result.push(piece[index] ?? [0, 0]);
    start = end;
  }
  return result;
}

/** One decimal is finer than any screen, and keeps the text short. */
function at([x, y]: Pixel): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}

export function linePath(points: Points, axes: Axes): string {
  return pieces(points, axes)
    .map((piece) =>
      // An isolated point is a line without length, which the round cap shows as a dot.
      piece.length === 1 ? `M${at(piece[0] ?? [0, 0])}h0` : `M${thinned(piece).map(at).join("L")}`,
    )
    .join("");
}

/** Filled from the curve to a base line, given in pixels. */
export function areaPath(points: Points, axes: Axes, base: number): string {
  return pieces(points, axes)
    .map((piece) => {
      const first = piece[0]?.[0] ?? 0;
      const last = piece.at(-1)?.[0] ?? 0;
      return `M${at([first, base])}L${thinned(piece).map(at).join("L")}L${at([last, base])}Z`;
    })
    .join("");
}

export function bandPath(
  x: ArrayLike<number>,
  low: ArrayLike<number>,
  high: ArrayLike<number>,
  axes: Axes,
): string {
  // A band needs both ends at a point.
  const together = (own: ArrayLike<number>, other: ArrayLike<number>) =>
    Array.from({ length: x.length }, (_, index) =>
      Number.isFinite(axes.y(other[index] ?? Number.NaN)) ? (own[index] ?? Number.NaN) : Number.NaN,
    );
  const upper = pieces({ x, y: together(high, low) }, axes);
  const lower = pieces({ x, y: together(low, high) }, axes);
  return upper
    .map((piece, index) => {
      const back = thinned(lower[index] ?? []).toReversed();
      return `M${[...thinned(piece), ...back].map(at).join("L")}Z`;
    })
    .join("");
}

/** Discs of one size as a single path: lines without length with round caps. */
export function dotsPath(points: Points, axes: Axes): string {
  return pieces(points, axes)
    .flatMap((piece) => piece.map((pixel) => `M${at(pixel)}h0`))
    .join("");
}
