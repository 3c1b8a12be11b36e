import type { Table } from "@episcope/common";
import { expect, test } from "vitest";
import { labOfRun } from "./labOfRun.ts";

const startDay = 18_317;
const first = startDay + 10;

/** 40 days with these shares of work and schools; everything else is missing. */
function restrictions(work: (day: number) => string, schools: (day: number) => string): Table {
  const cells = (of: (day: number) => string) => ({
    kind: "text" as const,
    values: Array.from({ length: 40 }, (_, place) => of(startDay + place)),
  });
  return {
    rowCount: 40,
    columns: new Map([
      ["work", cells(work)],
      ["educ_secondary", cells(schools)],
    ]),
  };
}
const place = {
  ...{ place: "berlin", firstDays: [first - 5, first, first + 100], end: startDay + 35 },
  ...{
    usual: new Map([["work", [{ day: 0, value: 82 }]]] as const),
    leisureHours: 1,
    samples: { usual: 1, small: 1 },
  },
};
const time = { startDay, fittedUntil: first - 1, endDay: startDay + 39 };

test("what differs from what happened by a step becomes blocks; the rest is as it was", () => {
  const table = restrictions(
    (day) => (day < first + 5 ? "0.81_1.00_{}" : "0.50_1.00_{}"),
    (day) => (day === first ? "0.2_1.00_{}" : "broken"),
  );
  const lab = labOfRun(table, time, place);
  expect(lab).toMatchObject({ place: "berlin", first, last: startDay + 35 });
  expect([...(lab?.blocks ?? [])]).toEqual([
    ["schools", [{ from: first, to: first, value: 20, target: 0 }]],
    ["work", [{ from: first + 5, to: startDay + 35, value: 50, target: 0 }]],
  ]);
});

test("a run that ends before the lab can begin is none", () => {
  const table = restrictions(
    () => "1_1_{}",
    () => "1_1_{}",
  );
  expect(labOfRun(table, { ...time, fittedUntil: startDay }, place)).toBeUndefined();
  expect(labOfRun(table, { ...time, endDay: first }, place)).toBeUndefined();
});
