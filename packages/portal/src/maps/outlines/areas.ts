// The areas of a region as scripts/geometry writes them: borders once, although two areas share
// each, and areas as rows of borders.
import { decodeNumbers, encodeNumbers } from "./numberText.ts";

/** Steps of the grid, x and y of one corner after the other. */
export type GridLine = readonly number[];

/** A file of texts and lists alone: JSON that needs no checks. */
export interface PackedAreas {
  /** Metres per step of the grid. */
  readonly grid: number;
  readonly names: readonly string[];
  /** So many of the first areas are part of the city or district that the region is about. */
  readonly cityCount: number;
  /** All borders one after the other: number of corners, then the steps from the corner before. */
  readonly borders: string;
  /** Area after area: number of rings; of each ring the number of borders, then these. */
  readonly rings: string;
}

/** The rings of an area as rows of borders; one that is walked backwards has the number −1 − n. */
export type BorderRings = readonly (readonly number[])[];

/** A municipality or a state. */
export interface MapArea {
  readonly name: string;
  /** Part of the city or district that the region is about. */
  readonly isCity: boolean;
  /** Closed lines, x and y in metres east and north of the centre; the last corner is the first. */
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

/** x and y in metres, of a line of the grid. */
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
    // Steps become places where they stand: no border overlaps another one.
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

/** In metres. Each border begins where the one before ended: that corner is there once. */
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
    // The last corner of the border before is written again.
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
