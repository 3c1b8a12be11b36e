// Finds the shape at a pointer or in the direction of an arrow key.
import type { MapShape } from "./germanyMap.ts";
import { isInside } from "./shapes.ts";

/** Index of the shape at a point; undefined outside of all. */
export function shapeAt(shapes: readonly MapShape[], x: number, y: number): number | undefined {
  const index = shapes.findIndex(({ rings, bounds: { left, right, bottom, top } }) => {
    const isNear = x >= left && x <= right && y >= bottom && y <= top;
    return isNear && isInside(rings, x, y);
  });
  return index < 0 ? undefined : index;
}

export type Direction = "left" | "right" | "up" | "down";

const headings: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};

/**
 * The target of an arrow key: the neighbour that is best in that direction, otherwise the nearest
 * shape there; at the edge the shape itself.
 */
export function shapeTowards(
  shapes: readonly MapShape[],
  from: number,
  direction: Direction,
): number {
  const start = shapes[from];
  if (!start) return from;
  const best = (numbers: readonly number[], maxSideways: number): number | undefined => {
    let [found, shortest]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const number of numbers) {
      const shape = shapes[number];
      if (!shape || number === from) continue;
      const [dx, dy] = [shape.label[0] - start.label[0], shape.label[1] - start.label[1]];
      const [hx, hy] = headings[direction];
      const ahead = dx * hx + dy * hy;
      const sideways = Math.abs(dx * hy - dy * hx);
      // Sideways distance counts double, so that straight ahead beats nearer but off course.
      const cost = ahead + 2 * sideways;
      if (ahead <= 0 || sideways > maxSideways * ahead || cost >= shortest) continue;
      [found, shortest] = [number, cost];
    }
    return found;
  };
  return (
    best(start.neighbours, 1) ?? best([...shapes.keys()], 1) ?? best(start.neighbours, 3) ?? from
  );
}
