// The areas of a region as scripts/geometry writes them: borders once, although two areas share each, and areas as rows of borders.
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
    rings: (areas[index] ?? []).map((ring) => inMetres(joinBorders(ring, lines), grid)),
  }));
}

export function inMetres(line: GridLine, grid: number): Float32Array {
  const metres = new Float32Array(line.length);
  for (let at = 0; at < line.length; at++) metres[at] = (line[at] ?? 0) * grid;
  return metres;
}

export function unpackBorders(text: string): readonly GridLine[] {
  const numbers = decodeNumbers(text);
  const lines: GridLine[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; ) {
    const count = numbers[at++] ?? 0;
    const line: number[] = [];
    for (let corner = 0; corner < count; corner++) {
      x += numbers[at++] ?? 0;
      y += numbers[at++] ?? 0;
      line.push(x, y);
    }
    lines.push(line);
  }
  return lines;
}

/** Each border begins where the one before ended: that corner is there once. */
export function joinBorders(ring: readonly number[], lines: readonly GridLine[]): GridLine {
  const corners: number[] = [];
  for (const number of ring) {
    const line = number < 0 ? reversed(lines[-1 - number] ?? []) : (lines[number] ?? []);
    corners.push(...(corners.length === 0 ? line : line.slice(2)));
  }
  return corners;
}

export function reversed(line: GridLine): GridLine {
  const turned: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) turned.push(line[at] ?? 0, line[at + 1] ?? 0);
  return turned;
}
