import { computedForecasters } from "@episcope/scenario";
import { expect, test } from "vitest";
import { scoresOf } from "./scoreTable.ts";

test("the mean of model and damped growth lies between both", () => {
  // Reports stood still at 100, so that persistence and growth say 100 without any doubt; the model
  // says 200. Both miss 150 by 50, their mean does not.
  const cases = [100, 100, 100, 100, 100, 100, 150];
  const made = [{ day: 18_000, step: 5, weeks: [new Array<number>(23).fill(200)] }];
  const head = { region: "anywhere", stamp: "", particles: 1, runs: 1 };
  const scores = scoresOf({ head, made, cases, horizon: 1, hub: undefined, name: "Episcope" });
  const { persistence, growth, together } = computedForecasters;
  const names = ["Episcope", persistence, growth, together];
  expect(scores.forecasters.map(({ name }) => name)).toEqual(names);
  const relative = scores.forecasters.map(({ weeks }) => weeks[0]?.relativeWis);
  expect(relative.slice(0, 3)).toEqual([1, 1, 1]);
  expect(relative[3]).toBeCloseTo(0, 10);
});
