import { initialChoices, parseCalculator } from "@episcope/battery";
import { expect, test } from "vitest";
import { comparedSituations, riskPosition } from "./situations.ts";

const text = `calibrationParam: 1
multipliers:
  Time: {options: [{"1 h": 1*}, {"2 h": 2}]}
  Variant: {given: true, options: [{old: 1*}, {new: 3}]}
scenarios:
  Long: {presets: {Time: 2 h}}
everyday:
  Short: {description: brief, presets: {Time: 1 h}}
`;

test("situations are sorted by risk; only the variant is that of the visitor", () => {
  const { definition } = parseCalculator(text, "test.yaml");
  if (definition?.kind !== "risk") throw new Error("no risk calculator");
  const risk = (dose: number) => expect.closeTo(1 - Math.exp(-dose), 12);
  expect(comparedSituations(definition, initialChoices(definition))).toEqual([
    { name: "Short", description: "brief", risk: risk(1) },
    { name: "Long", description: undefined, risk: risk(2) },
  ]);
  expect(comparedSituations(definition, [1, 1]).map((one) => one.risk)).toEqual([risk(3), risk(6)]);
});

test("risks have a position on an axis from 0.01 % to 100 %", () => {
  expect(riskPosition(1)).toBe(1);
  expect(riskPosition(0.01)).toBeCloseTo(0.5, 12);
  expect(riskPosition(0.0001)).toBe(0);
  expect(riskPosition(0)).toBe(0);
});
