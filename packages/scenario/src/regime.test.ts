import { expect, test } from "vitest";
import {
  faultsIn,
  noShared,
  remainingOf,
  scenarioOf,
  seriesByDay,
  shortHead,
} from "./fixtures/scenarioFixtures.ts";
import { settingsOf } from "./runs.ts";

const regime = `changes:
  - series: { activities: work, values: { 2020-02-01: 0.9, 2020-03-04: 0.8, 2020-03-06: 0.7, 2020-03-10: 0.6 } }
  - restrict: { activities: schools, from: 2020-03-03, to: 2020-03-08, remaining: 0.5 }
  - restrict: { activities: kindergarten, from: 2020-03-03, to: 2020-03-11, ramp: [0.2, 1] }
  - restrict: { activities: shops, from: 2020-03-06, remaining: 0.1 }
  - restrict: { activities: schools, from: 2020-03-09, to: 2020-03-10, remaining: 0.2 }
    known: true
  - quotas: { ages: [60, 99], points: { 2020-03-03: 0.1, 2020-03-07: 0.5, 2020-03-09: 0.7 } }
  - days: { dates: [2020-03-04, 2020-03-10], like: sunday }
  - strain: { name: ALPHA, arrives: 2020-03-04 }
  - strain: { name: DELTA, arrives: 2020-03-08 }
  - doses: { from: 2021-01-01, perDay: 5 }
`;
const shared = { ...noShared, regimes: new Map([["past", regime]]) };

function settings(until = "", more = "") {
  const text = `${shortHead}regime: { name: past${until && `, until: ${until}`} }\n${more}`;
  return settingsOf(scenarioOf(text, shared), new Map());
}

test("applies the course of events as far as it overlaps the run", () => {
  const run = settings();
  expect(remainingOf(run, "work")).toEqual([
    0.9, 0.9, 0.8, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6,
  ]);
  expect(remainingOf(run, "educ_primary").slice(5, 10)).toEqual([0.5, 0.5, 0.2, 0.2, 1]);
  expect(remainingOf(run, "educ_kiga")[9]).toBe(1);
  expect(run.imports.map(({ strain }) => strain)).toEqual([1, 3]);
  expect(run.dayTypes.size).toBe(2);
});

test("until a day: later entries are unknown, current values continue, and what was known in advance applies", () => {
  const run = settings("2020-03-05");
  expect(remainingOf(run, "work").slice(2)).toEqual(Array(12).fill(0.8));
  // The end of the closure is unknown; the holidays are known.
  expect(remainingOf(run, "educ_primary").slice(0, 11)).toEqual([
    1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.5, 0.5,
  ]);
  // Two of the 8 days from 0.2 to 1 have passed.
  expect(remainingOf(run, "educ_kiga")[3]).toBeCloseTo(0.4, 12);
  expect(remainingOf(run, "educ_kiga")[13]).toBeCloseTo(0.4, 12);
  expect(remainingOf(run, "shop_daily")).toEqual(Array(14).fill(1));
  const quota = run.vaccination?.quotas[0]?.share ?? [];
  expect(quota[3]).toBeCloseTo(0.3, 12);
  expect(quota[13]).toBeCloseTo(0.3, 12);
  expect(run.dayTypes.size).toBe(1);
  expect(run.imports.map(({ strain }) => strain)).toEqual([1]);
});

test("changes of the battery come later and are not cut", () => {
  const run = settings(
    "2020-03-05",
    "changes:\n  - restrict: { activities: work, from: 2020-03-08, times: 0.5 }\n",
  );
  expect(remainingOf(run, "work").slice(4, 8)).toEqual([0.8, 0.8, 0.4, 0.4]);
});

test("faults of a regime are reported in its own file; dates outside of the run are not faults", () => {
  const faults = (text: string, given = "name: past") =>
    faultsIn(`${shortHead}regime: { ${given} }\n`, {
      ...noShared,
      regimes: new Map([["past", text]]),
    });
  expect(faults(regime, "name: future")).toEqual(["s.yaml:7:17: there is no regime future"]);
  expect(faults(regime, "name: past, until: 2020-03-01")).toEqual([
    "s.yaml:7:30: until lies before the start of the run",
  ]);
  expect(faults(regime, "name: past, until: 2021-03-01")).toEqual([]);
  expect(faults("changes:\n  - restrict: { activities: work, remaining: 2 }\n")).toEqual([
    "regimes/past.yaml:2:46: remaining must be a share from 0 to 1, not 2",
  ]);
  expect(faults("changes:\n  - theta: 1.0e-5\n    when: { a: b }\nmore: 1\n")).toEqual([
    "regimes/past.yaml:3:13: there is no option a",
    "regimes/past.yaml:4:1: more is not known here; possible are changes",
  ]);
  expect(faults("changes:\n  - thetaTimes: $value\n")).toEqual([
    "regimes/past.yaml:2:17: thetaTimes: $value is not known",
  ]);
});

test("caution uses the fitted factors of the region, as far as they are known", () => {
  const fitted = {
    regimes: new Map([["past", "changes:\n  - caution: { activities: work }\n"]]),
    calibration: `berlin:
  caution: { 2020-03-03: 0.5, 2020-03-05: 0.8, 2020-03-07: 0.1 }
cologne:
  caution: { 2020-03-02: 0.2 }
`,
  };
  const text = `${shortHead}regime: { name: past, until: 2020-03-06 }\n`;
  const run = settingsOf(scenarioOf(text, fitted), new Map());
  expect(seriesByDay(run, "work", "ciCorrection").slice(0, 8)).toEqual([
    ...[1, 0.5, 0.5, 0.8, 0.8, 0.8, 0.8, 0.8],
  ]);
});
