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
    ...{ masks: { kinds: [], places: [] }, leisureHours: 1 },
    ...{ primarySchools: [], holidays: [] },
    samples: { usual: 1, small: 1 },
  },
};
const time = { startDay, fittedUntil: first - 1, endDay: startDay + 39 };

test("what differs from what happened by a step becomes blocks; the rest is as it was", () => {
  const table = restrictions(
    (day) => (day < first + 5 ? "0.81_1.00_{}" : "0.50_1.00_{}"),
    (day) => (day === first ? "0.2_1.00_{}" : "broken"),
  );
  const lab = labOfRun(table, time, place)?.lab;
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

const none = "{}";
const ffp2 = "{NONE=0.10, CLOTH=0.10, SURGICAL=0.10, N95=1.00}";
const mixed = "{NONE=0.10, CLOTH=0.40, SURGICAL=0.70, N95=1.00}";

/** Mixed masks in buses were usual, none elsewhere. */
const masked = {
  ...place,
  masks: {
    kinds: [none, "{NONE=0.10, CLOTH=1.00, SURGICAL=1.00, N95=1.00}", "surgical", ffp2],
    places: [
      { columns: ["pt", "shop_daily"], steps: [{ day: 0, worn: [mixed, none] }] },
      { columns: ["work"], steps: [{ day: 0, worn: [none] }] },
      { columns: ["leisure"], steps: [{ day: 0, worn: [none] }] },
    ],
  },
};

/** What is worn in buses, shops, at work and in leisure, by days after the first. */
function worn(of: (since: number) => readonly string[]): Table {
  const names = ["pt", "shop_daily", "work", "leisure"];
  const cells = (column: number) => ({
    kind: "text" as const,
    values: Array.from({ length: 40 }, (_, row) => `1.00_0.52_${of(row - 10)[column]}`),
  });
  return {
    rowCount: 40,
    columns: new Map(names.map((name, column) => [name, cells(column)])),
  };
}

test("masks become blocks where the lane can say them; other days are counted", () => {
  const usual = [mixed, none, none, none];
  const table = worn((since) => {
    if (since < 3) return usual;
    if (since < 6) return [ffp2, ffp2, none, none];
    if (since < 9) return [ffp2, ffp2, ffp2, none];
    if (since < 11) return [none, none, none, none];
    // FFP2 at work alone: a block would change buses and shops, too.
    if (since < 15) return [mixed, none, ffp2, none];
    // Another share than that of a block.
    if (since < 16) return [ffp2.replaceAll("0.10", "0.20"), none, none, none];
    return usual;
  });
  const taken = labOfRun(table, time, masked);
  expect(taken?.otherMasks).toBe(5);
  expect(taken?.lab.blocks.get("masks")).toEqual([
    { from: first + 3, to: first + 5, value: 3, target: 0 },
    { from: first + 6, to: first + 8, value: 3, target: 1 },
    { from: first + 9, to: first + 10, value: 0, target: 0 },
  ]);
});

test("a table that lacks a column says nothing about masks", () => {
  const table = worn(() => [ffp2, ffp2, none, none]);
  const columns = new Map([...table.columns].filter(([name]) => name !== "leisure"));
  const taken = labOfRun({ ...table, columns }, time, masked);
  expect([taken?.otherMasks, taken?.lab.blocks.has("masks")]).toEqual([0, false]);
});

test("more changes than an address can say are cut, and it is said", () => {
  const first = startDay + 1;
  const long = { ...place, firstDays: [first], end: startDay + 199 };
  const rows = 200;
  const cells = {
    kind: "text" as const,
    values: Array.from({ length: rows }, (_, day) => `${day % 2 ? 0.1 : 0.2}_1.00_{}`),
  };
  const table: Table = { rowCount: rows, columns: new Map([["work", cells]]) };
  const days = { startDay, fittedUntil: first - 1, endDay: startDay + rows - 1 };
  const taken = labOfRun(table, days, long);
  expect([taken?.isCut, taken?.lab.blocks.get("work")?.length]).toEqual([true, 40]);
  expect(labOfRun(table, { ...days, endDay: first + 39 }, long)?.isCut).toBe(false);
});
