import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalculatorKind } from "./definition.ts";
import { minimal, rDefinition, riskDefinition } from "./fixtures/calculators.ts";
import { parseCalculator } from "./parseCalculator.ts";

const faultsOf = (text: string, kind?: CalculatorKind) => {
  const { definition, faults } = parseCalculator(text, "f.yaml", kind);
  expect(definition === undefined).toBe(faults.length > 0);
  return faults.map(englishFault);
};
const repairsOf = (text: string) => {
  const { definition, repairs } = parseCalculator(text, "f.yaml");
  expect(definition).toBeDefined();
  return repairs.map(englishFault);
};

describe("R calculators", () => {
  test("reads the minimal file", () => {
    expect(rDefinition(minimal)).toEqual({
      kind: "v1",
      description: undefined,
      bases: [{ label: undefined, value: 1.2 }],
      margin: 0.1,
      generationDays: 5,
      groups: [
        {
          ...{ name: "Season", effect: "add", description: undefined, initial: 1, isGiven: false },
          options: [
            { title: "Summer", explanation: "Summer", value: -0.3 },
            { title: "Winter", explanation: "Winter", value: 0 },
          ],
        },
        {
          ...{ name: "Masks", effect: "multiply", description: undefined, isGiven: false },
          initial: 0,
          options: [
            { title: "No", explanation: "No", value: 1 },
            { title: "Yes", explanation: "Yes", value: 0.8 },
          ],
        },
      ],
      notes: [],
      simulated: undefined,
    });
  });

  test("base values may be one, several, both or none, and 0 is valid", () => {
    const bases = (text: string) => rDefinition(`${text}\noptionGroups: {}`).bases;
    expect(bases("")).toEqual([{ label: undefined, value: 3 }]);
    expect(bases("baseValue: 0")).toEqual([{ label: undefined, value: 0 }]);
    expect(bases('baseValue: "1.5"')).toEqual([{ label: undefined, value: 1.5 }]);
    expect(bases("baseValues: [{a: 1}, {b: 1}]")).toEqual([
      { label: "a", value: 1 },
      { label: "b", value: 1 },
    ]);
    expect(bases("baseValue: 2\nbaseValues: [{a: 1}]")).toEqual([{ label: undefined, value: 2 }]);
  });

  test("version 2 options may lack an explanation; titles may be numbers or YAML keywords", () => {
    const text = `optionGroups:
  "10": [[50, 0.5], [true, 1*, null], ["0 %", 0.9, "none"]]
  9: [[No, 1*]]
`;
    const { kind, groups } = rDefinition(text);
    expect(kind).toBe("v2");
    expect(groups.map(({ name }) => name)).toEqual(["10", "9"]);
    expect(groups[0]?.options.map(({ title, explanation }) => [title, explanation])).toEqual([
      ["50", "50"],
      ["true", "true"],
      ["0 %", "none"],
    ]);
    expect(groups[0]?.initial).toBe(1);
  });

  test("a file may set margin and generation time", () => {
    const text = "margin: 0.25\ngenerationTime: 4\noptionGroups: {}";
    expect(rDefinition(text)).toMatchObject({ margin: 0.25, generationDays: 4 });
    expect(faultsOf("margin: 2\noptionGroups: {}")).toEqual([
      "f.yaml:1:9: margin must be a share from 0 to 1, not 2",
    ]);
    expect(faultsOf("margin: 0.1\noptionGroups:\n  G: [[a, 1*]]\n")).toEqual([
      expect.stringMatching(/^f\.yaml:1:1: margin is not known here; possible are description, /),
    ]);
  });

  test.each([
    ["G:\n    - a: abc", '3:10: group G, option a must be a number of at least 0, not "abc"'],
    ["G:\n    - a:", "3:9: group G, option a must be a number of at least 0, not an empty value"],
    ['G:\n    - a: "*"', '3:10: group G, option a must be a number of at least 0, not "*"'],
    [
      "G:\n    - a: null",
      "3:10: group G, option a must be a number of at least 0, not an empty value",
    ],
    ["G:\n    - a: .nan", "3:10: group G, option a must be a number of at least 0, not NaN"],
    ["G:\n    - a: 0,9", '3:10: group G, option a must be a number of at least 0, not "0,9"'],
    ["G:\n    - a: 2 - 1", '3:10: group G, option a must be a number of at least 0, not "2 - 1"'],
    ["G:\n    - a: [1]", "3:10: group G, option a must be a number of at least 0, not a list"],
    ["G:\n    - a: -0.5*", "3:10: group G, option a must be a number of at least 0, not -0.5"],
    ["G:\n    - a: 1e7", "3:10: group G, option a: the value is out of range"],
    ["G: []", "2:6: group G is empty"],
    ["G:", "2:5: group G must be a list, not an empty value"],
    ["G: {a: 1}", "2:6: group G must be a list, not a mapping"],
    ["G:\n    - a: 1*\n      b: 2", "3:7: G: an entry is written as title: value"],
    ["G:\n    - a", "3:7: G: an entry is written as title: value"],
    ['G:\n    - "": 1', "3:7: G: an entry is written as title: value"],
    ['G:\n    - a: 1*\n  "G":\n    - b: 1', "4:3: the key occurs twice"],
  ])("%j", (groups, fault) => {
    expect(faultsOf(`optionGroups:\n  ${groups}\n`)).toEqual([`f.yaml:${fault}`]);
  });

  test.each([
    ["[[a]]", "2:7: group G: an option is written as [title, value, explanation]"],
    ["[[a, 1, b, c]]", "2:7: group G: an option is written as [title, value, explanation]"],
    ["[[a, 1*], {b: 2}]", "2:16: group G: an option is written as [title, value, explanation]"],
    ["[[null, 1]]", "2:7: group G: an option is written as [title, value, explanation]"],
    ["[[a, 1, [b]]]", "2:14: the explanation of group G, option a must be a text, not a list"],
    ["[[a, x]]", '2:11: group G, option a must be a number of at least 0, not "x"'],
  ])("version 2, %j", (options, fault) => {
    expect(faultsOf(`optionGroups:\n  G: ${options}\n`, "v2")).toEqual([`f.yaml:${fault}`]);
  });

  test("other faults are reported with their line", () => {
    expect(faultsOf("description: x\n")).toEqual(["f.yaml:1:1: the field optionGroups is missing"]);
    expect(faultsOf("optionGroups: {}\ncolour: red\n")).toEqual([
      expect.stringMatching(/^f\.yaml:2:1: colour is not known here; possible are description, /),
    ]);
    expect(faultsOf("baseValue: -1\noptionGroups: {}\n")).toEqual([
      "f.yaml:1:12: baseValue must be a number of at least 0, not -1",
    ]);
    expect(faultsOf("baseValue:\noptionGroups: {}\n")).toEqual([
      "f.yaml:1:1: baseValue has no value",
    ]);
    expect(faultsOf("baseValues:\n  - a: 1*\noptionGroups: {}\n")).toEqual([
      'f.yaml:2:8: base value a must be a number of at least 0, not "1*"',
    ]);
    expect(faultsOf("baseValues: []\noptionGroups: {}\n")).toEqual([
      "f.yaml:1:13: baseValues is empty",
    ]);
    expect(faultsOf("notes: x\noptionGroups: []\n")).toEqual([
      'f.yaml:1:8: notes must be a list, not "x"',
      "f.yaml:2:15: optionGroups: expected a mapping",
    ]);
    const twice = "additiveGroups:\n  G: [{a: 0*}]\noptionGroups:\n  G: [{a: 1*}]\n";
    expect(faultsOf(twice)).toEqual(["f.yaml:4:3: group G: the name stands already further up"]);
    expect(faultsOf("")).toEqual(["f.yaml:1:1: the file is empty"]);
    expect(faultsOf("<!doctype html>")).toEqual(["f.yaml:1:1: this is a web page"]);
  });

  test("options of the other version are faults", () => {
    expect(faultsOf(minimal, "v2")[0]).toBe(
      "f.yaml:4:7: group Season: an option is written as [title, value, explanation]",
    );
    expect(faultsOf("optionGroups:\n  G: [[a, 1*]]\n", "v1")).toEqual([
      "f.yaml:2:7: G: an entry is written as title: value",
    ]);
    expect(faultsOf(minimal, "risk")).toContainEqual(
      expect.stringMatching(/^f\.yaml:1:1: baseValue is not known here/),
    );
  });

  test("a missing or duplicate default is repaired and reported", () => {
    const text = "optionGroups:\n  A: [{a: 1}, {b: 2}]\n  B: [{a: 1*}, {b: 2*}, {c: 3}]\n";
    expect(rDefinition(text).groups.map(({ initial }) => initial)).toEqual([0, 1]);
    expect(repairsOf(text)).toEqual([
      "f.yaml:2:3: group A: no option is marked as default; the first one is taken",
      "f.yaml:3:3: group B: several options are marked as default; the last one is taken",
    ]);
  });

  test("reads a simulated value", () => {
    const simulated = `simulated:
  value: 1.31
  from: 2020-10-23
  to: 2020-11-05
  run: /2020-10-23/interventions?a=1
  title: Run
  computed: 2026-11-15
`;
    expect(rDefinition(`${simulated}optionGroups: {}`).simulated).toEqual({
      value: 1.31,
      from: "2020-10-23",
      to: "2020-11-05",
      run: "/2020-10-23/interventions?a=1",
      title: "Run",
      computed: "2026-11-15",
    });
    const broken = simulated
      .replace("2020-11-05", "soon")
      .replace("/2020-10-23", "//example.org")
      .replace("title", "caption");
    expect(faultsOf(`${broken}optionGroups: {}`)).toEqual([
      "f.yaml:2:3: the field title is missing",
      'f.yaml:4:7: to must be a date such as 2020-02-25, not "soon"',
      'f.yaml:5:8: run must be written like /2020-06-05?seed=1, not "//example.org/interventions?a=1"',
      "f.yaml:6:3: caption is not known here; possible are value, from, to, run, title, computed",
    ]);
  });
});

describe("risk calculators", () => {
  const small = `multipliers:
  Time:
    options: [{"1 hour": 1*}, {"2 hours": 2}]
divisors:
  Room:
    description: Size
    options: [{small: 1*}, {large: 5}]
scenarios:
  Party:
    presets: {Room: large}
`;

  test("reads groups and scenarios, and fills in defaults", () => {
    const definition = riskDefinition(small);
    expect(definition.calibration).toBe(0.075);
    expect(definition.groups.map(({ name, effect }) => [name, effect])).toEqual([
      ["Time", "multiply"],
      ["Room", "divide"],
    ]);
    expect(definition.groups[1]?.description).toBe("Size");
    expect(definition.scenarios).toEqual([
      { name: "Party", description: undefined, presets: new Map([[1, 1]]) },
    ]);
    expect(repairsOf(small)).toEqual(["f.yaml:1:1: calibrationParam is missing; 0.075 is taken"]);
    const least = riskDefinition("multipliers: {}");
    expect(least).toMatchObject({ groups: [], scenarios: [], everyday: [] });
  });

  test("finds the group of durations", () => {
    expect(riskDefinition(small).durationGroup).toBe(0);
    expect(riskDefinition(small.replace("2 hours", "longer")).durationGroup).toBeUndefined();
    const named = small.replace("2 hours", "longer");
    expect(riskDefinition(`duration: Time\n${named}`).durationGroup).toBe(0);
    expect(faultsOf(`duration: Room\n${small}`)).toEqual([
      "f.yaml:1:11: duration: there is no group Room with durations above 0",
    ]);
    const german = small.replace("1 hour", "30 Minuten").replace("2 hours", "Zwei Tage");
    expect(riskDefinition(german).durationGroup).toBe(0);
  });

  test.each([
    [
      "{small: 1*}, {large: 5}",
      "{small: 0*}",
      "7:23: group Room, option small must be a number above 0, not 0",
    ],
    [
      "{small: 1*}, {large: 5}",
      "{small: -1*}",
      "7:23: group Room, option small must be a number above 0, not -1",
    ],
    [
      "{large: 5}",
      "{large: 1e-9}",
      "7:36: group Room, option large must be a number above 0, not 1e-9",
    ],
    ["{Room: large}", "{Rom: large}", "10:15: scenario Party: there is no group Rom"],
    ["{Room: large}", "{Room: huge}", "10:21: scenario Party: the group Room has no option huge"],
    ["{Room: large}", "{Room: [large]}", "10:21: Room must be a text, not a list"],
    [
      "    presets",
      "    preset",
      "10:5: preset is not known here; possible are description, presets",
    ],
    ["description: Size", "given: perhaps", '6:12: given must be true or false, not "perhaps"'],
    [
      "description: Size",
      "colour: red",
      "6:5: colour is not known here; possible are description, options, given",
    ],
    ["  Room:", "  Time:", "5:3: group Time: the name stands already further up"],
    [
      "divisors:",
      "calibrationParam: 0\ndivisors:",
      "4:19: calibrationParam must be a number above 0, not 0",
    ],
    [
      "divisors:",
      "calibrationParam: x\ndivisors:",
      '4:19: calibrationParam must be a number above 0, not "x"',
    ],
  ])("%j as %j", (before, after, fault) => {
    expect(faultsOf(small.replace(before, after), "risk")).toContain(`f.yaml:${fault}`);
  });
});

describe("hostile files", () => {
  test("files that are too large, too deep, too long or full of aliases are refused", () => {
    expect(faultsOf(`#${"x".repeat(1_000_000)}`)).toEqual(["f.yaml:1:1: the file is too large"]);
    expect(faultsOf("[".repeat(5000))).toEqual([
      "f.yaml:1:1: the file is nested deeper than 100 levels",
    ]);
    const many = Array.from({ length: 41 }, (_, index) => `  g${index}: [{a: 1*}]`).join("\n");
    expect(faultsOf(`optionGroups:\n${many}\n`)).toEqual([
      "f.yaml:2:3: optionGroups has more than 40 entries",
    ]);
    const options = Array.from({ length: 41 }, (_, index) => `{o${index}: 1}`).join();
    expect(faultsOf(`optionGroups: {g: [${options}]}`)).toEqual([
      "f.yaml:1:19: group g has more than 40 entries",
    ]);
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level},`.repeat(9)}]`,
    ).join("\n");
    expect(faultsOf(`l0: &l0 [1]\n${levels}\n`)).toEqual([
      "f.yaml:1:1: the aliases repeat too much of the file",
    ]);
    expect(faultsOf("a: *\n").length).toBeGreaterThan(0);
  });

  test("names of object prototypes are ordinary names", () => {
    const text = "optionGroups:\n  constructor: [{toString: 1*}]\n  __proto__: [{a: 0.5*}]\n";
    expect(rDefinition(text).groups.map(({ name }) => name)).toEqual(["constructor", "__proto__"]);
    expect(faultsOf("multipliers: {}\nscenarios: {s: {presets: {toString: a}}}", "risk")).toEqual([
      "f.yaml:2:27: scenario s: there is no group toString",
    ]);
  });

  test("an alias may stand for a list of options", () => {
    const text = "optionGroups:\n  A: &o [{a: 1*}, {b: 2}]\n  B: *o\n";
    expect(rDefinition(text).groups[1]?.options).toHaveLength(2);
  });

  test("any text gives faults or a definition and never throws", () => {
    const word = fc.constantFrom(
      ..."optionGroups:|multipliers:|  |\n|- |a: |1*|[|]|{|}|&x |*x|*|null|: |'|\"|<<: |? |# |! |-1|é|---\n".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const { definition, faults } = parseCalculator(words.join(""), "f.yaml");
        expect(definition === undefined).toBe(faults.length > 0);
      }),
      { numRuns: 200 },
    );
  });

  test("any value in place of any part is handled", () => {
    const part = fc.jsonValue({ maxDepth: 4 });
    const file = fc.record(
      {
        ...{ description: part, baseValue: part, baseValues: part, margin: part },
        ...{ additiveGroups: part, optionGroups: part, notes: part, simulated: part },
        ...{ multipliers: part, divisors: part, scenarios: part, everyday: part, duration: part },
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(file, fc.constantFrom<CalculatorKind>("v1", "v2", "risk"), (value, kind) => {
        const { definition, faults } = parseCalculator(JSON.stringify(value), "f.yaml", kind);
        expect(definition === undefined).toBe(faults.length > 0);
      }),
      { numRuns: 200 },
    );
  });
});
