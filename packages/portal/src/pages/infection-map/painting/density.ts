// Smoothed infections per square kilometre: counted in coarse cells, then averaged four times along
// rows and columns. That approximates a Gaussian at a cost independent of its width (Wells 1986).
import { roundAbove } from "../../../charts/layout/axis.ts";
import type { DotPositions, Ground } from "./dots.ts";

export interface Density {
  /** Cells of the view including a margin. */
  readonly width: number;
  readonly height: number;
  /** Pixels per cell, and cells of the margin. */
  readonly cell: number;
  readonly margin: number;
  /** Infections per square kilometre. */
  readonly values: Float32Array;
}

const passes = 4;
/** Cells on either side that are averaged, unless cells would become too small. */
const defaultRadius = 3;
const cellsPerDeviation = deviationOf(defaultRadius);
/** In pixels. */
const minCell = 2;

export class DensityGrid {
  #values = new Float32Array();
  #other = new Float32Array();

  /**
   * For positions `first` to `last` (excluded). The deviation is in pixels. The next call reuses
   * the memory.
   */
  compute(
    size: { readonly width: number; readonly height: number },
    { scale, originX, originY }: Ground,
    { x, y }: DotPositions,
    [first, last]: readonly [number, number],
    deviation: number,
  ): Density {
    const cell = Math.max(minCell, deviation / cellsPerDeviation);
    const radius = boxRadius(deviation / cell);
    const margin = passes * radius;
    const width = Math.ceil(size.width / cell) + 2 * margin;
    const height = Math.ceil(size.height / cell) + 2 * margin;
    if (this.#values.length !== width * height) {
      this.#values = new Float32Array(width * height);
      this.#other = new Float32Array(width * height);
    }
    const values = this.#values.fill(0);
    const [left, top] = [originX / cell + margin, originY / cell + margin];
    const cellsPerMetre = scale / cell;
    for (let place = first; place < last; place++) {
      const column = Math.floor(left + cellsPerMetre * (x[place] ?? 0));
      const row = Math.floor(top - cellsPerMetre * (y[place] ?? 0));
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = row * width + column;
      values[at] = (values[at] ?? 0) + 1;
    }
    for (let pass = 0; pass < passes; pass++) {
      averageLines(values, this.#other, width, height, radius);
      averageColumns(this.#other, values, width, height, radius);
    }
    const squareKilometres = (cell / scale / 1000) ** 2;
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / squareKilometres;
    return { width, height, cell, margin, values };
  }
}

/** Deviation of all passes over 2r + 1 cells; the variance of each is ((2r + 1)² − 1) / 12. */
function deviationOf(radius: number): number {
  return Math.sqrt((passes * radius * (radius + 1)) / 3);
}

/** The radius whose deviation is nearest to the given one. */
function boxRadius(deviation: number): number {
  const square = (3 * deviation * deviation) / passes;
  return Math.max(1, Math.round((Math.sqrt(4 * square + 1) - 1) / 2));
}

function averageLines(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let sum = 0;
    for (let column = 0; column < Math.min(radius, width); column++)
      sum += from[start + column] ?? 0;
    for (let column = 0; column < width; column++) {
      if (column + radius < width) sum += from[start + column + radius] ?? 0;
      if (column - radius > 0) sum -= from[start + column - radius - 1] ?? 0;
      to[start + column] = sum * share;
    }
  }
}

/** Row by row, so that memory is read in order. */
function averageColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  const add = (row: number, sign: number) => {
    const start = row * width;
    for (let column = 0; column < width; column++) {
      sums[column] = (sums[column] ?? 0) + sign * (from[start + column] ?? 0);
    }
  };
  for (let row = 0; row < Math.min(radius, height); row++) add(row, 1);
  for (let row = 0; row < height; row++) {
    if (row + radius < height) add(row + radius, 1);
    if (row - radius > 0) add(row - radius - 1, -1);
    const start = row * width;
    for (let column = 0; column < width; column++) {
      to[start + column] = Math.max(0, (sums[column] ?? 0) * share);
    }
  }
}

/** This many cells are a sufficient sample. */
const sampled = 5000;

/** The quantile of cells that are not empty. */
export function highValue(values: Float32Array, share = 0.995): number {
  const near: number[] = [];
  const step = Math.max(1, Math.floor(values.length / sampled));
  for (let at = 0; at < values.length; at += step) {
    const value = values[at] ?? 0;
    if (value > 0) near.push(value);
  }
  near.sort((a, b) => a - b);
  return near[Math.floor(share * (near.length - 1))] ?? 0;
}

/** The next 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  return value > 0 ? roundAbove(value) : 1;
}
