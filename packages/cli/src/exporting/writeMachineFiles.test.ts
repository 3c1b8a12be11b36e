// The files of an exported site are what the server answers at the same addresses.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
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
  await writeMachineFiles({ root, licence, tables, isOwn: () => false });
  return root;
}

test("every file is the answer of the server", async () => {
  const root = await exported("all", "all");
  write(folder, "site/index.html", "home");
  write(folder, "site/config.json", JSON.stringify({ dataRoot: "/data/", licence }));
  const served = join(folder, "served");
  await writeMachineRoot(served);
  const server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: served },
  });
  const names = readdirSync(join(root, battery), { recursive: true, encoding: "utf8" }).filter(
    (name) => /^(tables|quantiles|figures|runs)/.test(name) && /\.(csv|json|parquet)$/.test(name),
  );
  // Two tables of four runs in three files each, one of an ensemble, four records of runs (one has
  // none), four files of figures, and the list of runs.
  expect(names).toHaveLength(36);
  const { batteries } = JSON.parse(readFileSync(join(root, "catalogue.json"), "utf8"));
  expect(batteries[0].publishedQuantiles).toEqual(["sz1"]);
  for (const name of names) {
    const answer = await server.inject(`/data/${battery}/${name}`);
    expect(answer.rawPayload.equals(readFileSync(join(root, battery, name))), name).toBe(true);
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

test("files of the group stay", async () => {
  const root = join(folder, "own");
  await writeMachineRoot(root);
  write(root, `${battery}/datapackage.json`, "by hand");
  const isOwn = (path: string) => path.endsWith("datapackage.json");
  await writeMachineFiles({ root, licence, tables: "none", isOwn });
  expect(readFileSync(join(root, battery, "datapackage.json"), "utf8")).toBe("by hand");
});
