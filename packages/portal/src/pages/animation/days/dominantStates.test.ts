import { expect, test } from "vitest";
import { dominantStates } from "./dominantStates.ts";

test("susceptible people do not count, and the earlier state wins a tie", () => {
  const counts = Uint32Array.of(
    ...[46_710, 0, 0, 0, 0, 0, 0],
    ...[46_700, 10, 0, 0, 0, 0, 0],
    ...[15_162, 3202, 5891, 19_859, 781, 103, 1712],
    ...[9929, 0, 0, 0, 1, 0, 36_780],
    ...[5, 2, 2, 0, 0, 0, 1],
  );
  expect(dominantStates(counts)).toEqual([undefined, 1, 3, 6, 1]);
});

test("no days give no states", () => {
  expect(dominantStates(new Uint32Array())).toEqual([]);
});
