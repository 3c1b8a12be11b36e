import { expect, test } from "vitest";
import type { CostName, Costs } from "./costNames.ts";
import { costDifference, costText } from "./costText.ts";
import { costSpread, type RunCosts } from "./runCosts.ts";

const nothing: Costs = {
  ...{ infections: undefined, beds: undefined, deaths: undefined, schoolDays: undefined },
  ...{ dayCareDays: undefined, leisureHours: undefined, homeDays: undefined },
  ...{ quarantineDays: undefined, tests: undefined, doses: undefined },
};

function run(name: CostName, values: readonly number[], memberCount = values.length): RunCosts {
  const members = values.map((value, place): [number, Costs] => [
    place + 1,
    { ...nothing, [name]: value },
  ]);
  return { members: new Map(members), memberCount };
}
function textOf(name: CostName, ...values: readonly number[]) {
  const spread = costSpread(run(name, values), name);
  return spread && costText(name, spread, "en");
}
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

test("a number has a range where model runs differ, and is rounded to what that allows", () => {
  // Quantiles of 10,000 to 17,000 in steps of 1,000: 10,350, 13,500, 16,650; a tenth of the width
  // is 630, so steps of 100.
  expect(textOf("infections", ...eight.map((step) => 10_000 + 1000 * step))).toEqual({
    value: "13,500",
    range: "10,400 – 16,700",
  });
  expect(textOf("schoolDays", ...eight.map(() => 41.26))).toEqual({
    value: "41.3",
    range: undefined,
  });
  expect(textOf("tests", 1_234_567)).toEqual({ value: "1,230,000", range: undefined });
  expect(textOf("beds")).toBeUndefined();
});

function difference(name: CostName, from: readonly number[], to: readonly number[]) {
  return costDifference(name, run(name, from), run(name, to), "en");
}

test("better and worse are said in words", () => {
  const from = eight.map((step) => 1000 + 100 * step);
  const fewer = eight.map((step) => 500 + 100 * step);
  // Shares are −500/1000 to −500/1700, in the middle −500/1350 = −37 %.
  expect(difference("infections", from, fewer)).toEqual({
    value: "better: 500 fewer (−37%)",
    range: undefined,
  });
  expect(difference("schoolDays", fewer, from)?.value).toMatch(/^worse: 500 more/);
  expect(difference("tests", fewer, from)?.value).toMatch(/^500 more/);
  expect(difference("deaths", from, from)?.value).toBe("the same");
});

test("where pairs do not agree there is no clear difference, and too few say nothing yet", () => {
  const from = eight.map(() => 1000);
  const mixed = eight.map((step) => 1000 + (step % 2 === 0 ? 100 : -100));
  expect(difference("beds", from, mixed)).toEqual({
    value: "no clear difference",
    range: "100 fewer to 100 more",
  });
  const few = costDifference("beds", run("beds", [1, 2], 16), run("beds", [3, 4], 16), "en");
  expect(few?.value).toBe("too few model runs yet");
  expect(difference("beds", from, [])).toBeUndefined();
});
