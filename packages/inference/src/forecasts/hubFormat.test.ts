import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { levels } from "../scores/quantiles.ts";
import { hubCsv, hubFileName } from "./hubFormat.ts";

const place = { code: "GM", name: "Germany" };
const monday = parseDay("2020-10-26") ?? 0;
const weeks = [1000, 2000, 3000, 4000].map((least) => levels.map((level) => least + 100 * level));

test("a file of the hub: a point and 23 quantiles for each week, which ends on a Saturday", () => {
  const [head, ...rows] = hubCsv(monday, weeks, place).trimEnd().split("\n");
  expect(head).toBe(
    "forecast_date,target,target_end_date,location,type,quantile,value,location_name",
  );
  expect(rows).toHaveLength(4 * 24);
  expect(rows[0]).toBe("2020-10-26,1 wk ahead inc case,2020-10-31,GM,point,NA,1050,Germany");
  expect(rows[1]).toBe("2020-10-26,1 wk ahead inc case,2020-10-31,GM,quantile,0.01,1001,Germany");
  expect(rows.at(-1)).toBe(
    "2020-10-26,4 wk ahead inc case,2020-11-21,GM,quantile,0.99,4099,Germany",
  );
  const valid =
    /^2020-10-26,[1-4] wk ahead inc case,2020-1[01]-\d\d,GM,(point,NA|quantile,0\.\d{1,3}),\d+,Germany$/;
  for (const row of rows) expect(row).toMatch(valid);
  const ofFirst = rows.slice(1, 24).map((row) => row.split(","));
  expect(ofFirst.map((cells) => Number(cells[5]))).toEqual(levels);
  expect(hubFileName(monday, place, "Team-model")).toBe("2020-10-26-Germany-Team-model-case.csv");
});

test("forecasts are made on Mondays", () => {
  expect(() => hubCsv(monday + 1, weeks, place)).toThrow("2020-10-27 is not a Monday");
});
