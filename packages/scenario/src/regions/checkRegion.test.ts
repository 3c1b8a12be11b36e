/// <reference types="vite/types/importMeta.d.ts" />
import { byFolder } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { checkRegion, checkReported } from "./checkRegion.ts";

const records = byFolder(
  import.meta.glob<string>("../../../../regions/*/region.json", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
const reported = byFolder(
  import.meta.glob<string>("../../../../regions/*/reported.json", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
const [smallTown = ""] = Object.values(
  import.meta.glob<string>("../../../model/src/city/fixtures/smallTown.json", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
const names = new Set(records.keys());

const faultsOf = (text: string) => checkRegion(text, "region.json", names).map(englishFault);

test.each([...records])("regions/%s/region.json", (_name, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("regions/*/reported.json", () => {
  expect(reported.size).toBeGreaterThan(5);
  expect(checkReported(reported).map(englishFault)).toEqual([]);
});

test("the fixture town of the model is a valid record", () => {
  expect(faultsOf(smallTown)).toEqual([]);
});

test.each([
  ['"residents": 3000', '"residents": "many"', 6],
  ['"climate": ["berlin"]', '"climate": ["atlantis"]', 12],
  ['"ages": "germany"', '"ages": [50, 51]', 19],
  ["[42, 34, 12, 9, 3]", "[42, 34, 12, 9, 13]", 20],
  ['"at": [50.01, 10]', '"at": [10, 500]', 16],
  ['"layout": "aroundDistricts"', '"layout": "round"', 14],
  ['"outings": 1,', "", 13],
  ['"climate": ["berlin"]', '"climate": ["berlin"], "sun": true', 12],
])("%s as %s is a fault of its line", (from, to, line) => {
  expect(smallTown).toContain(from);
  const faults = faultsOf(smallTown.replace(from, to));
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toMatch(new RegExp(`^region\\.json:${line}:\\d+: `));
});

test("missing and broken parts are reported", () => {
  expect(faultsOf("{").join()).toMatch(/^region\.json:\d+:\d+: /);
  expect(faultsOf("{}").join()).toContain("place is missing");
  const reportedFaults = (text: string) =>
    checkReported(new Map([["r", text]]))
      .map(englishFault)
      .join();
  expect(reportedFaults('{ "sources": [{ "id": "x" }] }')).toContain("path is missing");
  expect(reportedFaults('{ "sources": [], "uses": { "casez": "x" } }')).toContain("casez");
  const source = '{ "id": "a", "path": "a.csv", "values": [{ "name": "n", "column": 1 }] }';
  const using = (id: string) => `{ "sources": [${source}],\n "uses": { "cases": "${id}" } }`;
  expect(reportedFaults(using("a"))).toBe("");
  expect(reportedFaults(using("b"))).toBe("r:2:21: no reported.json has a source b");
});
