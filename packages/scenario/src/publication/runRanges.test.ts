import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRanges, runRanges } from "./runRanges.ts";

test("consecutive numbers become one range, in any order; other names stay", () => {
  expect(runRanges(["sz3", "sz1", "sz2", "sz0"])).toEqual(["sz0-3"]);
  expect(runRanges(["sz1", "sz2", "bsz1", "sz7"])).toEqual(["sz1-2", "sz7-7", "bsz1-1"]);
  expect(runRanges(["berlin"])).toEqual(["berlin"]);
  expect(runRanges([])).toEqual([]);
});

test("ranges contain only what was given", () => {
  const ranges = ["sz1-12", "berlin"];
  for (const runId of ["sz1", "sz12", "berlin"]) expect(isInRanges(ranges, runId)).toBe(true);
  for (const runId of ["sz0", "sz13", "sz01", "sz", "z1", "", "berlin1", "sz1-12"]) {
    expect(isInRanges(ranges, runId), runId).toBe(false);
  }
});

test("any set of RunIds survives a round trip", () => {
  const runId = fc
    .tuple(fc.constantFrom("sz", "bsz", "masks", "x2-"), fc.nat({ max: 40 }))
    .map(([name, number]) => `${name}${number}`);
  fc.assert(
    fc.property(fc.array(runId), runId, (runIds, other) => {
      const ranges = runRanges(runIds);
      for (const each of runIds) expect(isInRanges(ranges, each)).toBe(true);
      expect(isInRanges(ranges, other)).toBe(runIds.includes(other));
    }),
  );
});
