import { counties, readMobility } from "@episcope/battery";
import { expect, test } from "vitest";
import { faultCount } from "./faultCount.ts";

const read = (rows: readonly string[]) => {
  const text = ["date;Landkreis;outOfHomeDuration", "20200308;Berlin;7.2", ...rows].join("\n");
  const bytes = new TextEncoder().encode(text);
  return readMobility(bytes, { level: "county", kind: "duration" }, "a.csv").faults;
};

test("faults beyond those listed are counted", () => {
  expect(faultCount(read([]))).toBe(0);
  expect(faultCount(read(["20200308;Entenhausen;7"]))).toBe(1);
  const many = counties.slice(0, 35).map(({ name }) => `someday;${name};7`);
  expect(faultCount(read(many))).toBe(35);
});
