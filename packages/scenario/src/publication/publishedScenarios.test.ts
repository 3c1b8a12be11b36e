import { expect, test } from "vitest";
import type { RunJob } from "../compute/runJob.ts";
import {
  parseScenarioIndex,
  parseSharedSource,
  publishedScenarios,
  type ScenarioIndex,
  scenarioOfFile,
} from "./publishedScenarios.ts";

const job = (battery: string): RunJob => ({
  battery,
  runId: "",
  member: 1,
  stamp: `stamp of ${battery}`,
  files: new Map(),
  source: {
    battery,
    text: `# ${battery}\nsample: demo # of all\nstart: 2020-03-02\n`,
    shared: { calibration: "theta: 1", regimes: { berlin: "days" } },
    changes: { seeds: 2, members: 8, sample: "tiny", districts: true },
  },
});
const files = publishedScenarios(
  [
    { job: job("2021/a"), runIds: ["sz1", "sz2"] },
    { job: job("legacy/v7/berlin"), runIds: ["sz0", "sz1"] },
    { job: job("animation/berlin"), runIds: ["berlin"] },
  ],
  "v1",
);

test("what is published reads back", () => {
  expect([...files.keys()]).toEqual([
    "index.json",
    "shared.json",
    "2021/a/scenario.yaml",
    "legacy/v7/berlin/scenario.yaml",
    "animation/berlin/scenario.yaml",
  ]);
  expect(files.get("2021/a/scenario.yaml")).toBe(
    "# 2021/a\nsample: tiny # of all\nstart: 2020-03-02\nseeds: 2\nmembers: 8\ndistricts: true\n",
  );
  const index = parseScenarioIndex(files.get("index.json") ?? "");
  expect(index?.program).toBe("v1");
  expect(index?.scenarios.get("2021/a")).toEqual({ stamp: "stamp of 2021/a", runs: ["sz1-2"] });
  const { shared, changes } = job("x").source;
  expect(parseSharedSource(files.get("shared.json") ?? "")).toEqual({ shared, changes });
});

test("without command-line options, the text of a scenario is unchanged", () => {
  const { source, ...rest } = job("2021/b");
  const text = 'a:   "b"   # spaces';
  const plain = { ...rest, source: { ...source, text, changes: {} } };
  const published = publishedScenarios([{ job: plain, runIds: [] }], "v1");
  expect(published.get("2021/b/scenario.yaml")).toBe(text);
});

test.each([
  ["battery/2021/a/summaries/sz2.zip", "2021/a"],
  ["battery/2021/a/summaries/sz2.infectionLoc.csv.gz", "2021/a"],
  ["battery/2021/a/summaries/sz3.zip", undefined],
  ["battery/2021/a/sz2.zip", undefined],
  ["battery/2021/ab/summaries/sz2.zip", undefined],
  ["legacy/v7-data-berlin/sz0.infections.txt", "legacy/v7/berlin"],
  ["legacy/v7-data-berlin.zip", undefined],
  ["animation/berlin.epan", "animation/berlin"],
  ["animation/cologne.epan", undefined],
])("finds the scenario of %s", (path, expected) => {
  const index = parseScenarioIndex(files.get("index.json") ?? "") as ScenarioIndex;
  expect(scenarioOfFile(index, path)?.path).toBe(expected);
});

test.each([
  "",
  "<html>",
  "[]",
  "null",
  "{}",
  '{"program":1,"scenarios":{}}',
  '{"program":"v1","scenarios":[]}',
])("not an index: %s", (text) => {
  expect(parseScenarioIndex(text)).toBeUndefined();
});

test("a broken scenario affects only itself", () => {
  const good = { stamp: "s", runs: ["sz1-2"] };
  const text = JSON.stringify({
    program: "v1",
    scenarios: { good, a: { stamp: 1, runs: [] }, b: { stamp: "s", runs: [1] }, c: null },
  });
  expect([...(parseScenarioIndex(text)?.scenarios ?? [])]).toEqual([["good", good]]);
});

test.each([
  "",
  "{}",
  '{"shared":{"calibration":"x","regimes":{"berlin":1}},"changes":{}}',
  '{"shared":{"regimes":{}},"changes":{}}',
  '{"shared":{"calibration":"x","regimes":{}}}',
])("not shared texts: %s", (text) => {
  expect(parseSharedSource(text)).toBeUndefined();
});
