import { expect, test } from "vitest";
import { parseLegacyIndex } from "./legacyIndex.ts";
import { writeLegacyInfo } from "./legacyInfo.ts";

const index = {
  parameters: ["offset", "remainingFractionWork"],
  runs: [
    { runId: "sz1", values: ["-6", "0.8"] },
    { runId: "bsz1", values: ["3", "0.8"] },
  ],
};

test("has the published columns; the base run comes first, with the values of the first run", () => {
  expect(writeLegacyInfo(index, "sz0")).toBe(
    `RunScript;Config;RunId;Output;offset;remainingFractionWork
run.sh;config_sz0.xml;sz0;output/-6-0.8;-6;0.8
run.sh;config_sz1.xml;sz1;output/-6-0.8;-6;0.8
run.sh;config_bsz1.xml;bsz1;output/3-0.8;3;0.8
`,
  );
  expect(writeLegacyInfo(index)).not.toContain("sz0");
});

test("the table reads back", () => {
  const read = parseLegacyIndex(writeLegacyInfo(index, "sz0"), "info");
  expect([read.faults, read.hasBaseRun]).toEqual([[], true]);
  expect(read.index?.runs.map(({ runId }) => runId)).toEqual(["sz1", "bsz1"]);
  expect(parseLegacyIndex(writeLegacyInfo(index), "info").hasBaseRun).toBe(false);
});

test("a value that would break its row is refused", () => {
  const broken = { parameters: ["a"], runs: [{ runId: "sz1", values: ["1;2"] }] };
  expect(() => writeLegacyInfo(broken)).toThrow("semicolon");
});
