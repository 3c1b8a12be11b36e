import { expect, test } from "vitest";
import { figurePlot, figureScale, labelsThatFit } from "./figureScale.ts";

const plot = figurePlot(400, 200);

test("the corners of the plot are the ends of the axes", () => {
  const { x, y } = figureScale({ plot, x: [0, 56], y: [0, 300] });
  expect([x(0), x(56), y(0), y(300)]).toEqual([plot.left, plot.right, plot.bottom, plot.top]);
  expect(x(28)).toBe((plot.left + plot.right) / 2);
});

test("equal ratios are equally far apart", () => {
  const { x } = figureScale({ plot, x: [1, 100], y: [0, 1], isLogX: true });
  expect(x(10) - x(1)).toBeCloseTo(x(100) - x(10), 9);
});

test("values outside of the figure stay drawable", () => {
  const { y } = figureScale({ plot, x: [0, 1], y: [0, 1] });
  expect([y(1e300), y(Number.POSITIVE_INFINITY), y(-1e9)]).toEqual([-10_000, -10_000, 10_000]);
});

test("overlapping labels are left out, except the last", () => {
  const at = [0, 50, 100, 150, 200].map((place) => ({ at: place, width: 60 }));
  expect([...labelsThatFit(at)]).toEqual([0, 2, 4]);
  const narrow = at.map((label) => ({ ...label, width: 20 }));
  expect([...labelsThatFit(narrow)]).toEqual([0, 1, 2, 3, 4]);
});
