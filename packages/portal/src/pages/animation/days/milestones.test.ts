import { expect, test } from "vitest";
import { milestonesOf } from "./milestones.ts";

test("milestones are found in the daily counts", () => {
  const counts = Uint32Array.of(
    ...[1000, 0, 0, 0, 0, 0, 0],
    ...[991, 9, 0, 0, 0, 0, 0],
    ...[990, 5, 4, 1, 0, 0, 0],
    ...[700, 100, 100, 50, 5, 5, 40],
    ...[600, 20, 20, 60, 20, 20, 260],
  );
  expect(milestonesOf(counts)).toEqual({
    onePercent: 3,
    peak: 4,
    moreRecovered: 5,
    everInfected: 0.4,
  });
});

test("a run without infections has no milestones", () => {
  expect(milestonesOf(Uint32Array.of(10, 0, 0, 0, 0, 0, 0))).toEqual({
    onePercent: undefined,
    peak: undefined,
    moreRecovered: undefined,
    everInfected: 0,
  });
});
