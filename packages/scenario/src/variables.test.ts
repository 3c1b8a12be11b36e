import { type Activity, activities } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import {
  faultsIn,
  remainingOf,
  scenarioOf,
  seriesByDay,
  shortHead,
} from "./fixtures/scenarioFixtures.ts";
import { runSettings } from "./runs.ts";

const text = `${shortHead}
groups:
  - options:
      - name: restrictionDate
        title: Date
        values:
          "early": { let: { begin: 2020-03-04, level: 0.2 } }
          "late":
            let: { begin: $earliest + 6, level: 0.4, earliest2: 1 }
            changes:
              - restrict: { activities: visit, remaining: $level * 0.5 }
          "never": []
      - name: work
        title: Work
        values: ["0.6", "none"]
        changes:
          - restrict: { activities: work, from: $begin, to: $begin + 2, remaining: $value }
            unless: { work: "none", restrictionDate: "never" }
          - restrict: { activities: errands, from: 2020-03-10, remaining: 1 - $work }
            when: { work: "0.6", restrictionDate: ["late", "never"] }
      - name: where
        title: Where
        values: ["leisPublic", "visit"]
        changes:
          - restrict: { activities: [$value, business], ciCorrection: 0.5 }
fixed:
  - { name: earliest, title: Earliest, value: "2020-03-04" }
`;

test("variables are lets, values of this and other options, fixed parameters, and expressions", () => {
  const scenario = scenarioOf(text);
  // early 0.6, early none, late 0.6, late none, never …, each with leisPublic and visit.
  const early = runSettings(scenario, "test1");
  expect(remainingOf(early, "work").slice(0, 6)).toEqual([1, 1, 0.6, 0.6, 0.6, 1]);
  const isHalved = (activity: Activity) => seriesByDay(early, activity, "ciCorrection")[0] === 0.5;
  expect(activities.filter(isHalved)).toEqual(["business", "leisPublic"]);
  const late = runSettings(scenario, "test5");
  expect(remainingOf(late, "work").slice(7, 12)).toEqual([1, 0.6, 0.6, 0.6, 1]);
  expect(remainingOf(late, "visit")[0]).toBeCloseTo(0.2, 12);
});

test("all conditions of when must be met, none of unless", () => {
  const scenario = scenarioOf(text);
  const errands = (run: string) => remainingOf(runSettings(scenario, run), "errands")[13];
  const work = (run: string) => Math.min(...remainingOf(runSettings(scenario, run), "work"));
  expect(["test1", "test3", "test5", "test7", "test9", "test11"].map(errands)).toEqual([
    1, 1, 0.4, 1, 0.4, 1,
  ]);
  expect(["test1", "test3", "test5", "test7", "test9", "test11"].map(work)).toEqual([
    0.6, 1, 0.6, 1, 1, 1,
  ]);
});

test.each([
  [
    "an unknown variable",
    "$level * 0.5",
    "$levels * 0.5",
    "s.yaml:17:59: remaining: $levels is not known",
  ],
  [
    "a variable that not every value defines",
    ', restrictionDate: "never" }',
    " }",
    "s.yaml:23:49: from: $begin is not known",
  ],
  [
    "a date that only a combination puts outside",
    "$begin + 2",
    "$begin + 7",
    "s.yaml:23:61: 2020-03-17 lies outside of the run, 2020-03-02 to 2020-03-15",
  ],
  [
    "a let with an unknown variable",
    "$earliest + 6",
    "$last + 6",
    /^s\.yaml:15:27: \$last is not known$/,
  ],
  [
    "a let with the name of an option",
    "level: 0.2",
    "work: 0.2",
    /^s\.yaml:13:48: work cannot be a name/,
  ],
  [
    "a let that is a list",
    "level: 0.2",
    "level: [0.2]",
    "s.yaml:13:55: level must be a number, a date or a text",
  ],
  [
    "another key beside let",
    "{ let: { begin: 2020-03-04, level: 0.2 } }",
    "{ lets: { begin: 2020-03-04 } }",
    "s.yaml:13:22: lets is not known here; possible are let, changes",
  ],
  [
    "a condition on an unknown option",
    "when: { work:",
    "when: { job:",
    "s.yaml:26:21: there is no option job",
  ],
  [
    "a condition on an unknown value",
    '["late", "never"]',
    '["soon"]',
    's.yaml:26:51: restrictionDate has no value "soon"',
  ],
  [
    "a condition without quotes",
    'when: { work: "0.6"',
    "when: { work: 0.6",
    "s.yaml:26:27: 0.6 must stand in quotes",
  ],
  [
    "a change that never holds",
    'when: { work: "0.6"',
    'unless: { work: ["0.6", "none"] }\n            when: { where: "visit"',
    "s.yaml:25:23: no combination of options meets these conditions",
  ],
  ["an activity from a value", '"visit"]', '"sleep"]', /^s\.yaml:31:38: "sleep" is not known/],
  [
    "known outside of regimes",
    'unless: { work: "none"',
    'known: true\n            unless: { work: "none"',
    "s.yaml:24:20: known belongs to regimes",
  ],
])("%s is refused with its position", (_, old, changed, fault) => {
  expect(text.split(old)).toHaveLength(2);
  expect(faultsIn(text.replace(old, changed))).toContainEqual(
    typeof fault === "string" ? fault : expect.stringMatching(fault),
  );
});

test("two options cannot define the same name", () => {
  const twice = text.replace(
    'values: ["leisPublic", "visit"]',
    'values: { "leisPublic": { let: { begin: 2020-03-05 } }, "visit": [] }',
  );
  expect(faultsIn(twice)).toEqual(["s.yaml:29:42: begin is already defined by restrictionDate"]);
});

test("the base run has its own changes instead of all options", () => {
  const scenario = scenarioOf(
    `${text}base:\n  - restrict: { activities: work, from: $earliest, remaining: 0.1 }\n`,
  );
  const base = runSettings(scenario, "test0");
  expect(remainingOf(base, "work").slice(0, 4)).toEqual([1, 1, 0.1, 0.1]);
  expect(activities.filter((name) => Math.min(...remainingOf(base, name)) < 1)).toEqual(["work"]);
  expect(faultsIn(`${text}base:\n  - restrict: { activities: work, remaining: $work }\n`)).toEqual([
    "s.yaml:35:46: remaining: $work is not known",
  ]);
});
