import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaNamed, counties } from "./areas.ts";
import type { MobilityFileKind, MobilityLevel, MobilityMetric } from "./mobilityKinds.ts";
import { lineOf } from "./mobilitySeries.ts";
import { readMobility } from "./readMobility.ts";

const encoder = new TextEncoder();

function read(text: string, kind: MobilityFileKind = "duration", level: MobilityLevel = "county") {
  const { series, faults } = readMobility(encoder.encode(text), { level, kind }, "f.csv");
  return {
    series,
    faults: faults.map(englishFault),
    dates: [...series.values()][0]?.dates ?? [],
    /** Values of an area, gaps as null. */
    line(name: string, metric: MobilityMetric = "duration") {
      const found = series.get(metric);
      const line = found ? lineOf(found, areaNamed(level, name)?.id ?? "") : [];
      return Array.from(line, (value) => (Number.isNaN(value) ? null : value));
    },
  };
}

const header = "date;Landkreis;outOfHomeDuration;percentageChangeComparedToBeforeCorona";

test("reads rows of the published file of states", () => {
  const { line, dates, faults } = read(
    `date;BundeslandID;outOfHomeDuration;percentageChangeComparedToBeforeCorona
20200308;Berlin;7.2;0
20200308;Niedersachsen;7.390000000000001;0
20200329;Berlin;4.36;-39
20200329;Deutschland;5.2700000000000005;-28
`,
    "duration",
    "state",
  );
  expect(faults).toEqual([]);
  expect(dates).toEqual(["2020-03-08", "2020-03-29"]);
  expect(line("Berlin")).toEqual([7.2, 4.36]);
  expect(line("Niedersachsen")).toEqual([7.390000000000001, null]);
  expect(line("Deutschland")).toEqual([null, 5.2700000000000005]);
  expect(line("Bayern")).toEqual([null, null]);
});

test("nights: short German dates are read, missing rows stay missing, other types are ignored", () => {
  const { line, dates, faults } = read(
    `date;area;type;total;22-5
08.03.20;Berlin;endNonHomeActs;2500;150.5
15.03.20;Berlin;startNonHomeActs;2500;99
15.03.20;Köln;endNonHomeActs;2500;0
`,
    "nights",
  );
  expect(faults).toEqual([]);
  expect(dates).toEqual(["2020-03-08", "2020-03-15"]);
  expect(line("Berlin", "nightly-activity")).toEqual([150.5, null]);
  expect(line("Köln", "nightly-activity")).toEqual([null, 0]);
});

test("a file about nights with only other types is reported", () => {
  const { faults } = read("date;area;type;total;22-5\n08.03.20;Berlin;other;1;2\n", "nights");
  expect(faults).toContain("f.csv: no row has type endNonHomeActs");
});

test.each([
  ["date;area;persons;sharePersonLeavingHome;dailyRangePerPerson", "20200308;Berlin;4711;84;34.55"],
  ["date;Landkreis;sharePersonLeavingHome;dailyRangePerPerson", "08.03.20;Berlin;84;34,55"],
  [
    "date,area,persons,sharePersonLeavingHome,dailyRangePerPerson",
    '2020-03-08,Berlin,1,84,"34,55"',
  ],
  [
    " Date ; AREA ; dailyRangePerPerson;sharePersonLeavingHome",
    ' 08.03.2020 ; "Berlin" ;34.55; 84 ',
  ],
])("%s", (columns, row) => {
  const { line, dates, faults } = read(`\ufeff\n${columns}\n\n${row}\n`, "range");
  expect(faults).toEqual([]);
  expect(dates).toEqual(["2020-03-08"]);
  expect(line("Berlin", "distance")).toEqual([34.55]);
  expect(line("Berlin", "proportion-mobile-persons")).toEqual([84]);
});

test("files are joined by area and date: order, gaps and extra lines do not matter", () => {
  const { line, dates } = read(
    `${header}\n20200322;Berlin;5.19;\n20200308;Köln;7;0\n;;;\n20200315;Köln;6;0\n20200308;Berlin;7.22;0\n`,
  );
  expect(dates).toEqual(["2020-03-08", "2020-03-15", "2020-03-22"]);
  expect(line("Berlin")).toEqual([7.22, null, 5.19]);
  expect(line("Köln")).toEqual([7, 6, null]);
});

test("names are repaired; unknown areas are reported and skipped", () => {
  const { line, faults } = read(
    `${header}\n20200308;Landkreis St, Wendel;6;0\n20200308;Cottbus - Chó?ebuz;5;0\n20200308;Atlantis;9;0\n20200308;Bayern;8;0\n`,
  );
  expect(line("Landkreis St. Wendel")).toEqual([6]);
  expect(line("Cottbus - Chóśebuz")).toEqual([5]);
  expect(faults).toEqual([
    'f.csv:4:10: "Atlantis" is no known area',
    'f.csv:5:10: "Bayern" is no known area',
  ]);
});

test("broken rows are reported with their line; the others are read", () => {
  const { line, faults } = read(
    [
      header,
      "20200308;Berlin;7.2;0",
      "20201332;Berlin;1;0",
      "8.3.20;Berlin;1;0",
      "20200315;Berlin;seven;0",
      "20200322;Berlin;-3;0",
      "20200329;Berlin;719;0",
      "20200405;Berlin",
      "20200412;Berlin;1.234,5;0",
      "20200419;Berlin;5;0;0",
      "20200426;Berlin;;0",
    ].join("\n"),
  );
  expect(line("Berlin").filter((value) => value !== null)).toEqual([7.2]);
  expect(faults).toEqual([
    'f.csv:3:1: date: "20201332" is not a date',
    'f.csv:4:1: date: "8.3.20" is not a date',
    'f.csv:5:17: outOfHomeDuration: "seven" is not a number',
    'f.csv:6:17: outOfHomeDuration: "-3" is out of range',
    'f.csv:7:17: outOfHomeDuration: "719" is out of range',
    "f.csv:8: outOfHomeDuration is missing",
    'f.csv:9:17: outOfHomeDuration: "1.234,5" is not a number',
    "f.csv:10: the row has more cells than the header",
  ]);
});

test("a decimal comma in a comma-separated file is refused", () => {
  const { line, faults } = read(
    "date,Landkreis,outOfHomeDuration\n20200308,Berlin,7,22\n20200315,Berlin,6.5\n",
  );
  expect(line("Berlin")).toEqual([6.5]);
  expect(faults).toEqual(["f.csv:2: the row has more cells than the header"]);
});

test("a broken cell does not affect the other metric of its row", () => {
  const { line, faults } = read(
    "date;area;sharePersonLeavingHome;dailyRangePerPerson\n20200308;Berlin;184;34.5\n",
    "range",
  );
  expect(line("Berlin", "distance")).toEqual([34.5]);
  expect(line("Berlin", "proportion-mobile-persons")).toEqual([null]);
  expect(faults).toHaveLength(1);
});

test("of two rows for one area and date the later one counts, unless it is empty", () => {
  const { line, faults } = read(
    `${header}\n20200308;Berlin;7;0\n08.03.2020;Berlin;6;0\n20200308;Berlin;;\n`,
  );
  expect(line("Berlin")).toEqual([6]);
  expect(faults).toEqual([
    'f.csv:3: "Berlin" at 2020-03-08 stands already further up',
    'f.csv:4: "Berlin" at 2020-03-08 stands already further up',
  ]);
});

test("a missing column affects only its own metric", () => {
  const { series, faults } = read("date;area;dailyRangePerPerson\n20200308;Berlin;3\n", "range");
  expect([...series.keys()]).toEqual(["distance"]);
  expect(faults).toEqual(["f.csv:1: the column sharePersonLeavingHome is missing"]);
});

test.each([
  ["", "f.csv:1: the table is empty"],
  ["\n\n \n", "f.csv:4: the table is empty"],
  [`${header}\n`, "f.csv: the table is empty"],
  ["<!DOCTYPE html><html><body>404;</body></html>", "f.csv:1: this is a web page"],
  ["date;outOfHomeDuration\n20200308;7\n", "f.csv:1: the column area is missing"],
  ["area;outOfHomeDuration\nBerlin;7\n", "f.csv:1: the column date is missing"],
  ["date;area\n20200308;Berlin\n", "f.csv:1: the column outOfHomeDuration is missing"],
  ["date;area;".repeat(600), "f.csv:1: the table is too large"],
  ["a;".repeat(1_000_000), "f.csv:1: the line is too long"],
  ["\0\u0001\u0002;\0\0\n\0", "f.csv:1: the column outOfHomeDuration is missing"],
])("%j is unusable", (text, fault) => {
  const { series, faults } = read(text);
  expect(series.size).toBe(0);
  expect(faults).toContain(fault);
});

test("the number of dates is limited", () => {
  const rows = Array.from({ length: 2001 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, "0");
    return `${1000 + Math.floor(index / 12)}${month}01;Berlin;7;0`;
  });
  const { series, faults } = read([header, ...rows].join("\n"));
  expect(series.size).toBe(0);
  expect(faults).toEqual(["f.csv: the table is too large"]);
});

test("lines may end in any way, even in one file", () => {
  const { line, faults } = read(
    `${header}\r\n20200308;Berlin;7;0\r20200315;Berlin;6;0\n\r\n20200322;Berlin;x;0\r\n20200329;Berlin;5;0`,
  );
  expect(line("Berlin").filter(Boolean)).toEqual([7, 6, 5]);
  expect(faults).toEqual(['f.csv:5:17: outOfHomeDuration: "x" is not a number']);
});

test("the first faults are reported, the others counted", () => {
  const { faults } = read(`${header}\n${"20200308;Nowhere;7;0\n".repeat(5000)}`);
  expect(faults.length).toBeLessThan(25);
  expect(faults.at(-1)).toContain("more faults");
});

test("arbitrary bytes never throw and never give an impossible value", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "20200308",
      "08.03.20",
      "Berlin",
      "7,2",
      "7.2",
      ";",
      "\n",
      "\r",
      '"',
      "-1",
      "1e9",
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 40 }), (cells) => {
      const { series } = read(`${header}\n${cells.join(";")}`);
      for (const value of series.get("duration")?.values ?? []) {
        expect(Number.isNaN(value) || (value >= 0 && value <= 24)).toBe(true);
      }
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      readMobility(bytes, { level: "county", kind: "range" }, "f.csv");
    }),
  );
});

test("all 401 counties are found", () => {
  const rows = counties.map(({ name }, index) => `20200308;${name};${(index % 100) / 10};0`);
  const { series, faults } = read([header, ...rows.toReversed()].join("\n"));
  expect(faults).toEqual([]);
  const found = series.get("duration");
  counties.forEach(({ id }, index) => {
    expect(found && lineOf(found, id)[0], id).toBe((index % 100) / 10);
  });
});
