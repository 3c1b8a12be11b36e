// The grids of spring 2020 have the columns, values, RunIds and order that their viewers expect
// (legacy-viewers specification 1.1, 2, 4.1).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  legacyGrids,
  memorySource,
  openRunArchive,
  parseLegacyIndex,
  writeLegacyTable,
} from "@episcope/battery";
import { formatDay } from "@episcope/common";
import { runsOf, type Scenario } from "@episcope/scenario";
import { describe, expect, test } from "vitest";
import { gridOptionTitle } from "../packages/cli/src/machines/describing/gridOptions.ts";
import { legacyInfo } from "../packages/scenario/src/legacyFiles.ts";
import { baseRunId } from "../packages/scenario/src/runs.ts";
import { batteriesBelow, scenarioOf } from "./options/scenarioFiles.ts";

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));
const gridOf = (name: string) => scenarioOf(folder, `legacy/${name}`);

function valuesOf(scenario: Scenario, runId: string): string | undefined {
  return runsOf(scenario)
    .runs.find((run) => run.runId === runId)
    ?.values.join(" ");
}

test("there are nine grids", () => {
  const names = legacyGrids.map(({ id }) => `legacy/${id}`);
  expect(names).toHaveLength(9);
  expect(batteriesBelow(folder).filter((name) => name.startsWith("legacy/"))).toEqual(names.sort());
});

// Runs, base run, last RunId, days; the run that a page shows first, with its values.
test.each([
  ["v1", 256, undefined, "snz256", 200, "snz1", "1000 1000 1000 1000"],
  ["v2", 1250, undefined, "sz1250", 150, "sz1", "0.0 0.0 0.0 0.0 1000"],
  ["v4", 162, undefined, "sz162", 150, "sz81", "strong 0.1 0.1 0.0 0.0"],
  ["v5", 2592, "sz0", "sz2592", 150, "sz1296", "0.1 0.1 0.0 0.0 0.2 0.2 0.2 0.2"],
  ["v6/berlin", 972, "sz0", "sz972", 200, "sz480", "-5 0.1 0.1 0.0 0.2 0.4 0.2"],
  ["v6/munich", 972, undefined, "sz972", 200, "sz480", "-5 0.1 0.1 0.0 0.2 0.4 0.2"],
  ["v7/berlin", 1920, "sz0", "bsz768", 200, "sz769", "0 0.5 0.5 0.5 0.8 0.2 0.8 0.4"],
  ["v7/munich", 1152, "sz0", "sz1152", 200, "sz769", "0 0.5 0.5 0.5 0.8 0.2 0.8 0.4"],
  ["v7/heinsberg", 1200, "sz0", "bsz480", 200, "sz481", "0 0.5 0.5 0.5 0.8 0.8 0.4"],
])("%s", (name, count, base, last, dayCount, defaultRun, values) => {
  const scenario = gridOf(name);
  const { runs } = runsOf(scenario);
  expect([runs.length, baseRunId(scenario), runs.at(-1)?.runId]).toEqual([count, base, last]);
  expect(scenario.endDay - scenario.startDay + 1).toBe(dayCount);
  const { legacy, region } = scenario;
  expect(legacy?.defaultRunId).toBe(defaultRun);
  // What its page counts with.
  const grid = legacyGrids.find(({ id }) => id === name);
  expect([grid?.city, grid?.form, grid?.factor, grid?.defaultRun]).toEqual([
    ...[region, legacy?.form, 1 / (legacy?.share ?? 0), defaultRun],
  ]);
  expect(grid?.lastDay).toBeLessThanOrEqual(dayCount);
  expect([undefined, formatDay(scenario.startDay)]).toContain(grid?.dayOne);
  expect(valuesOf(scenario, defaultRun)).toBe(values);
  // For programs.
  for (const column of runsOf(scenario).parameters) expect(gridOptionTitle(column)).toBeDefined();
  const read = parseLegacyIndex(legacyInfo(scenario), name);
  expect([read.faults, read.index?.runs.length]).toEqual([[], count]);
  expect(read.hasBaseRun).toBe(base !== undefined);
});

test("has further published RunIds and columns", () => {
  expect(valuesOf(gridOf("v4"), "sz1")).toBe("strong 1.0 1.0 1.0 1.0");
  expect(valuesOf(gridOf("v7/berlin"), "sz2")).toBe("-6 0.5 0.5 0.5 0.8 0.2 0.8 0.2");
  expect(valuesOf(gridOf("v7/berlin"), "bsz1")).toBe("3 0.5 0.5 0.5 0.8 0.2 0.8 0.4");
  const columns = (name: string) => runsOf(gridOf(name)).parameters.join(" ");
  const fraction = (names: string) =>
    names.replace(/\b[A-Z]/g, (start) => `remainingFraction${start}`);
  expect(columns("v2")).toBe(`${fraction("Work Shopping Leisure Other")} ReopenAfter`);
  expect(columns("v5")).toBe(
    fraction("Kiga Primary Secondary Higher Leisure Work Shopping ErrandsBusiness"),
  );
  expect(columns("v7/munich")).toBe(
    `offset ${fraction("Kiga Prima Secon Leisure1 Leisure2 Work ShoppingBusinessErrands")}`,
  );
  expect(legacyInfo(gridOf("v7/berlin")).split("\n")[1]).toMatch(/^run\.sh;config_sz0\.xml;sz0;/);
});

const published = process.env.EPISCOPE_REFERENCE_DATA;
if (!published)
  console.debug("EPISCOPE_REFERENCE_DATA is not set: published run tables are not compared.");

describe.skipIf(!published)("published files", () => {
  const read = (name: string) => readFileSync(join(published ?? "", name));
  /**
   * Without the script, and without the folder of the base run, which does not match its values.
   */
  const rowsOf = (text: string) =>
    text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(";").slice(1))
      .map((cells) => (cells[1] === "sz0" ? cells.toSpliced(2, 1) : cells));

  test.each([
    ["v1", "v1-info.txt"],
    ["v7/heinsberg", "v7-info-heinsberg.txt"],
  ])("the run table of %s matches row by row", (name, file) => {
    expect(rowsOf(legacyInfo(gridOf(name)))).toEqual(rowsOf(read(file).toString()));
  });

  test.each([
    ["v1", "v1-data.zip", "snz1.infections.txt"],
    ["v7/heinsberg", "v7-data-heinsberg.zip", "sz481.infections.csv"],
  ])("the tables of %s have the published form", async (name, file, entry) => {
    const { legacy } = gridOf(name);
    if (!legacy) throw new Error("no grid");
    const source = memorySource(read(file));
    const archive = await openRunArchive(source, { runId: "", file });
    expect(entry.endsWith(`.${legacy.form.extension}`)).toBe(true);
    const result = await archive.readEntry(source, entry);
    if (result.kind !== "table") throw new Error(result.kind);
    const { table } = result;
    expect(table.rowCount).toBe(200);
    const susceptible = { kind: "number", values: new Float64Array(200).fill(9) } as const;
    const own = writeLegacyTable(
      { rowCount: 200, columns: new Map([["nSusceptible", susceptible]]) },
      { ...legacy.form, endsWithEpidemic: false },
    );
    const [header = "", ...rows] = new TextDecoder().decode(own).trim().split("\n");
    expect(header.split(legacy.form.separator)).toEqual([...table.columns.keys()]);
    const first = table.columns.get(header.split(legacy.form.separator)[0] ?? "");
    expect(rows.map((row) => Number(row.split(legacy.form.separator)[0]))).toEqual(
      Array.from(first?.values ?? [], Number),
    );
  });
});
