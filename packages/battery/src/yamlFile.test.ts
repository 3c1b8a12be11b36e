import { faultPlace, problem } from "@episcope/common";
import { expect, test } from "vitest";
import { readYaml } from "./yamlFile.ts";

const text = `shared: &shared
  "10": [a, "b"]
values:
  "10": 1
  9: 'x'
  name: y
again: *shared
`;

test("keys are in file order, quoted or not, also through aliases", () => {
  const yaml = readYaml(text, "f");
  expect(yaml.keys([]).map(({ name }) => name)).toEqual(["shared", "values", "again"]);
  expect(yaml.keys(["values"])).toEqual([
    { name: "10", isQuoted: true },
    { name: "9", isQuoted: false },
    { name: "name", isQuoted: false },
  ]);
  expect(yaml.keys(["again"])).toEqual([{ name: "10", isQuoted: true }]);
  expect(yaml.keys(["values", "name"])).toEqual([]);
  expect(yaml.keys(["nowhere", 3])).toEqual([]);
  expect(yaml.isQuoted(["values", "9"])).toBe(true);
  expect(yaml.isQuoted(["values", "name"])).toBe(false);
  expect(yaml.isQuoted(["again", "10", 1])).toBe(true);
  expect(yaml.isQuoted(["again", "10", 0])).toBe(false);
  expect(readYaml("{", "f").keys([])).toEqual([]);
});

test("faults are reported at a key or at its value", () => {
  const yaml = readYaml(text, "f");
  const found = (name: string) => problem("fieldMissing", { field: name });
  yaml.faultAtKey(["values"], found("key"));
  yaml.fault(["values"], found("value"));
  yaml.faultAtKey(["values", "9"], found("number"));
  yaml.faultAtKey(["shared", "10", 1], found("item"));
  const places = yaml.faults.faults.map((fault) => `${faultPlace(fault)}: ${fault.values.field}`);
  expect(places).toEqual(["f:2:13: item", "f:3:1: key", "f:4:3: value", "f:5:3: number"]);
});
