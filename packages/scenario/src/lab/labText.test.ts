// Every lane has to be a scenario file that is valid and says what the lane says.
import { parseDay } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readScenario } from "../readScenario.ts";
import { runSettings, runsOf } from "../runs.ts";
import { anyLab } from "./fixtures/anyLab.ts";
import { labCode } from "./labCode.ts";
import { type LabBlock, type LabScenario, withBlock } from "./labScenario.ts";
import { labBatteryText, labRunText } from "./labText.ts";
import type { LaneName } from "./lanes.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const first = day("2021-03-01");
const empty: LabScenario = {
  place: "berlin",
  first,
  last: day("2021-08-31"),
  blocks: new Map(),
};
const regime = `changes:
  - restrict: { activities: leisure, from: 2020-03-01, remaining: 0.8 }
  - restrict: { activities: schools, from: 2021-06-24, to: 2021-08-08, atMost: 0.2 }
    known: true
  - doses: { from: 2021-01-01, perDay: 1000 }
  - testing: { strategy: activities, kind: rapid, falseNegative: 0.3, falsePositive: 0.03 }
  - tracing: { from: 2020-04-01, capacity: 200 }
`;
const options = { regime, sample: 0.01, members: 2 };
const shared = {
  regimes: new Map(["berlin", "cologne", "germany"].map((place) => [place, regime])),
  calibration: "{}",
};

function settings(lab: LabScenario) {
  const { scenario, faults } = readScenario(labRunText(lab, "x", options), "lab", shared);
  if (!scenario) throw new Error(faults.map(englishFault).join("\n"));
  return runSettings(scenario, "x1");
}

function drawn(lane: LaneName, from: string, to: string, value: number, target = 0) {
  const block: LabBlock = { from: day(from), to: day(to), value, target };
  return settings(withBlock(empty, lane, block));
}

/** Place of a date in series of the run. */
const at = (date: string) => day(date) - day("2020-02-25");

test("shares hold on the days of their block; holidays stay", () => {
  const { restrictions } = drawn("schools", "2021-06-01", "2021-07-31", 50);
  const share = (date: string) => restrictions.educ_primary.remaining[at(date)];
  expect(["2021-05-31", "2021-06-01", "2021-06-23"].map(share)).toEqual([1, 0.5, 0.5]);
  expect(["2021-06-24", "2021-07-31", "2021-08-08", "2021-08-09"].map(share)).toEqual([
    ...[0.2, 0.2, 0.2, 1],
  ]);
  const leisure = drawn("leisure", "2021-03-10", "2021-03-12", 20).restrictions.leisPublic
    .remaining;
  expect(
    ["2021-03-09", "2021-03-10", "2021-03-12", "2021-03-13"].map((date) => leisure[at(date)]),
  ).toEqual([...[0.8, 0.2, 0.2, 0.8]]);
});

test("masks are worn by nine of ten in the places of the target", () => {
  const { restrictions } = drawn("masks", "2021-03-10", "2021-03-12", 3, 1);
  const ffp2 = (activity: "pt" | "work" | "educ_primary") =>
    restrictions[activity].ffp2[at("2021-03-11")];
  expect([ffp2("pt"), ffp2("work"), ffp2("educ_primary")]).toEqual([0.9, 0.9, 0]);
});

test("two tests a week are 0.4 on each of five days", () => {
  const { tests } = drawn("tests", "2021-03-10", "2021-03-12", 2, 0);
  const rates = (tests?.rates ?? []).filter(
    ({ withoutPass }) => (withoutPass[at("2021-03-11")] ?? 0) > 0,
  );
  expect(new Set(rates.map(({ withoutPass }) => withoutPass[at("2021-03-11")]))).toEqual(
    new Set([0.4]),
  );
  expect(rates.length).toBeGreaterThan(0);
});

test("100 cases a day and million are 357 in Berlin, and afterwards what was", () => {
  const { tracing } = drawn("tracing", "2021-03-10", "2021-03-12", 100);
  expect(
    ["2021-03-09", "2021-03-11", "2021-03-13"].map((date) => tracing?.capacity[at(date)]),
  ).toEqual([...[200, 357, 200]]);
});

test("vaccination and season are multiplied", () => {
  const { vaccination } = drawn("vaccination", "2021-03-10", "2021-03-12", 200);
  expect(
    ["2021-03-09", "2021-03-11", "2021-03-13"].map((date) => vaccination?.doses[at(date)]),
  ).toEqual([...[1000, 2000, 1000]]);
  const usual = settings(empty).outdoorFraction[at("2021-03-11")] ?? Number.NaN;
  const season = drawn("season", "2021-03-10", "2021-03-12", 50);
  expect(season.outdoorFraction[at("2021-03-11")]).toBeCloseTo(usual / 2, 12);
});

test("a new variant is as infectious as said, relative to the one that prevails, and as severe", () => {
  const { strains, imports } = drawn("variant", "2021-04-01", "2021-08-31", 150);
  const [alpha, own] = ["ALPHA", "B1351"].map((name) => strains.find((one) => one.name === name));
  expect(own?.infectiousness).toBeCloseTo(1.5 * (alpha?.infectiousness ?? 0), 12);
  expect(own?.seriouslySick).toBe(alpha?.seriouslySick);
  // 4.5 a day for each of 3.57 million people.
  const [arriving] = imports.filter(({ strain }) => strains[strain]?.name === "B1351");
  expect(arriving?.perDay[at("2021-04-01")]).toBe(16);
  expect(arriving?.perDay[at("2021-03-31")]).toBe(0);
});

test("a rule only restricts", () => {
  const { adaptive } = drawn("rule", "2021-04-01", "2021-08-31", 100, 1);
  expect(adaptive?.from).toBe(day("2021-04-01"));
  const [group] = adaptive?.groups ?? [];
  expect(group).toMatchObject({ restrictAt: 100, restricted: { remaining: 0 }, open: undefined });
});

test("whatever can be drawn is a valid file, before its first day like what happened", () => {
  fc.assert(
    fc.property(anyLab, (lab) => {
      const { scenario, faults } = readScenario(labRunText(lab, "x", options), "lab", shared);
      expect(faults.map(englishFault)).toEqual([]);
      expect(scenario?.regime?.hasHindsight).toBe(true);
      expect(scenario?.regime?.follows).toBe(lab.first - 1);
    }),
    { numRuns: 40 },
  );
});

test("as a battery, each scenario is a value of the option, and its run has the same settings", () => {
  const lab = withBlock(empty, "work", { from: first, to: first + 20, value: 50, target: 0 });
  const text = labBatteryText([{ lab, name: { en: "Half", de: "Halb" } }], options);
  const { scenario, faults } = readScenario(text, "lab", shared);
  expect(faults.map(englishFault)).toEqual([]);
  const { runs } = scenario ? runsOf(scenario) : { runs: [] };
  expect(runs.map(({ values }) => values[0])).toEqual([labCode(empty), labCode(lab)]);
  const own = scenario && runSettings(scenario, runs[1]?.runId ?? "");
  expect(JSON.stringify(own)).toBe(JSON.stringify(settings(lab)));
});
