import { expect, test } from "vitest";
import { vaccine, vaccines } from "../immunity/vaccines.ts";
import { GrowingDoseLog } from "../run/results/doseLog.ts";
import { dosesByNumber, dosesByType } from "./doseTables.ts";
import { cityOf, column, logOf, numbersOf, tuesday } from "./fixtures/runRecordFixture.ts";

function recordOf(doses: readonly (readonly [person: number, day: number, type: number])[]) {
  const log = new GrowingDoseLog();
  for (const [person, day, type] of doses) log.add(person, day, type);
  // The sample of this city is a quarter.
  const city = cityOf([{ age: 40 }, { age: 50 }, { age: 60, isFromOutside: true }]);
  const record = { log: logOf([]), startDay: tuesday, dayCount: 4, city, strains: [] };
  return { record, doses: log.view() };
}

const { mRNA, vector, ba5Update } = vaccine;

test("doses by type and day, of the whole region, extrapolated", () => {
  const { record, doses } = recordOf([
    [0, 1, mRNA],
    [1, 1, vector],
    [2, 1, vector],
    [0, 3, ba5Update],
  ]);
  const table = dosesByType(record, doses);
  expect([...table.columns.keys()]).toEqual(["day", "date", ...vaccines]);
  expect(numbersOf(table, "day")).toEqual([1, 2, 3, 4]);
  expect(numbersOf(table, "date")).toEqual([tuesday, tuesday + 1, tuesday + 2, tuesday + 3]);
  expect(numbersOf(table, "mRNA")).toEqual([4, 0, 0, 0]);
  expect(numbersOf(table, "vector")).toEqual([8, 0, 0, 0]);
  expect(numbersOf(table, "ba5Update")).toEqual([0, 0, 4, 0]);
  expect(numbersOf(table, "generic")).toEqual([0, 0, 0, 0]);
});

test("doses by number of the dose of each person, extrapolated (Q-06)", () => {
  const { record, doses } = recordOf([
    [1, 1, vector],
    [0, 1, mRNA],
    [2, 1, vector],
    [0, 3, mRNA],
    [1, 3, mRNA],
    [2, 3, vector],
    [0, 4, mRNA],
  ]);
  const table = dosesByNumber(record, doses);
  const rows = column(table, "type").map((type, row) => [
    numbersOf(table, "day")[row],
    numbersOf(table, "date")[row],
    type,
    numbersOf(table, "number")[row],
    numbersOf(table, "amount")[row],
  ]);
  expect([...table.columns.keys()]).toEqual(["day", "date", "type", "number", "amount"]);
  expect(rows).toEqual([
    [1, tuesday, "mRNA", 1, 4],
    [1, tuesday, "vector", 1, 8],
    [3, tuesday + 2, "mRNA", 2, 8],
    [3, tuesday + 2, "vector", 2, 4],
    [4, tuesday + 3, "mRNA", 3, 4],
  ]);
});

test("no doses, no rows", () => {
  const { record, doses } = recordOf([]);
  expect(dosesByNumber(record, doses).rowCount).toBe(0);
  expect(numbersOf(dosesByType(record, doses), "mRNA")).toEqual([0, 0, 0, 0]);
});
