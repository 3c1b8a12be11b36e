import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeR, decodeRisk, encodeR, encodeRisk } from "./addressCode.ts";
import { initialChoices } from "./definition.ts";
import { minimal, rDefinition, riskDefinition, smallR, smallRisk } from "./fixtures/calculators.ts";
import { initialRChoices } from "./rValue.ts";

const small = rDefinition(minimal);
const october = rDefinition(smallR);
const risk = riskDefinition(smallRisk);

const from = (query: string) => {
  const values = new URLSearchParams(query);
  return (name: string) => values.get(name);
};

test("defaults are left out", () => {
  expect(encodeR(small, initialRChoices(small))).toEqual({});
  expect(encodeR(small, { base: 0, options: [0, 1] })).toEqual({ s: "0.1" });
  expect(encodeR(october, { ...initialRChoices(october), base: 1 })).toEqual({ b: "1" });
  expect(encodeRisk(risk, { scenario: 1, options: initialChoices(risk) })).toEqual({
    scenario: "1",
  });
});

test.each([
  "s=",
  "s=0",
  "s=0.1.0",
  "s=a.b",
  "s=0,1",
  "s=-1.0",
  "s=1e0.0",
  "s=0.1.",
  "s= 0.1",
  "b=1",
  "b=-1",
  "b=x",
  "b=99999999999999999999",
  "s=%F0%9F%98%80",
])("%s is ignored", (query) => {
  expect(decodeR(small, from(query))).toEqual(initialRChoices(small));
});

test("an index out of range is ignored", () => {
  expect(decodeR(small, from("s=9.1")).options).toEqual([1, 1]);
});

describe("scenarios", () => {
  const dinner = [2, 2, 0, 0, 1, 0];
  test("a scenario alone stands for its presets", () => {
    expect(decodeRisk(risk, from("scenario=0"))).toEqual({ scenario: 0, options: dinner });
  });
  test("a scenario with its own choices stays chosen, even if a group it does not name was changed", () => {
    expect(decodeRisk(risk, from("scenario=0&s=2.2.0.1.1.0"))).toEqual({
      scenario: 0,
      options: dinner.with(3, 1),
    });
  });
  test("a scenario with other choices is not chosen", () => {
    expect(decodeRisk(risk, from("scenario=0&s=1.2.0.0.1.0"))).toEqual({
      scenario: undefined,
      options: dinner.with(0, 1),
    });
  });
  test.each(["scenario=2", "scenario=-1", "scenario=", "scenario=x"])(
    "%s is not a scenario",
    (query) => {
      expect(decodeRisk(risk, from(query))).toEqual({
        scenario: undefined,
        options: initialChoices(risk),
      });
    },
  );
});

test("all choices survive a round trip through the address", () => {
  fc.assert(
    fc.property(
      fc.nat(1),
      fc.tuple(...october.groups.map(({ options }) => fc.nat(options.length - 1))),
      (base, options) => {
        const { b, s } = encodeR(october, { base, options });
        const query = new URLSearchParams({ ...(b && { b }), ...(s && { s }) });
        expect(decodeR(october, (name) => query.get(name))).toEqual({ base, options });
      },
    ),
  );
});

test("any address gives valid choices", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (b, s, scenario) => {
      const read = (name: string) => ({ b, s, scenario })[name] ?? null;
      const { base, options } = decodeR(october, read);
      expect(october.bases[base]).toBeDefined();
      october.groups.forEach((group, index) => {
        expect(group.options[options[index] ?? -1]).toBeDefined();
      });
      expect(decodeRisk(risk, read).options).toHaveLength(risk.groups.length);
    }),
  );
});
