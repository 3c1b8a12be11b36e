import { legacyForms } from "@episcope/battery";
import { makeCity } from "@episcope/model";
import { describe, expect, test } from "vitest";
import { faultsIn, remainingOf, scenarioOf, shortHead } from "./fixtures/scenarioFixtures.ts";
import { legacyCity } from "./legacyCity.ts";
import { legacyInfo } from "./legacyFiles.ts";
import { choiceOf, runIdAt, runSettings, runsOf } from "./runs.ts";

const head = shortHead.replace("runName: test", "runName: sz");
const block = `legacy:
  tables: csv
  people: city
  defaultRun: bsz2
  secondBatch: "3"
`;
const rest = `base: []
groups:
  - options:
      - name: offset
        title: Offset
        values: ["-3", "0", "3"]
      - name: work
        title: Work
        values: ["0.8", "0.4"]
        changes:
          - restrict: { activities: work, from: 2020-03-08 + $offset, remaining: $value }
`;
const scenario = scenarioOf(`${head}${block}${rest}`);

test("reads the block", () => {
  expect(scenario.legacy).toEqual({
    form: legacyForms.csv,
    people: "city",
    share: 1,
    defaultRunId: "bsz2",
    firstBatch: 4,
  });
  const quarter = "tables: plain\n  people: region\n  share: 0.25\n  defaultRun: sz1\n";
  expect(scenarioOf(`${head}legacy:\n  ${quarter}${rest}`).legacy).toMatchObject({
    form: legacyForms.plain,
    people: "region",
    share: 0.25,
    firstBatch: 6,
  });
  expect(scenarioOf(`${head}${rest}`).legacy).toBeUndefined();
});

describe("RunIds", () => {
  test("start again in the second batch", () => {
    const ids = ["sz1", "sz2", "sz3", "sz4", "bsz1", "bsz2"];
    expect(runsOf(scenario).runs.map(({ runId }) => runId)).toEqual(ids);
    expect(ids.map((_, place) => runIdAt(scenario, place))).toEqual(ids);
    for (const { runId, values } of runsOf(scenario).runs) {
      expect([...(choiceOf(scenario, runId)?.values() ?? [])]).toEqual(values);
    }
    expect(remainingOf(runSettings(scenario, "bsz2"), "work").indexOf(0.4)).toBe(9);
    expect(choiceOf(scenario, "sz0")).toBeUndefined();
  });

  test.each(["sz5", "bsz3", "bsz0", "bsz01", "b", "cbsz1", "bbsz1"])("%s is not a run", (runId) => {
    expect(() => choiceOf(scenario, runId)).toThrow(RangeError);
  });

  test("come after the base run in the table", () => {
    expect(legacyInfo(scenario).split("\n").slice(0, 3)).toEqual([
      "RunScript;Config;RunId;Output;offset;work",
      "run.sh;config_sz0.xml;sz0;output/-3-0.8;-3;0.8",
      "run.sh;config_sz1.xml;sz1;output/-3-0.8;-3;0.8",
    ]);
  });
});

describe("faults are reported with their position", () => {
  test.each([
    ["tables: csv", "tables: json", /^s\.yaml:8:11: "json" is not known/],
    ["people: city", "people: some", /^s\.yaml:9:11: "some" is not known/],
    ["people: city", "people: city\n  share: 0", /^s\.yaml:10:10: share must be a share above 0/],
    ["defaultRun: bsz2", "defaultRun: bsz3", "s.yaml:10:15: there is no run bsz3"],
    ["defaultRun: bsz2", "defaultRun: sz0", "s.yaml:10:15: there is no run sz0"],
    ['secondBatch: "3"', 'secondBatch: "4"', /^s\.yaml:11:16: a later value of offset/],
    ['secondBatch: "3"', 'secondBatch: "-3"', /^s\.yaml:11:16: a later value of offset/],
    ['secondBatch: "3"', "third: 3", /^s\.yaml:11:3: third is not known/],
  ])("%s → %s", (before, after, expected) => {
    const faults = faultsIn(`${head}${block.replace(before, after)}${rest}`);
    expect(faults[0]).toMatch(expected);
  });

  test.each(["page: { heatMapMaxValue: 3 }", 'fixed: [{ name: f, title: F, value: "1" }]'])(
    "%s",
    (line) => {
      const name = line.split(":", 1)[0];
      expect(faultsIn(`${head}${line}\n${block}${rest}`)).toEqual([
        `s.yaml:7:1: ${name} has no place beside legacy`,
      ]);
    },
  );
});

test("the surroundings count if the tables count the region", () => {
  const city = makeCity({ region: "berlin", sample: 0.001 });
  const grid = scenario.legacy;
  if (!grid) throw new Error("no grid");
  expect(legacyCity(city, grid)).toBe(city);
  const region = legacyCity(city, { ...grid, people: "region" });
  expect(region.residentCount).toBe(city.personCount);
  expect(city.residentCount).toBeLessThan(city.personCount);
  expect(region.districts.every(({ isCity }) => isCity)).toBe(true);
  expect(city.districts.every(({ isCity }) => isCity)).toBe(false);
  expect(legacyCity(city, { ...grid, people: "region" })).toBe(region);
});
