import { initialRChoices, type RDefinition, rValue } from "@episcope/battery";
import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import type { ReportedDays } from "../../../data/reportedR.ts";
import { daysWithin, withReportedBase } from "./reportedBase.ts";

const group = (effect: "add" | "multiply", value: number): RDefinition["groups"][number] => ({
  ...{ name: effect, heading: effect, description: undefined, effect, initial: 0, isGiven: false },
  options: [
    { title: "first", value, explanation: "" },
    { title: "second", value: 0.5, explanation: "" },
  ],
});
const definition = {
  ...{ kind: "v1", bases: [{ value: 2.5, label: undefined }], margin: 0, generationDays: 5 },
  groups: [group("add", 0.25), group("multiply", 0.8)],
} as unknown as RDefinition;

test("with the first choices the result is the reported R, whatever it is", () => {
  assert(
    property(double({ min: 0.3, max: 10, noNaN: true }), (value) => {
      const reported = { date: "2021-03-01", value, range: undefined };
      const changed = withReportedBase(definition, reported, "en");
      const choices = { ...initialRChoices(changed), base: 1 };
      expect(rValue(changed, choices)).toBeCloseTo(value, 9);
      expect(rValue(changed, { ...choices, base: 0 })).toBe(rValue(definition, choices));
    }),
  );
});

test("it is named with its date; what the calculator begins with gets a name, too", () => {
  const reported = { date: "2021-03-01", value: 1.25, range: undefined };
  expect(withReportedBase(definition, reported, "en").bases.map(({ label }) => label)).toEqual([
    "Of this calculator",
    expect.stringContaining("2021"),
  ]);
});

test("a day with an R that the calculator cannot reach is not offered", () => {
  const [low, high] = [0.1, 1.25].map((value) => ({ date: "2021-03-01", value, range: undefined }));
  expect(daysWithin(definition, [low, high] as ReportedDays)).toEqual([high]);
});
