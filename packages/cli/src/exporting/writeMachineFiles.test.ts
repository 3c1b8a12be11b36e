// The files of an exported site are what the server answers at the same addresses.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { legacyArchive, writeLegacyInfo } from "@episcope/battery";
import { afterAll, expect, test } from "vitest";
import { gridTable, writeGridRoot } from "../machines/fixtures/gridRoot.ts";
import { write, writeMachineRoot } from "../machines/fixtures/machineRoot.ts";
import { createServer } from "../serving/server.ts";
import { type TableChoice, writeMachineFiles } from "./writeMachineFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const licence = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" };
const battery = "battery/test/small";

async function exported(name: string, tables: TableChoice): Promise<string> {
  const root = join(folder, name);
  await writeMachineRoot(root);
  await writeGridRoot(root);
  await writeMachineFiles({ root, licence, tables, isOwn: () => false });
  return root;
}

test("every file is the answer of the server", async () => {
  const root = await exported("all", "all");
  write(folder, "site/index.html", "home");
  write(folder, "site/config.json", JSON.stringify({ dataRoot: "/data/", licence }));
  const served = join(folder, "served");
  await writeMachineRoot(served);
  await writeGridRoot(served);
  const server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: served },
  });
  const namesIn = (path: string) =>
    readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
      .filter((name) => /^(tables|quantiles|figures|runs)/.test(name))
      .filter((name) => /\.(csv|json|parquet)$/.test(name));
  const names = namesIn(battery);
  // Two tables of four runs in three files each, one of an ensemble, four records of runs (one has
  // none), four files of figures, and the list of runs.
  expect(names).toHaveLength(36);
  const { batteries, grids } = JSON.parse(readFileSync(join(root, "catalogue.json"), "utf8"));
  expect(batteries[0].publishedQuantiles).toEqual(["sz1"]);
  const [v1, heinsberg] = ["legacy/v1-data", "legacy/v7-data-heinsberg"];
  expect(grids.at(-1).published).toEqual(["sz1", "sz2", "sz3", "sz481", "sz0"]);
  expect(grids.at(-1).addresses.tablesByOptions).toBeUndefined();
  // Three files of the table of each of five runs and their record, and the same of one run.
  expect([heinsberg, v1].map((path) => namesIn(path).length)).toEqual([20 + 5, 4 + 5]);
  for (const path of [battery, heinsberg, v1]) {
    for (const name of namesIn(path)) {
      const answer = await server.inject(`/data/${path}/${name}`);
      const written = readFileSync(join(root, path, name));
      expect(answer.rawPayload.equals(written), `${path}/${name}`).toBe(true);
    }
  }
  await server.close();
});

test("the catalogue says whose tables are there, and the package lists them", async () => {
  const root = await exported("few", "default");
  const catalogue = JSON.parse(readFileSync(join(root, "catalogue.json"), "utf8"));
  expect(catalogue.batteries[0].published).toEqual(["sz3", "sz0"]);
  expect(catalogue.batteries[0].addresses.tablesByOptions).toBeUndefined();
  const text = readFileSync(join(root, battery, "datapackage.json"), "utf8");
  for (const { path } of JSON.parse(text).resources) {
    expect(existsSync(join(root, battery, path)), path).toBe(true);
  }
  expect(readdirSync(join(root, battery, "tables")).sort()).toEqual(["sz0", "sz3"]);
  expect(existsSync(join(root, "openapi.json"))).toBe(true);
});

test("DuckDB reads the key figures", async () => {
  const root = await exported("figures", "none");
  expect(existsSync(join(root, battery, "tables"))).toBe(false);
  const connection = await (await DuckDBInstance.create()).connect();
  const file = join(root, battery, "figures.parquet");
  const result = await connection.runAndReadAll(
    `select runId, leis, infections, year(peakBedsDate) as y from '${file}' where isComputed order by 1`,
  );
  expect(result.getRowsJS().map((row) => row.map((cell) => Number(cell) || cell))).toEqual([
    ["sz0", null, 1120, 2021],
    ["sz1", 0.5, 280, 2021],
    ["sz2", 1, 560, 2021],
    ["sz3", 0.5, 840, 2021],
  ]);
});

test("a RunId that leads out of the folder is left out", async () => {
  const root = join(folder, "hostile/root");
  const runId = "../../../../out";
  const table = new TextEncoder().encode(gridTable(10, { days: 3, separator: "," }));
  const runs = { parameters: ["offset"], runs: [{ runId, values: ["0"] }] };
  write(root, "legacy/v7-info-berlin.txt", writeLegacyInfo(runs));
  const archive = await legacyArchive(new Map([[`${runId}.infections.csv`, table]]));
  write(root, "legacy/v7-data-berlin.zip", archive);
  await writeMachineFiles({ root, licence, tables: "all", isOwn: () => false });
  expect(readdirSync(join(folder, "hostile"))).toEqual(["root"]);
  expect(readdirSync(root).sort()).toEqual(["catalogue.json", "legacy", "openapi.json"]);
});

test("files of the group stay", async () => {
  const root = join(folder, "own");
  await writeMachineRoot(root);
  write(root, `${battery}/datapackage.json`, "by hand");
  const isOwn = (path: string) => path.endsWith("datapackage.json");
  await writeMachineFiles({ root, licence, tables: "none", isOwn });
  expect(readFileSync(join(root, battery, "datapackage.json"), "utf8")).toBe("by hand");
});
