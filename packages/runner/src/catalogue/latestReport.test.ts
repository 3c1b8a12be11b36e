import { expect, test } from "vitest";
import { latestReport } from "./latestReport.ts";

test("finds the report with the latest date, wherever the date is in the path", () => {
  const batteries = [
    "2021-04-30/b",
    "cologne/2022-06-23/2b",
    "cologne/2022-06-23/1b",
    "v8/masks/berlin",
  ];
  expect(latestReport(batteries)).toBe("cologne/2022-06-23/2b");
  expect(latestReport(["2022-06-24", ...batteries])).toBe("2022-06-24");
});

test("there is none without dates", () => {
  expect(latestReport(["germany/winter", "12021-04-30/x", "2021-04-301"])).toBeUndefined();
  expect(latestReport([])).toBeUndefined();
});
