import { expect, test } from "vitest";
import { scenarioOf, shortHead } from "./fixtures/scenarioFixtures.ts";
import { baseRunId, choiceOf, runSettings, runsOf } from "./runs.ts";

const scenario = scenarioOf(`${shortHead}
base: []
groups:
  - options:
      - { name: a, title: A, values: ["x", "y"] }
      - { name: b, title: B, values: ["3", "1", "2"], changes: [{ thetaTimes: $value }] }
fixed:
  - { name: f, title: F, value: "30" }
`);

test("has all combinations, the first option varying slowest, and fixed parameters in every row", () => {
  expect(runsOf(scenario)).toEqual({
    parameters: ["a", "b", "f"],
    runs: [
      { runId: "test1", values: ["x", "3", "30"] },
      { runId: "test2", values: ["x", "1", "30"] },
      { runId: "test3", values: ["x", "2", "30"] },
      { runId: "test4", values: ["y", "3", "30"] },
      { runId: "test5", values: ["y", "1", "30"] },
      { runId: "test6", values: ["y", "2", "30"] },
    ],
  });
  for (const { runId, values } of runsOf(scenario).runs) {
    expect([...(choiceOf(scenario, runId)?.values() ?? [])]).toEqual(values.slice(0, 2));
  }
});

test("finds the base run, and refuses unknown runs", () => {
  expect(baseRunId(scenario)).toBe("test0");
  expect(choiceOf(scenario, "test0")).toBeUndefined();
  for (const name of ["test7", "test01", "test", "other1", "test1x", "test-1", ""]) {
    expect(() => runSettings(scenario, name)).toThrow(RangeError);
  }
  const without = scenarioOf(shortHead);
  expect(baseRunId(without)).toBeUndefined();
  expect(() => runSettings(without, "test0")).toThrow(RangeError);
  // Without options there is one run.
  expect(runsOf(without).runs).toEqual([{ runId: "test1", values: [] }]);
});

test("seeds follow the first one, whether it was chosen or not", () => {
  expect([0, 1, 4].map((index) => runSettings(scenario, "test1", index).seed)).toEqual([
    4711, 4712, 4715,
  ]);
  const seeds = scenarioOf(
    `${shortHead}groups: [{ options: [{ name: seed, title: Seed, values: ["4711", "17"], changes: [{ seed: $value }] }] }]\n`,
  );
  expect(runSettings(seeds, "test2", 1).seed).toBe(18);
});

test("the same run gives the same settings; runs do not affect each other", () => {
  const first = runSettings(scenario, "test1");
  const other = runSettings(scenario, "test2");
  expect(first.theta).toBeCloseTo(4.8e-5, 12);
  expect(other.theta).toBeCloseTo(1.6e-5, 12);
  expect(runSettings(scenario, "test1")).toEqual(first);
  first.outdoorFraction.fill(7);
  expect(runSettings(scenario, "test1").outdoorFraction[0]).not.toBe(7);
});
