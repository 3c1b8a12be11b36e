import { expect, test } from "vitest";
import { areaOf, figureScale, labelsThatFit, pathOf } from "./figureScale.ts";

test("the corners of the plot are the ends of the axes", () => {
  const { frame, x, y } = figureScale({ width: 400, height: 200, x: [0, 56], y: [0, 300] });
  expect([x(0), x(56), y(0), y(300)]).toEqual([frame.left, frame.right, frame.bottom, frame.top]);
  expect(x(28)).toBe((frame.left + frame.right) / 2);
});

test("equal ratios are equally far apart", () => {
  const { x } = figureScale({ width: 400, height: 200, x: [1, 100], y: [0, 1], isLogX: true });
  expect(x(10) - x(1)).toBeCloseTo(x(100) - x(10), 9);
});

test("lines and areas; what leaves the picture stays drawable", () => {
  const scale = { x: (value: number) => value, y: (value: number) => -value };
  expect(pathOf(scale, [0, 1], [2, 3])).toBe("M0.0,-2.0L1.0,-3.0");
  expect(pathOf(scale, [0], [1e300])).toBe("M0.0,-10000.0");
  expect(areaOf(scale, [0, 1], [0, 0], [1, 2])).toBe("M0.0,-1.0L1.0,-2.0L1.0,0.0L0.0,0.0Z");
});

test("labels that would touch are left out, never the last", () => {
  const at = [0, 50, 100, 150, 200].map((place) => ({ at: place, width: 60 }));
  expect([...labelsThatFit(at)]).toEqual([0, 2, 4]);
  const narrow = at.map((label) => ({ ...label, width: 20 }));
  expect([...labelsThatFit(narrow)]).toEqual([0, 1, 2, 3, 4]);
});
