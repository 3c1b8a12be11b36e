import { expect, test } from "vitest";
import { stackedAreas } from "./stackedAreas.ts";

const counts = Uint32Array.of(...[8, 2, 0, 0, 0, 0, 0], ...[4, 2, 0, 0, 0, 0, 4]);

test("recovered is the lowest area, susceptible the topmost, and together they fill the height", () => {
  const { areas, most } = stackedAreas(counts, () => false);
  expect(most).toBe(10);
  expect(areas.map(({ state }) => state)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(areas[0]?.path).toBe("M1 1L2 0.6L2 1L1 1Z");
  expect(areas.at(-1)?.path).toBe("M1 0L2 0L2 0.4L1 0.8Z");
});

test("hiding states leaves more height to the others", () => {
  const { areas, most } = stackedAreas(counts, (state) => state === 0);
  expect(most).toBe(6);
  expect(areas.at(-1)).toEqual({ state: 1, path: "M1 0.6667L2 0L2 0.3333L1 1Z" });
});

test("no people give flat areas", () => {
  expect(stackedAreas(counts, () => true)).toEqual({ areas: [], most: 1 });
  expect(stackedAreas(new Uint32Array(), () => false).most).toBe(1);
});
