import { expect, test } from "vitest";
import { minimal, parsed, smallRisk } from "./fixtures/calculators.ts";
import { shapeDifference } from "./sameShape.ts";

test.each([
  ["Summer", "Sommer", undefined],
  ["Season", "Jahreszeit", undefined],
  ["0.8", "0.7", "the group Masks"],
  ["- Summer: -0.3\n    - Winter: 0*", "- Summer: -0.3*\n    - Winter: 0", "the group Season"],
  ["baseValue: 1.2", "baseValue: 1.3", "the base values, margin or generation time"],
  ["  Masks:", "  More:\n    - a: 1*\n  Masks:", "the number of groups"],
])("%j instead of %j", (before, after, difference) => {
  expect(shapeDifference(parsed(minimal), parsed(minimal.replace(before, after)))).toBe(difference);
});

test("risk calculators are compared as well", () => {
  const changed = (before: string, after: string) =>
    shapeDifference(parsed(smallRisk), parsed(smallRisk.replace(before, after)));
  expect(changed("0.075", "0.08")).toBe("calibrationParam");
  expect(changed("Mask: ffp2", "Mask: cloth")).toBe("the scenarios");
  expect(shapeDifference(parsed(smallRisk), parsed(minimal))).toBe("the kind");
});
