import { parseCalculator } from "@episcope/battery";
import { expect, test } from "vitest";
import { layoutWaterfall } from "./layoutWaterfall.ts";

function layoutOf(base: number, options: readonly number[]) {
  const text = `baseValue: ${base}
additiveGroups: {Season: [{Summer: -0.3}, {Winter: 0*}]}
optionGroups: {Masks: [{"No": 1*}, {"Yes": 0.8}]}
`;
  const { definition } = parseCalculator(text, "test.yaml");
  if (!definition || definition.kind === "risk") throw new Error("no R calculator");
  return layoutWaterfall(definition, { base: 0, options });
}

test("each bar begins where the previous one ended", () => {
  const { base, steps, result, one } = layoutOf(1.2, [0, 1]);
  const end = 1.25 * 1.02;
  expect(base).toEqual({ group: undefined, from: 0, to: 1.2 / end, value: 1.2 });
  expect(steps[0]?.from).toBeCloseTo(0.9 / end, 12);
  expect(steps[0]?.to).toBeCloseTo(1.2 / end, 12);
  expect(steps[0]?.value).toBeCloseTo(-0.3, 12);
  expect(steps[1]?.from).toBeCloseTo(0.72 / end, 12);
  expect(steps[1]?.value).toBeCloseTo(-0.18, 12);
  expect(result.to).toBeCloseTo(0.72 / end, 12);
  expect(one).toBeCloseTo(1 / end, 12);
});

test("the axis fits the largest value, and nothing is outside of it", () => {
  const { base, one } = layoutOf(4, [1, 0]);
  expect(base.to).toBeCloseTo(1 / 1.02, 12);
  expect(one).toBeCloseTo(0.25 / 1.02, 12);
  const negative = layoutOf(0.1, [0, 1]);
  expect(negative.steps[0]?.from).toBe(0);
  expect(negative.result).toEqual({ group: undefined, from: 0, to: 0, value: 0 });
});
