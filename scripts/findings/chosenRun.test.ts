import { expect, test } from "vitest";
import { chosenRun } from "./chosenRun.ts";

const index = {
  parameters: ["masks", "leisure", "fixed"],
  runs: [
    { runId: "run1", values: ["no", "1.0", "x"] },
    { runId: "run2", values: ["no", "0.5", "x"] },
    { runId: "run3", values: ["yes", "1.0", "x"] },
    { runId: "run4", values: ["yes", "0.5", "x"] },
  ],
};

test.each([
  [[], "run1"],
  [["masks=yes"], "run3"],
  [["masks=yes", "masks=no&leisure=0.5"], "run2"],
  [["leisure=50%25&masks=yes"], "run4"],
])("%j chooses %s", (queries, runId) => {
  expect(chosenRun(index, "run1", queries)).toBe(runId);
});

test.each(["mask=yes", "masks=maybe"])("%s is a fault", (query) => {
  expect(() => chosenRun(index, "run1", [query])).toThrow(/there is no option|has no value/);
});
