import { expect, test } from "vitest";
import { readRegionFit } from "./regionFit.ts";

const bands = { p10: [1], p25: [1], p50: [1], p75: [1], p90: [1] };
const figures = { weeks: 1, factor: 1.2, bias: 1, coverage: 0.8, width: 2, score: 0.1 };
const fit = {
  region: "berlin",
  stamp: "1",
  particles: 8,
  runs: 4,
  casesUntil: "2022-03-06",
  weeks: ["2020-03-02"],
  cases: bands,
  admissions: { all: bands, "60-79": bands, "80+": bands },
  intensiveCare: bands,
  caution: bands,
  detection: bands,
  strains: { ALPHA: [0.5] },
  figures: { filtered: figures, ahead: figures },
  peaks: [{ series: "intensiveCare", waves: 4, within: 3, worst: 1.8 }],
  dominance: [{ strain: "ALPHA", from: "2021-03-01", weeksLate: -1 }],
};
const read = (value: unknown) => readRegionFit(JSON.stringify(value), "berlin.json");

test("reads a fit, and says where it is wrong", () => {
  expect(read(fit)).toEqual(fit);
  expect(() => read({ ...fit, figures: { filtered: figures } })).toThrow("ahead");
  expect(() => read({ ...fit, strains: { ALPHA: [1.5] } })).toThrow("ALPHA");
});

test("every list has a value for each week", () => {
  expect(() => read({ ...fit, caution: { ...bands, p50: [1, 2] } })).toThrow("weeks");
  expect(() => read({ ...fit, strains: { ALPHA: [] } })).toThrow("weeks");
});

test("a field with reported values is refused", () => {
  expect(() => read({ ...fit, reported: [1] })).toThrow("reported");
});
