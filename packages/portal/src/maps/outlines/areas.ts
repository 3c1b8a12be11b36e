// The areas of a region as the build writes them: borders once, although two areas share each, and areas as rows of borders.
import { decodeNumbers, encodeNumbers } from "./numberText.ts";

/** Steps of the grid, x and y of one corner after the other. */
export type GridLine = readonly number[];

export interface PackedAreas {
  /** Metres per step of the grid. */
  readonly grid: number;
  /** All borders one after the other: number of corners, then the steps from the corner before. */
  readonly borders: string;
  readonly areas: readonly PackedArea[];
}

/** A border that is walked backwards has the number −1 − n. */
type PackedArea = readonly [name: string, isCity: 0 | 1, rings: readonly (readonly number[])[]];

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

export function unpackAreas({ grid, borders, areas }: PackedAreas): readonly MapArea[] {
  const lines = unpackBorders(decodeNumbers(borders));
  return areas.map(([name, isCity, rings]) => ({
    name,
    isCity: isCity === 1,
    rings: rings.map((ring) => Float32Array.from(joined(ring, lines), (step) => step * grid)),
  }));
}

function unpackBorders(numbers: Int32Array): readonly GridLine[] {
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
function joined(ring: readonly number[], lines: readonly GridLine[]): GridLine {
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
