import type { BatterySurvey } from "@episcope/runner";
import { expect, test } from "vitest";
import { statusReport } from "./sweepReport.ts";

function survey(battery: string, runs: number, missing: readonly string[]): BatterySurvey {
  const shared = { battery, member: 1, stamp: "", files: new Map() };
  const source = { battery, text: "", shared: { calibration: "", regimes: {} }, changes: {} };
  return { battery, runs, missing: missing.map((runId) => ({ ...shared, runId, source })) };
}

test("names what is missing and the command that computes it, whatever its part", () => {
  const many = Array.from({ length: 12 }, (_, index) => `sz${index + 1}`);
  const line = ["generate", "a b", "--shard", "2/8", "--out", "it's", "--status"];
  expect(
    statusReport([survey("city/a", 1200, many), survey("b", 8, [])], line).split("\n"),
  ).toEqual([
    "battery  runs  there  missing",
    "city/a   1200   1188       12",
    "b           8      8        0",
    "city/a: sz1, sz2, sz3, sz4, sz5, sz6, sz7, sz8, sz9, sz10 and 2 more",
    "12 of 1208 runs are missing. This computes them:",
    "episcope generate 'a b' --out 'it'\\''s' --resume",
  ]);
  expect(
    statusReport([survey("b", 8, [])], line)
      .split("\n")
      .at(-1),
  ).toBe("All 8 runs are there.");
});
