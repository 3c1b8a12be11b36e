import { expect, test } from "vitest";
import { columnDecimals } from "./columnDecimals.ts";

test.each([
  [[1, 2, undefined, 3000], 0],
  [[], 0],
  [["2020-02-28"], 0],
  [[0.5, -2000], 1],
  [[0.5, 99], 2],
  [[0.5, 9], 3],
  [[0.25], 3],
  [[0.025], 4],
  [[0.0025, 0], 5],
])("the values %j need %d decimals", (cells, count) => {
  expect(columnDecimals(cells)).toEqual({
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
});
