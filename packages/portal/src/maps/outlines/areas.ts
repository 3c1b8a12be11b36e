// The areas of a region as scripts/geometry writes them: each border once, although two areas share
// it, and areas as lists of borders.
import { decodeNumbers, encodeNumbers } from "./numberText.ts";

/** In steps of the grid, x and y of each point. */
export type GridLine = readonly number[];

/** Only texts and arrays: JSON from our own build, which needs no checks. */
export interface PackedAreas {
  /** Metres per step of the grid. */
  readonly grid: number;
  readonly names: readonly string[];
  /** This many areas at the start belong to the city or district of the region. */
  readonly cityCount: number;
  /** All borders one after another: number of points, then the steps from the previous point. */
  readonly borders: string;
  /** Area by area: number of rings; for each ring the number of borders, then their numbers. */
  readonly rings: string;
}

/** The rings of an area as lists of borders; a reversed border has the number −1 − n. */
export type BorderRings = readonly (readonly number[])[];

/** A municipality or a state. */
export interface MapArea {
  readonly name: string;
  /** Part of the region's city or district. */
  readonly isCity: boolean;
  /** Closed lines, x and y in metres east and north of the centre; the last point is the first. */
  readonly rings: readonly Float32Array[];
}

export function packBorders(borders: readonly GridLine[]): string {
  const numbers: number[] = [];
  let [x, y] = [0, 0];
  for (const border of borders) {
    numbers.push(border.length / 2);
    for (let at = 0; at < border.length; at += 2) {
      const [nextX = 0, nextY = 0] = [border[at], border[at + 1]];
      numbers.push(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return encodeNumbers(numbers);
}

export function packRings(areas: readonly BorderRings[]): string {
  return encodeNumbers(
    areas.flatMap((rings) => [rings.length, ...rings.flatMap((ring) => [ring.length, ...ring])]),
  );
}

export function unpackRings(text: string): readonly BorderRings[] {
  const numbers = decodeNumbers(text);
  const areas: BorderRings[] = [];
  for (let at = 0; at < numbers.length; ) {
    const rings: (readonly number[])[] = [];
    for (let count = numbers[at++] ?? 0; count > 0; count--) {
      const length = numbers[at++] ?? 0;
      rings.push([...numbers.subarray(at, at + length)]);
      at += length;
    }
    areas.push(rings);
  }
  return areas;
}

export function unpackAreas({
  grid,
  names,
  cityCount,
  borders,
  rings,
}: PackedAreas): readonly MapArea[] {
  const lines = unpackBorders(borders);
  const areas = unpackRings(rings);
  return names.map((name, index) => ({
    name,
    isCity: index < cityCount,
    rings: (areas[index] ?? []).map((ring) => joinBorders(ring, lines, grid)),
  }));
}

/** Converts a line from grid steps to metres. */
export function inMetres(line: ArrayLike<number>, grid: number): Float32Array {
  const metres = new Float32Array(line.length);
  for (let at = 0; at < line.length; at++) metres[at] = (line[at] ?? 0) * grid;
  return metres;
}

export function unpackBorders(text: string): readonly Int32Array[] {
  const numbers = decodeNumbers(text);
  const lines: Int32Array[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; ) {
    const length = 2 * (numbers[at++] ?? 0);
    // Steps become positions in place, because no border overlaps another.
    const line = numbers.subarray(at, at + length);
    for (let corner = 0; corner < length; corner += 2) {
      x += line[corner] ?? 0;
      y += line[corner + 1] ?? 0;
      line[corner] = x;
      line[corner + 1] = y;
    }
    lines.push(line);
    at += length;
  }
  return lines;
}

/** In metres. Each border begins where the previous one ended; that point is kept once. */
export function joinBorders(
  ring: readonly number[],
  lines: readonly ArrayLike<number>[],
  grid: number,
): Float32Array {
  const lineOf = (number: number) => lines[number < 0 ? -1 - number : number] ?? [];
  let length = 0;
  for (const number of ring) length += lineOf(number).length - (length === 0 ? 0 : 2);
  const corners = new Float32Array(length);
  let next = 0;
  for (const number of ring) {
    const line = lineOf(number);
    // The last point of the previous border is overwritten.
    let at = Math.max(0, next - 2);
    const [first, step] = number < 0 ? [line.length - 2, -2] : [0, 2];
    for (let corner = first; corner >= 0 && corner < line.length; corner += step) {
      corners[at++] = (line[corner] ?? 0) * grid;
      corners[at++] = (line[corner + 1] ?? 0) * grid;
    }
    next = at;
  }
  return corners;
}

export function reversed(line: GridLine): GridLine {
  const turned: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) turned.push(line[at] ?? 0, line[at + 1] ?? 0);
  return turned;
}
