// The street pattern: a grid of streets, distorted to look like a grown city. It is generated and
// the same for the same bounds; people move along it (ways.ts). Maps do not show it. Grid
// coordinates count steps from street to street. The corners of squares of eight steps are
// displaced, and the inside follows (bilinear). So every street is straight within a square, and a
// way needs corners only where it turns or leaves a square.
import type { Bounds } from "@episcope/common";

/** Distance between small streets, in metres. */
export const step = 250;
/** Steps between streets of the three levels. */
export const stepsOfLevel = [1, 4, 16] as const;
/** Steps across a square. */
export const squareSteps = 8;
const square = squareSteps * step;
/**
 * Maximum random displacement of corners; together with the long waves below, streets never cross
 * themselves.
 */
const scatter = 230;
const waves = [
  { amplitude: 420, east: 17_000, north: 26_000, phase: 0.7 },
  { amplitude: 380, east: -29_000, north: 15_000, phase: 2.1 },
] as const;
/** Squares around the bounds, for streets that lead out of them. */
const margin = 2;

export class StreetGrid {
  readonly #firstColumn: number;
  readonly #firstRow: number;
  readonly columns: number;
  readonly rows: number;
  /** Corners of squares, row by row. */
  readonly #x: Float64Array;
  readonly #y: Float64Array;

  constructor({ west, south, east, north }: Bounds) {
    this.#firstColumn = Math.floor(west / square) - margin;
    this.#firstRow = Math.floor(south / square) - margin;
    this.columns = Math.ceil(east / square) + margin - this.#firstColumn;
    this.rows = Math.ceil(north / square) + margin - this.#firstRow;
    const corners = (this.columns + 1) * (this.rows + 1);
    this.#x = new Float64Array(corners);
    this.#y = new Float64Array(corners);
    for (let at = 0; at < corners; at++) {
      const column = this.#firstColumn + (at % (this.columns + 1));
      const row = this.#firstRow + Math.floor(at / (this.columns + 1));
      this.#x[at] = column * square + moved(column, row, 0);
      this.#y[at] = row * square + moved(column, row, 1);
    }
  }

  /** First and last steps on the grid. */
  get firstU(): number {
    return this.#firstColumn * squareSteps;
  }

  get firstV(): number {
    return this.#firstRow * squareSteps;
  }

  get lastU(): number {
    return this.firstU + this.columns * squareSteps;
  }

  get lastV(): number {
    return this.firstV + this.rows * squareSteps;
  }

  /** Metres east of a grid position. */
  x(u: number, v: number): number {
    return this.#between(this.#x, u, v);
  }

  /** Metres north. */
  y(u: number, v: number): number {
    return this.#between(this.#y, u, v);
  }

  #between(corners: Float64Array, u: number, v: number): number {
    const column = clamp(Math.floor(u / squareSteps) - this.#firstColumn, this.columns - 1);
    const row = clamp(Math.floor(v / squareSteps) - this.#firstRow, this.rows - 1);
    const right = u / squareSteps - this.#firstColumn - column;
    const up = v / squareSteps - this.#firstRow - row;
    const at = row * (this.columns + 1) + column;
    const above = at + this.columns + 1;
    return (
      (1 - up) * ((1 - right) * (corners[at] ?? 0) + right * (corners[at + 1] ?? 0)) +
      up * ((1 - right) * (corners[above] ?? 0) + right * (corners[above + 1] ?? 0))
    );
  }

  /** The grid position of a point in metres, to half a metre. */
  locate(x: number, y: number): { readonly u: number; readonly v: number } {
    let u = x / step;
    let v = y / step;
    // The error shrinks with each iteration, because neighbouring corners are displaced alike.
    for (let attempt = 0; attempt < 60; attempt++) {
      const dx = x - this.x(u, v);
      const dy = y - this.y(u, v);
      if (Math.abs(dx) + Math.abs(dy) < 0.5) break;
      u += dx / step;
      v += dy / step;
    }
    return { u, v };
  }
}

function moved(column: number, row: number, direction: 0 | 1): number {
  let sum = scatter * (2 * chanceOf(column, row, direction) - 1);
  for (const { amplitude, east, north, phase } of waves) {
    const turn = (column * square) / east + (row * square) / north;
    sum += amplitude * Math.sin(2 * Math.PI * turn + phase + direction * 1.9);
  }
  return sum;
}

/** A hash of the numbers, uniform between 0 and 1 (the finaliser of splitmix32). */
export function chanceOf(a: number, b: number, c: number): number {
  let z =
    Math.imul(a | 0, 0x9e3779b9) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c + 1, 0xc2b2ae35);
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
