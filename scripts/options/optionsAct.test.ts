import { readScenario, runsOf, type Scenario } from "@episcope/scenario";
import { expect, test } from "vitest";
import { contextsOf, runIdOf } from "./choices.ts";
import { optionsAct } from "./optionsAct.ts";

/** 6,000 people; a tenth of them is tried first. */
const head = `region: heinsberg
profile: classic2020
sample: 0.025
runName: test
start: 2020-02-17
end: 2020-04-05
changes:
  - imports: { strain: SARS_CoV_2, from: 2020-02-17, perDay: 400 }
groups:
  - heading: Measures
    options:
`;

function scenarioWith(options: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const lines = Object.entries(options).flatMap(([name, values]) => [
    `      - name: ${name}`,
    `        title: ${name}`,
    "        values:",
    ...Object.entries(values).map(([value, change]) => `          "${value}": [${change}]`),
  ]);
  const text = `${head}${lines.join("\n")}\n`;
  const shared = { regimes: new Map(), calibration: "{}" };
  const { scenario, faults } = readScenario(text, "test", shared);
  if (!scenario) throw new Error(JSON.stringify(faults));
  return scenario;
}

const leisure = {
  all: "",
  none: "{ restrict: { activities: leisure, from: 2020-03-16, remaining: 0 } }",
};
const obedience = {
  "0.1": "{ curfewCompliance: { share: 0.1 } }",
  "0.9": "{ curfewCompliance: { share: 0.9 } }",
};

function actsIn(scenario: Scenario) {
  return optionsAct(scenario).map(({ option, found }) => [option, found?.context]);
}

test("options have an effect, alone or together with another one", () => {
  const closing = {
    no: "",
    yes: "{ restrict: { activities: leisure, from: 2020-03-02, closingHours: 15-5 } }",
  };
  expect(actsIn(scenarioWith({ leisure, obedience, closing }))).toEqual([
    ["leisure", []],
    ["obedience", expect.arrayContaining(["closing=yes"])],
    ["closing", []],
  ]);
});

test("an option without effect is found", () => {
  const strainThatNeverComes = {
    "1": "{ strain: { name: DELTA, infectiousness: 1 } }",
    "9": "{ strain: { name: DELTA, infectiousness: 9 } }",
  };
  // The same infections, but more of them end in hospital.
  const severity = { "1": "", "9": "{ disease: { hospitalFactor: 9 } }" };
  const options = { obedience, strainThatNeverComes, severity };
  expect(actsIn(scenarioWith(options))).toEqual([
    ["obedience", undefined],
    ["strainThatNeverComes", undefined],
    ["severity", []],
  ]);
});

test("combinations match the run table", () => {
  const scenario = scenarioWith({ leisure, obedience, more: { a: "", b: "", c: "" } });
  const { runs } = runsOf(scenario);
  expect(runs.find(({ values }) => values.join() === "none,0.1,c")?.runId).toBe(
    runIdOf(scenario, [1, 0, 2]),
  );
});

test("yields all combinations with up to two other values once, beginning with the first ones", () => {
  const { options } = scenarioWith({ leisure, obedience, more: { a: "", b: "", c: "" } });
  const tried = [...contextsOf(options, 0)].map((places) => places.join(""));
  expect(tried.slice(0, 2)).toEqual(["000", "012"]);
  expect(tried.toSorted()).toEqual(["000", "001", "002", "010", "011", "012"]);
});
