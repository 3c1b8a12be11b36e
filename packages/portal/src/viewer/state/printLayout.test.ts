import { expect, test } from "vitest";
import { printLayout } from "./printLayout.ts";

test("more panels need more columns, and all fit side by side", () => {
  expect([1, 2, 3, 6, 7, 12, 13, 27].map((panels) => printLayout(panels).columns)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4,
  ]);
  for (const panels of [1, 5, 9, 27]) {
    const { columns, width } = printLayout(panels);
    expect(columns * width + (columns - 1) * 14).toBeLessThanOrEqual(718);
    expect((columns + 1) * width).toBeGreaterThan(718 - 14 * columns);
  }
});

test("27 panels of a full run fit on one sheet with choices and figures", () => {
  const { columns, height } = printLayout(27);
  // Title, axis title and a legend of two lines need about 50 pixels; a sheet has 1046.
  expect(Math.ceil(27 / columns) * (height + 50)).toBeLessThan(1046 - 200);
});
