import { describe, expect, test } from "vitest";
import { seriesFixture } from "../curves/fixtures/series.ts";
import { extremes, mapRows, plausibleValues } from "./mapRows.ts";
import { shownText } from "./mapText.ts";
import { foundRows, mapCsv, sortedRows } from "./tableRows.ts";

const dates = ["2020-03-08", "2020-03-22"];
const [start, end] = ["2020-03-08", "2020-03-22"] as const;
const gap = Number.NaN;
const series = seriesFixture("county", dates, {
  Deutschland: [7.29, 5.91],
  Berlin: [7.22, 5.19],
  Köln: [0, 5],
  Jena: [7, gap],
  "Landau in der Pfalz": [1.52, 8.77],
  "Kreis Unna": [8, 10],
});
const duration = { metric: "duration", start, end } as const;
const rows = mapRows(series, duration);
const shown = (id: string) => Math.round((rows.get(id)?.shown ?? 0) * 100) / 100;

describe("two dates", () => {
  test("changes equal the examples of mobility specification 4", () => {
    expect(shown("11000")).toBe(-28.12);
    expect(shown("DE")).toBe(-18.93);
  });

  test("a start of 0, a missing end or an implausible area gives no value, never infinity", () => {
    for (const id of ["05315", "16053", "07313", "09162"]) expect(shown(id)).toBeNaN();
  });

  test("each area has its own record, so a missing one shifts nothing", () => {
    expect(rows.size).toBe(402);
    expect(shown("05978")).toBe(25);
    for (const [id, { area }] of rows) expect(area.id).toBe(id);
  });

  test("values are written with unit and sign", () => {
    const text = (id: string, language: "en" | "de" = "en") => {
      const row = rows.get(id);
      return row && shownText(row, "duration", true, language);
    };
    expect(text("11000")).toBe("\u221228.1\u00a0%");
    expect(text("11000", "de")).toBe("\u221228,1\u00a0%");
    expect(text("05978")).toBe("+25.0\u00a0%");
    expect(text("16053")).toBe("no data");
    expect(text("07313", "de")).toBe("nicht plausibel");
  });
});

test("equal dates show the value itself", () => {
  const one = mapRows(series, { ...duration, end: start }).get("11000");
  expect(one?.shown).toBe(7.22);
  expect(one && shownText(one, "duration", false, "en")).toBe("7.2\u00a0h");
});

test("shares change by percent and by percentage points", () => {
  const shares = seriesFixture("county", dates, { Berlin: [84, 63] });
  const settings = { ...duration, metric: "proportion-mobile-persons" } as const;
  const row = mapRows(shares, settings).get("11000");
  expect(row && shownText(row, settings.metric, true, "en")).toBe(
    "\u221225.0\u00a0% (\u221221.0\u00a0percentage points)",
  );
});

test("the scale covers plausible areas without Germany", () => {
  const values = plausibleValues(series).filter((value) => !Number.isNaN(value));
  expect(values.toSorted((a, b) => a - b)).toEqual([0, 5, 5.19, 7, 7.22, 8, 10]);
});

test("the lowest and highest week are found", () => {
  expect(extremes(series, "11000")).toEqual({
    lowest: { date: end, value: 5.19 },
    highest: { date: start, value: 7.22 },
  });
  expect(extremes(series, "09162")).toBeUndefined();
});

describe("map table", () => {
  test("all counties without Germany are listed, those without values last in either order", () => {
    const all = foundRows(rows, "", "de");
    expect(all).toHaveLength(401);
    const names = (isDescending: boolean) =>
      sortedRows(all, { key: "shown", isDescending }, "de").map(({ area }) => area.name);
    expect(names(false).slice(0, 2)).toEqual(["Berlin", "Kreis Unna"]);
    expect(names(true).slice(0, 2)).toEqual(["Kreis Unna", "Berlin"]);
  });

  test("a text filters rows", () => {
    expect(foundRows(rows, "unna", "de").map(({ area }) => area.id)).toEqual(["05978"]);
  });

  test("rows are sorted by name and by state", () => {
    const some = foundRows(rows, "", "de").filter(({ area }) => area.name.startsWith("K"));
    const sorted = (key: string) =>
      sortedRows(some, { key, isDescending: false }, "de")[0]?.area.name;
    expect(sorted("area")).toBe("Kaiserslautern");
    expect(sorted("state")).toBe("Karlsruhe");
  });

  test("the file has key, names and values, and gaps are empty", () => {
    const lines = mapCsv(rows, duration, "en").split("\r\n");
    expect(lines[0]).toBe(
      "AGS,Area,State,Amount of Time Spent Outside the Home 2020-03-08,Amount of Time Spent Outside the Home 2020-03-22,Percentage change [%]",
    );
    expect(lines.find((line) => line.startsWith("11000"))).toBe(
      "11000,Berlin,Berlin,7.22,5.19,-28.116343",
    );
    expect(lines.find((line) => line.startsWith("16053"))).toBe("16053,Jena,Thuringia,7,,");
    expect(lines).toHaveLength(404);
  });
});
