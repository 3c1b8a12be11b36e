import { parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { rByPurpose } from "./rByPurpose.ts";

const first = parseDay("2020-02-24") ?? 0;

function seriesOf(rValues: Table) {
  return panelOf(rByPurpose.content({ rValues }, contextFixture), "simRValByPur").series;
}

/** Zero except in one row. */
function spike(length: number, at: number, value: number): number[] {
  return Array.from({ length }, (_, row) => (row === at ? value : 0));
}

test("each week has one point, the mean of seven means", () => {
  // A spike of 49 on row 8 makes A = 7 on rows 5 to 11. Around row 6, rows 3 to 9: five of seven
  // means are 7, 35/7 = 5. Around row 13, rows 10 to 16: rows 10 and 11, 14/7 = 2.
  const [home] = seriesOf(dailyTable("2020-02-24", { home: spike(20, 8, 49) }));
  expect(home?.x).toEqual([first + 6, first + 13]);
  expect(home?.y[0]).toBeCloseTo(5, 12);
  expect(home?.y[1]).toBeCloseTo(2, 12);
});

test("the window ends at the third mean after its centre", () => {
  // A spike on row 12 makes A = 7 on rows 9 to 15; around row 6 only row 9 counts: 7/7 = 1.
  // Row 10 instead of row 8 would give 2.
  const [home] = seriesOf(dailyTable("2020-02-24", { home: spike(20, 12, 49) }));
  expect(home?.y[0]).toBeCloseTo(1, 12);
});

test("an incomplete window has no point", () => {
  const lengths = [12, 13, 19, 20].map((length) => {
    const [home] = seriesOf(dailyTable("2020-02-24", { home: spike(length, 0, 1) }));
    return home?.x.length;
  });
  // Row 6 needs rows 0 to 12, row 13 needs rows 7 to 19.
  expect(lengths).toEqual([0, 1, 1, 2]);
});

test("a missing value leaves a gap in its window only", () => {
  const [home] = seriesOf(dailyTable("2020-02-24", { home: spike(20, 0, Number.NaN) }));
  expect(home?.x).toEqual([first + 6, first + 13]);
  expect(home?.y[0]).toBeNaN();
  expect(home?.y[1]).toBe(0);
});

test("purposes are in alphabetical order, in the colours of their activities", () => {
  const one = [1];
  const rValues = dailyTable("2020-02-24", {
    rValue: one,
    newContagious: one,
    "work&business": one,
    home: one,
    leisure: one,
    leisPublic: one,
    leisPrivate: one,
    "day care": one,
  });
  expect(seriesOf(rValues).map(({ name, color, width }) => [name, color, width])).toEqual([
    ["day care", "#0096FF", 2],
    ["home", "#EF8536", 2],
    ["leisPrivate", "#008000", 2],
    ["leisPublic", "#3CB371", 2],
    ["work&business", "#808080", 2],
  ]);
});

test("leisure as a whole is shown if it has no parts, text columns never", () => {
  const rValues = rowTable(
    ["date", "scenario", "remark", "leisure", "home"],
    [["2020-02-24", "base", "none", 1, 1]],
  );
  expect(seriesOf(rValues).map(({ name }) => name)).toEqual(["home", "leisure"]);
});

test("without the home column there is no plot", () => {
  const rValues = dailyTable("2020-02-24", { rValue: [1], other: [1] });
  expect(rByPurpose.content({ rValues }, contextFixture)).toBeUndefined();
  const empty = dailyTable("2020-02-24", { home: [] });
  expect(rByPurpose.content({ rValues: empty }, contextFixture)).toBeUndefined();
  expect(rByPurpose.content({}, contextFixture)).toBeUndefined();
});
