import { englishFault } from "@episcope/common/fixtures";
import type { Mapping } from "@episcope/common/reading";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  faultsIn,
  noShared,
  remainingOf,
  scenarioOf,
  shortHead,
} from "./fixtures/scenarioFixtures.ts";
import { readScenario } from "./readScenario.ts";
import { runSettings } from "./runs.ts";

const battery = `${shortHead}seeds: 2
page: { graphStart: 2020-03-03, rValueDate: 2020-03-10, heatMapMaxValue: 400, ignoredPlots: [Antibodies] }
groups:
  - heading: Schools
    headingDe: Schulen
    date: 2020-03-05
    options:
      - name: schools
        title: Schools
        values:
          "open": []
          "10":
            - restrict: { activities: schools, remaining: 0.1 }
          "9":
            - restrict: { activities: schools, remaining: 0.09 }
      - name: work
        title: Work
        values: ["0.5", "0.9"]
        changes:
          - restrict: { activities: work, remaining: $value }
fixed:
  - { name: days, title: Days, value: "30" }
`;

test("reads a whole battery; values keep the file order", () => {
  const scenario = scenarioOf(battery);
  expect(scenario).toMatchObject({ region: "berlin", sample: 1 / 40, seeds: 2, runName: "test" });
  expect(scenario.endDay - scenario.startDay).toBe(13);
  expect(scenario.options.map(({ name }) => name)).toEqual(["schools", "work"]);
  expect(scenario.options[0]?.values.map(({ text }) => text)).toEqual(["open", "10", "9"]);
  expect(scenario.page.ignoredPlots).toEqual(["Antibodies"]);
  expect(scenario.theta).toBe(1.6e-5);
  expect(remainingOf(runSettings(scenario, "test2"), "work")[0]).toBe(0.9);
});

test("reads a sample as a share, without seeds or groups", () => {
  expect(scenarioOf(shortHead.replace("demo", "0.025"))).toMatchObject({
    sample: 0.025,
    seeds: 1,
    members: 16,
    countsDistricts: false,
    options: [],
    base: undefined,
  });
});

test("overrides replace values of the file, with the same checks", () => {
  const read = (overrides: Mapping) => readScenario(battery, "s.yaml", noShared, overrides);
  expect(read({ seeds: 3, sample: 0.5, districts: true }).scenario).toMatchObject({
    seeds: 3,
    sample: 0.5,
    countsDistricts: true,
  });
  expect(read({ seeds: 21, sample: "huge" }).faults.map(englishFault)).toEqual(
    faultsIn(battery.replace("seeds: 2", "seeds: 21").replace("demo", "huge")),
  );
});

const shortText = `{ en: "10 of 100", de: 10 von 100 }`;
/** With a button text in line 16. */
const spoken = battery.replace(
  "title: Schools\n",
  `title: Schools\n        texts: { "10": ${shortText} }\n`,
);

test("reads button texts", () => {
  const [schools, work] = scenarioOf(spoken).options;
  expect([...(schools?.texts ?? [])]).toEqual([["10", { en: "10 of 100", de: "10 von 100" }]]);
  expect(work?.texts.size).toBe(0);
});

test.each([
  ["texts that are no mapping", `{ "10": ${shortText} }`, "ten", /^s\.yaml:16:16: texts must have/],
  ["a text for no value", `"10": { en`, `"11": { en`, /^s\.yaml:16:18: 11 is no value of/],
  [
    "a text in one language",
    `, de: 10 von 100`,
    "",
    /^s\.yaml:16:24: a text has an entry for each language/,
  ],
  ["a text without letters", "de: 10 von 100", `de: " "`, /^s\.yaml:16:24: a text has/],
  ["a long text", "10 of 100", "x".repeat(41), /^s\.yaml:16:24: a text has/],
  [
    "the same text twice",
    `{ "10": ${shortText} }`,
    `{ "10": ${shortText}, "9": { en: nine, de: 10 von 100 } }`,
    /^s\.yaml:16:\d+: another value has the same text/,
  ],
])("%s is reported", (_, before, after, fault) => {
  const faults = faultsIn(spoken.replace(before, after));
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ["an unknown key", "seeds: 2", "seed: 2", /^s\.yaml:7:1: seed is not known here/],
  ["another region", "region: berlin", "region: atlantis", /^s\.yaml:1:9: "atlantis" is not known/],
  ["another profile", "berlin2021", "berlin2030", /^s\.yaml:2:10: "berlin2030" is not known/],
  ["no start", "start: 2020-03-02\n", "", "s.yaml:1:1: the field start is missing"],
  [
    "an end before the start",
    "end: 2020-03-15",
    "end: 2020-03-02",
    "s.yaml:6:6: end must lie after start",
  ],
  [
    "a date that does not exist",
    "end: 2020-03-15",
    "end: 2020-02-30",
    "s.yaml:6:6: end: 2020-02-30 is not a date",
  ],
  [
    "a very long run",
    "end: 2020-03-15",
    "end: 2025-08-25",
    "s.yaml:6:6: a run has at most 2000 days",
  ],
  [
    "many seeds",
    "seeds: 2",
    "seeds: 21",
    "s.yaml:7:8: seeds must be a whole number from 1 to 20, not 21",
  ],
  ["an unknown preset", "sample: demo", "sample: huge", "s.yaml:3:9: berlin has no preset huge"],
  ["a sample above 1", "sample: demo", "sample: 2", /^s\.yaml:3:9: sample must be a preset/],
  ["a run name with a slash", "runName: test", "runName: a/b", /^s\.yaml:4:10: runName is a word/],
  [
    "a graph before the run",
    "graphStart: 2020-03-03",
    "graphStart: 2020-03-01",
    /^s\.yaml:8:21: 2020-03-01 lies outside of the run/,
  ],
  [
    "a group after the run",
    "date: 2020-03-05",
    "date: 2020-04-05",
    /^s\.yaml:12:11: 2020-04-05 lies outside/,
  ],
  [
    "a value without quotes",
    '["0.5", "0.9"]',
    '["0.5", 0.9]',
    's.yaml:24:25: values must stand in quotes: "0.9"',
  ],
  [
    "a date without quotes",
    '["0.5", "0.9"]',
    '[2020-03-03, "0.5"]',
    's.yaml:24:18: values must stand in quotes: "2020-03-03"',
  ],
  ["a key without quotes", '"10":', "10:", 's.yaml:18:11: values must stand in quotes: "10"'],
  ["a flag without quotes", '"10":', "true:", 's.yaml:18:11: values must stand in quotes: "true"'],
  [
    "a value twice",
    '["0.5", "0.9"]',
    '["0.5", "0.5"]',
    's.yaml:24:17: the value "0.5" stands here twice',
  ],
  ["a value key twice", '"9":', '"10":', /^s\.yaml:20:11: the key occurs twice/],
  [
    "a value with a semicolon",
    '"0.9"]',
    '"0;9"]',
    /^s\.yaml:24:25: a value is a text without semicolons/,
  ],
  [
    "a name twice",
    "name: work",
    "name: schools",
    "s.yaml:22:15: the name schools stands here twice",
  ],
  [
    "a column of the run table as name",
    "name: work",
    "name: RunId",
    "s.yaml:22:15: RunId cannot be a name",
  ],
  [
    "a translation in a map and beside it",
    "heading: Schools\n",
    "heading: { en: Schools, de: Schulen }\n",
    /^s\.yaml:11:5: headingDe is not known here/,
  ],
  [
    "a map without English",
    "title: Work\n",
    "title: { de: Arbeit }\n",
    /: the field en is missing$/,
  ],
  ["another language", "title: Work\n", "title: { en: Work, xx: W }\n", /: xx is not known here/],
  [
    "a list as heading",
    "headingDe: Schulen",
    "headingDe: [a]",
    /: headingDe must be a text, not a list$/,
  ],
  [
    "an option without title",
    "        title: Work\n",
    "",
    "s.yaml:22:9: the field title is missing",
  ],
  [
    "a value that is no list",
    '"open": []',
    '"open": ',
    /^s\.yaml:17:\d+: here must be a list of changes/,
  ],
  [
    "an unknown change",
    "- restrict: { activities: work",
    "- restrain: { activities: work",
    "s.yaml:26:13: restrain is no change",
  ],
  [
    "two changes in one item",
    "remaining: 0.09 }",
    "remaining: 0.09 }\n              theta: 1.0e-5",
    "s.yaml:21:15: restrict and theta are two changes: each has an item of its own",
  ],
  [
    "a share from a value",
    '"0.9"]',
    '"1.9"]',
    "s.yaml:26:54: remaining must be a share from 0 to 1, not 1.9",
  ],
  [
    "an order of labels that are none",
    "values: [",
    'order: ["50%", "60%"]\n        values: [',
    's.yaml:24:16: "60%" is no label; there are 50%, 90%',
  ],
  [
    "an initial value that is none",
    "values: [",
    'initial: "0.7"\n        values: [',
    "s.yaml:24:18: 0.7 is no value of this option",
  ],
  [
    "an initial value without quotes",
    "values: [",
    "initial: 0.5\n        values: [",
    's.yaml:24:18: values must stand in quotes: "0.5"',
  ],
  ["a fixed value without quotes", '"30"', "30", 's.yaml:28:39: values must stand in quotes: "30"'],
])("%s is refused with its position", (_, old, changed, fault) => {
  expect(battery.split(old)).toHaveLength(2);
  expect(faultsIn(battery.replace(old, changed))).toEqual([
    typeof fault === "string" ? fault : expect.stringMatching(fault),
  ]);
});

test("too many combinations are refused", () => {
  const option = (index: number) =>
    `      - { name: o${index}, title: O, values: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] }\n`;
  const many = [1, 2, 3, 4, 5].map(option).join("");
  expect(faultsIn(`${shortHead}groups:\n  - options:\n${many}`)).toEqual([
    "s.yaml:8:3: 100000 combinations are more than 20000",
  ]);
});

test("a file that is not a scenario is refused", () => {
  expect(faultsIn("<html>")).toEqual(["s.yaml:1:1: this is a web page"]);
  expect(faultsIn("")).toEqual(["s.yaml:1:1: the file is empty"]);
  expect(faultsIn("- a\n")).toEqual(["s.yaml:1:1: the file is not a mapping"]);
  expect(faultsIn("groups: 5\n").length).toBeGreaterThan(3);
  expect(faultsIn(`${shortHead}groups: 5\n`)).toEqual(["s.yaml:7:9: groups must be a list, not 5"]);
  expect(faultsIn(`${shortHead}groups: [[]]\nchanges: 3\n`)).toHaveLength(2);
});

test("reads fitted values of the calibration and checks the whole file", () => {
  const fitted = { ...noShared, calibration: "berlin: { berlin2021: { theta: 2.0e-5 } }\n" };
  expect(scenarioOf(shortHead, fitted).theta).toBe(2e-5);
  expect(
    faultsIn(shortHead, {
      ...noShared,
      calibration: "rome: {}\nberlin: { any: {}, berlin2021: { theta: 2 } }\n",
    }),
  ).toEqual([
    expect.stringMatching(/^calibration.yaml:1:1: rome is not known here; possible are .*berlin/),
    "calibration.yaml:2:11: any is not known here; possible are classic2020, berlin2021, cologne2022, caution",
    "calibration.yaml:2:41: theta must be a small number above 0, per second, not 2",
  ]);
  expect(
    faultsIn(shortHead, {
      ...noShared,
      calibration: "berlin:\n  caution: { 2020-03-16: -1, soon: 0.5 }\ncologne: { caution: 3 }\n",
    }),
  ).toEqual([
    "calibration.yaml:2:26: 2020-03-16 must be a number of at least 0, not -1",
    'calibration.yaml:2:36: soon: "soon" is not understood',
    "calibration.yaml:3:21: caution: expected a mapping",
  ]);
});

test("any damage is reported and never throws", () => {
  const lines = battery.split("\n");
  const part = fc.constantFrom(
    "",
    "[]",
    "{}",
    "null",
    "-1",
    "1e999",
    ".nan",
    '"$value"',
    "$value / 0",
    "2020-13-45",
    "&a [*a]",
    "- x",
    "a: b",
    "__proto__: { x: 1 }",
    '"constructor"',
  );
  fc.assert(
    fc.property(
      fc.nat(lines.length - 1),
      fc.nat(80),
      part,
      fc.boolean(),
      (line, at, text, isCut) => {
        const old = lines[line] ?? "";
        const changed = `${old.slice(0, at)}${text}${isCut ? "" : old.slice(at)}`;
        const { scenario, faults } = readScenario(
          lines.with(line, changed).join("\n"),
          "f",
          noShared,
        );
        expect(scenario === undefined).toBe(faults.length > 0);
      },
    ),
    { numRuns: 500 },
  );
});

test("a regime that is read again has the same faults again, and none of another scenario", () => {
  const text = (until: string) => `${shortHead}regime: { name: course, until: ${until} }\n`;
  const shared = (remaining: number) => ({
    ...noShared,
    regimes: new Map([
      [
        "course",
        `changes:\n  - restrict: { activities: work, from: 2020-03-05, remaining: ${remaining} }\n`,
      ],
    ]),
  });
  const broken = [1, 2].map(() => faultsIn(text("2020-03-10"), shared(7)));
  expect(broken[0]).toEqual([expect.stringMatching(/^regimes\/course.yaml:2:\d+: /)]);
  expect(broken[1]).toEqual(broken[0]);
  const [known, cut] = ["2020-03-10", "2020-03-04"].map((until) =>
    runSettings(scenarioOf(text(until), shared(0.5)), "test1"),
  );
  const last = (settings = known) => settings && remainingOf(settings, "work").at(-1);
  expect([last(known), last(cut)]).toEqual([0.5, 1]);
});
