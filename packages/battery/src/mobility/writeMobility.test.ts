import fc from "fast-check";
import { expect, test } from "vitest";
import { seriesFixture } from "./fixtures/writtenSeries.ts";
import { mobilityFilePaths, mobilityTextPath } from "./mobilityKinds.ts";
import { lineOf } from "./mobilitySeries.ts";
import { readMobility } from "./readMobility.ts";
import { writeMobility } from "./writeMobility.ts";

const gap = Number.NaN;
const dates = ["2020-03-08", "2020-03-29"];

test("writes hours of states, with the percentage of the rounded hours", () => {
  const hours = seriesFixture(dates, { DE: [7.29, 5.27], "11": [7.204, 4.361] }, "state");
  expect(writeMobility({ level: "state", kind: "duration" }, new Map([["duration", hours]]))).toBe(
    `date;BundeslandID;outOfHomeDuration;percentageChangeComparedToBeforeCorona
20200308;Deutschland;7.29;0
20200308;Berlin;7.2;0
20200329;Deutschland;5.27;-28
20200329;Berlin;4.36;-39
`,
  );
});

test("writes distances and nights of counties", () => {
  const distance = seriesFixture(dates, { "11000": [30, gap] });
  const share = seriesFixture(dates, { "11000": [84, gap] });
  const nights = seriesFixture(dates, { "11000": [150.5, 90] });
  const range = writeMobility(
    { level: "county", kind: "range" },
    new Map([
      ["distance", distance],
      ["proportion-mobile-persons", share],
    ]),
    { persons: () => 4711 },
  );
  expect(range.split("\n")[1]).toBe("20200308;Berlin;4711;84;30");
  const written = writeMobility(
    { level: "county", kind: "nights" },
    new Map([["nightly-activity", nights]]),
    { total: seriesFixture(dates, { "11000": [2500, gap] }) },
  );
  expect(written).toBe(`date;area;type;total;22-5
08.03.20;Berlin;endNonHomeActs;2500;150.5
29.03.20;Berlin;endNonHomeActs;;90
`);
});

test("what is written reads back", () => {
  const hundredth = fc.integer({ min: 0, max: 2400 }).map((value) => value / 100);
  fc.assert(
    fc.property(hundredth, hundredth, hundredth, (a, b, c) => {
      for (const level of ["state", "county"] as const) {
        const id = level === "state" ? "09" : "12052";
        const series = seriesFixture(dates, { DE: [a, b], [id]: [gap, c] }, level);
        const text = writeMobility({ level, kind: "duration" }, new Map([["duration", series]]));
        const bytes = new TextEncoder().encode(text);
        const read = readMobility(bytes, { level, kind: "duration" }, "f.csv");
        expect(read.faults).toEqual([]);
        const found = read.series.get("duration");
        expect(found?.dates).toEqual(dates);
        expect(found && [...lineOf(found, "DE"), ...lineOf(found, id)]).toEqual([a, b, gap, c]);
      }
    }),
  );
});

test("files have the published names", () => {
  expect(mobilityFilePaths({ level: "state", kind: "duration", period: "week" })).toEqual([
    "mobilityData/bundeslaender/mobilityData_OverviewBL_weekly.csv",
  ]);
  expect(mobilityFilePaths({ level: "county", kind: "range", period: "weekday" })).toEqual([
    "mobilityData/landkreise/LK_Range_weekdays.csv",
    "mobilityData/landkreise/LK_range_weekdays.csv",
  ]);
  expect(mobilityFilePaths({ level: "county", kind: "nights", period: "weekend" })).toEqual([
    "mobilityData/landkreise/LK_nightHoursSum_weekends.csv",
  ]);
  expect(mobilityFilePaths({ level: "state", kind: "nights", period: "week" })).toEqual([]);
  expect(mobilityTextPath("county", "de")).toBe("mobilityData/landkreise/config.de.yaml");
});
