import { expect, test } from "vitest";
import type { RunIndex } from "../runs/runIndex.ts";
import type { Measure } from "./metadata.ts";
import { matchOption, optionSet } from "./options.ts";

function indexOf(values: readonly string[]): RunIndex {
  return {
    parameters: ["p"],
    runs: values.map((value, number) => ({ runId: String(number), values: [value] })),
  };
}

function options(values: readonly string[], measure: Partial<Measure> = {}) {
  const set = optionSet(indexOf(values), {
    measure: "p",
    title: { en: "P" },
    order: undefined,
    asPercent: undefined,
    ...measure,
  });
  if (!set) throw new Error("no options");
  return set;
}
const labels = (values: readonly string[], measure: Partial<Measure> = {}) =>
  options(values, measure).options.map(({ label }) => label);

test("the default is the first in string order, although numbers are shown in numeric order", () => {
  const set = options(["5", "10", "20", "5"]);
  expect(set.options.map(({ value }) => value)).toEqual(["5", "10", "20"]);
  expect(set.defaultOption.value).toBe("10");
  expect(options(["open", "closed"]).defaultOption.value).toBe("closed");
});

test.each([
  [
    ["1.0", "0.75", "0.5"],
    ["50%", "75%", "100%"],
  ],
  [
    ["0", "1"],
    ["0", "1"],
  ],
  [
    ["0", "0.5", "1"],
    ["0%", "50%", "100%"],
  ],
  [
    ["0.125", "0.13"],
    ["12.5%", "13.0%"],
  ],
  [
    ["1e-1", "0.5"],
    ["0.5", "1e-1"],
  ],
  [
    ["0.5", "1.5"],
    ["0.5", "1.5"],
  ],
  [
    ["0.5", "no"],
    ["0.5", "no"],
  ],
])("%j is shown as %j", (values, expected) => {
  expect(labels(values)).toEqual(expected);
});

test("asPercent forces percentages", () => {
  expect(labels(["0", "1"], { asPercent: true })).toEqual(["0%", "100%"]);
  expect(labels(["0.5", "1.0"], { asPercent: false })).toEqual(["0.5", "1.0"]);
  expect(labels(["2.5"], { asPercent: true })).toEqual(["250%"]);
  expect(labels(["no", "yes"], { asPercent: true })).toEqual(["no", "yes"]);
});

test("another value than the first may be the initial one, without a change of the order", () => {
  const set = options(["5", "10", "20"], { initial: "20" });
  expect(set.options.map(({ value }) => value)).toEqual(["5", "10", "20"]);
  expect(set.defaultOption.value).toBe("20");
  expect(options(["5", "10"], { initial: "7" }).defaultOption.value).toBe("10");
});

test("order lists labels; unknown ones are ignored, the others follow", () => {
  const set = options(["high", "low", "none", "medium"], { order: ["none", "weak", "medium"] });
  expect(set.options.map(({ label }) => label)).toEqual(["none", "medium", "high", "low"]);
  expect(set.defaultOption.label).toBe("none");
  expect(labels(["0.5", "1.0"], { order: ["100%", "50%"] })).toEqual(["100%", "50%"]);
});

test("texts belong to values, whatever their labels; a value may have any name", () => {
  const texts = {
    en: new Map([
      ["0.5", "half"],
      ["constructor", "builders"],
    ]),
    de: new Map([["0.5", "halb"]]),
  };
  expect(options(["0.5", "1.0"], { texts }).options).toEqual([
    { value: "0.5", label: "50%", text: { en: "half", de: "halb" } },
    { value: "1.0", label: "100%", text: {} },
  ]);
  expect(options(["toString", "constructor"], { texts }).options.map(({ text }) => text)).toEqual([
    { en: "builders" },
    {},
  ]);
});

test("a measure without a column has no options", () => {
  expect(
    optionSet(indexOf(["a"]), { measure: "q", title: {}, order: undefined, asPercent: undefined }),
  ).toBeUndefined();
});

test.each([
  ["1.0", "1.0"],
  ["100%", "1.0"],
  ["75%", "0.75"],
  ["75.0%", "0.75"],
  ["50%", "0.50"],
  ["0.50", "0.50"],
  ["", undefined],
  ["0.5", undefined],
  ["+75%", undefined],
  ["60%", undefined],
])("%j in the address means %s", (text, value) => {
  expect(matchOption(options(["1.0", "0.75", "0.50"]), text)?.value).toBe(value);
});

test("as a last resort, case is ignored", () => {
  const set = options(["true", "false", "FFP2"]);
  expect(matchOption(set, "True")?.value).toBe("true");
  expect(matchOption(set, "ffp2")?.value).toBe("FFP2");
  expect(matchOption(options(["yes", "Yes"]), "Yes")?.value).toBe("Yes");
});
