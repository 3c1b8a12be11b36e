import { englishProblem } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { inPieces } from "./fixtures/publishedFixture.ts";
import { readTotals } from "./readTotals.ts";

const names =
  "time\tday\tnSusceptible\tnInfectedButNotContagious\tnContagious\tnShowingSymptoms\tnSeriouslySick\tnCritical\tnTotalInfected\tnInfectedCumulative\tnRecovered\tnInQuarantine\tdistrict";

const row = (day: number, counts: readonly number[], district = "unknown") =>
  `${86_400 * day}\t${day}\t${counts.slice(0, 6).join("\t")}\t0\t0\t${counts[6]}\t0\t${district}`;

const read = (text: string) => readTotals(inPieces(text, 7), { file: "totalInfections.csv" });

test("seven numbers per day, in day order, summed over districts", async () => {
  const text = [
    names,
    row(2, [4_670_000, 1000, 0, 0, 0, 0, 0]),
    row(1, [4_671_000, 0, 0, 0, 0, 0, 0]),
    row(3, [1, 2, 3, 4, 5, 6, 7], "Mitte"),
    row(3, [10, 20, 30, 40, 50, 60, 70], "Pankow"),
  ].join("\n");
  expect(await read(text)).toEqual({
    kind: "read",
    value: {
      dayCount: 3,
      counts: Float64Array.of(
        ...[4_671_000, 0, 0, 0, 0, 0, 0],
        ...[4_670_000, 1000, 0, 0, 0, 0, 0],
        ...[11, 22, 33, 44, 55, 66, 77],
      ),
    },
    faults: [],
  });
});

test("missing days and impossible numbers are reported", async () => {
  const zeros = [0, 0, 0, 0, 0, 0, 0];
  const text = [
    names,
    row(1, zeros),
    row(3, [...zeros.slice(0, 6), -5]),
    row(1e9, zeros),
    row(4, zeros),
  ].join("\n");
  const result = await read(text);
  expect(result.kind === "read" && result.value.dayCount).toBe(4);
  expect(result.faults.map(englishProblem)).toEqual([
    "2 rows hold impossible numbers",
    "day 2 is missing",
    "day 3 is missing",
  ]);
});

test.each([
  ["", "the table is empty"],
  ["<!doctype html>", "this is a web page"],
  [names.replace("nCritical", "nIcu"), "the column nCritical is missing"],
])("%j is unusable", async (text, reason) => {
  const result = await read(text);
  expect(result.kind).toBe("broken");
  expect(result.faults.map(englishProblem)).toContain(reason);
});
