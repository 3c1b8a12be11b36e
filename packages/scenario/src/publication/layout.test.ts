import { expect, test } from "vitest";
import { batteryLayout, filesWith, legacyLayout, runFileAt } from "./layout.ts";

const layout = batteryLayout("city/2021-01-01");
const folder = "battery/city/2021-01-01/summaries";

test("the file of a member belongs to its run", () => {
  const file = runFileAt(layout, `${folder}/sz12.member3.zip`);
  expect(file).toEqual({ runId: "sz12", kind: "zip", member: 3 });
  expect(file && [...filesWith(layout, file)]).toEqual([["zip", `${folder}/sz12.member3.zip`]]);
});

test("the first member is the archive of the run, with its map", () => {
  const file = runFileAt(layout, `${folder}/sz12.zip`);
  expect(file).toEqual({ runId: "sz12", kind: "zip", member: 1 });
  expect(file && [...filesWith(layout, file).values()]).toEqual([
    `${folder}/sz12.zip`,
    `${folder}/sz12.infectionLoc.csv.gz`,
  ]);
});

test("the ensemble of a run is computed on its own", () => {
  const file = runFileAt(layout, `${folder}/sz12.ensemble.zip`);
  expect(file).toEqual({ runId: "sz12", kind: "ensemble", member: 1 });
  expect(file && [...filesWith(layout, file)]).toEqual([
    ["ensemble", `${folder}/sz12.ensemble.zip`],
  ]);
});

test("the animation of a run is computed on its own, too", () => {
  const file = runFileAt(layout, `${folder}/sz12.epan`);
  expect(file).toEqual({ runId: "sz12", kind: "animation", member: 1 });
  expect(file && [...filesWith(layout, file)]).toEqual([["animation", `${folder}/sz12.epan`]]);
  for (const name of [".epan", "sz12.member2.epan", "sz12.epan.zip"])
    expect(runFileAt(layout, `${folder}/${name}`)).toBeUndefined();
});

test.each(["sz12.member0.zip", "sz12.member1.zip", "sz12.member03.zip", "sz12.member9999.zip"])(
  "%s is no file of a run",
  (name) => {
    expect(runFileAt(layout, `${folder}/${name}`)).toBeUndefined();
  },
);

test.each(["sz12.memberx.zip", "sz12.x.zip", ".zip", "sz12.zip/x", "sz12"])(
  "%s is no file of a run either",
  (name) => {
    expect(runFileAt(layout, `${folder}/${name}`)).toBeUndefined();
  },
);

test("runs of spring 2020 have no members", () => {
  const grid = legacyLayout("legacy/v7/city", "infections.csv");
  expect(runFileAt(grid, "legacy/v7-data-city/sz1.member2.zip")).toBeUndefined();
  expect(runFileAt(grid, "legacy/v7-data-city/sz1.infections.csv")).toEqual({
    runId: "sz1",
    kind: "table",
    member: 1,
  });
});
