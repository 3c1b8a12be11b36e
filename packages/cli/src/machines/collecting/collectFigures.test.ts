import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";
import { writeRunIndex } from "@episcope/battery";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundle } from "../../../../runner/src/fixtures/bundle.ts";
import { writeGridRoot } from "../fixtures/gridRoot.ts";
import { archiveOf, smallFiles, write, writeMachineRoot } from "../fixtures/machineRoot.ts";
import { folderSource } from "../reading/folderSource.ts";
import { type CollectOptions, collectFigures, figuresFolder, folderOf } from "./collectFigures.ts";

let folder: string;
let root: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-collect-"));
  [root, to] = [join(folder, "data"), join(folder, "out")];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every run has the same archive under its own name. */
async function writeRuns(path: string, count: number): Promise<void> {
  const runs = Array.from({ length: count }, (_, place) => ({
    runId: `sz${place + 1}`,
    values: [String(place)],
  }));
  write(root, `battery/${path}/metadata.yaml`, smallFiles.get("metadata.yaml") ?? "");
  write(root, `battery/${path}/_info.txt`, writeRunIndex({ parameters: ["number"], runs }));
  for (const [place, { runId }] of runs.entries()) {
    const perDay = 10 + (place % 5);
    write(root, `battery/${path}/summaries/${runId}.zip`, await archiveOf(runId, perDay));
  }
}

function collect(changes: Partial<CollectOptions> = {}) {
  const source = folderSource(root);
  return collectFigures({ source, to, parallel: 4, runsPerPart: 100, ...changes });
}

const partsOf = (path: string) => readdirSync(join(to, figuresFolder, folderOf(path))).sort();

async function query(sql: string): Promise<unknown> {
  const connection = await (await DuckDBInstance.create()).connect();
  const from = `read_parquet('${to}/${figuresFolder}/**/*.parquet', hive_partitioning = true)`;
  const result = await connection.runAndReadAll(sql.replace("figures", from));
  return result
    .getRowsJS()
    .map((row) => row.map((cell) => (typeof cell === "bigint" ? Number(cell) : cell)));
}

test("the figures of several batteries are one table by battery", async () => {
  await writeRuns("cologne/many runs", 230);
  await writeMachineRoot(root);
  write(root, "battery/broken/metadata.yaml", "city: 1\n");
  expect(await collect()).toEqual({ runs: 234, parts: 4, kept: 0, broken: ["broken"] });
  expect(partsOf("cologne/many runs")).toHaveLength(3);
  expect(
    await query("select battery, count(*), sum(infections) from figures group by 1 order by 1"),
  ).toEqual([
    // 46 times 28 days with 10 to 14 infections.
    ["cologne/many runs", 230, 46 * 28 * 60],
    ["test/small", 4, 1120 + 280 + 560 + 840],
  ]);
  expect(
    await query(
      "select runId, options->>'leis', members from figures where battery like 'test%' order by 1",
    ),
  ).toEqual([
    ["sz0", null, 1],
    ["sz1", "0.5", 3],
    ["sz2", "1.0", 1],
    ["sz3", "0.5", 1],
  ]);
});

test("grids of spring 2020 are part of it, under the names of their scenarios", async () => {
  await writeGridRoot(root);
  expect(await collect()).toMatchObject({ runs: 7, broken: [] });
  expect(
    await query(
      "select battery, runId, options->>'offset', infections, peakBedsDate is null from figures where runId in ('sz1', 'snz1') order by 1",
    ),
  ).toEqual([
    ["legacy/v1", "snz1", null, 3000, true],
    ["legacy/v7/heinsberg", "sz1", "-6", 100, false],
  ]);
  expect(await collect()).toMatchObject({ parts: 3, kept: 3 });
});

test("what is done is kept; changed runs, and what was left behind, are made anew", async () => {
  await writeRuns("a", 250);
  await collect();
  const before = partsOf("a");
  const written = statSync(join(to, figuresFolder, "battery=a", before[0] ?? "")).mtimeMs;
  writeFileSync(join(to, figuresFolder, "battery=a", ".part-00009-x.parquet.part"), "half");
  writeFileSync(join(to, figuresFolder, "battery=a", "note.txt"), "of somebody else");
  expect(await collect()).toMatchObject({ parts: 3, kept: 3 });
  expect(statSync(join(to, figuresFolder, "battery=a", before[0] ?? "")).mtimeMs).toBe(written);
  expect(partsOf("a")).toEqual(["note.txt", ...before].sort());
  // Run sz150 is in the second part.
  const file = join(root, "battery/a/summaries/sz150.zip");
  writeFileSync(file, await archiveOf("sz150", 40));
  utimesSync(file, 1, 1);
  expect(await collect()).toMatchObject({ parts: 3, kept: 2 });
  expect(await query("select infections from figures where runId = 'sz150'")).toEqual([[1120]]);
  rmSync(join(root, "battery/a"), { recursive: true });
  expect(await collect()).toMatchObject({ parts: 0 });
  expect(existsSync(join(to, figuresFolder, "battery=a"))).toBe(false);
});

test("a stop leaves whole parts, and the next call goes on", async () => {
  await writeRuns("a", 300);
  const stop = new AbortController();
  const stopped = collect({
    signal: stop.signal,
    onPart: ({ done }) => done === 200 && stop.abort(new Error("stopped")),
  });
  await expect(stopped).rejects.toThrow("stopped");
  const kept = partsOf("a").filter((name) => name.startsWith("part-"));
  expect(kept).toHaveLength(2);
  // With the base run, which is not there, 301 runs are looked for.
  expect(await collect()).toEqual({ runs: 300, parts: 4, kept: 2, broken: [] });
});

test("a killed process leaves whole parts, whatever the moment, and the next call goes on", async () => {
  await writeRuns("a", 400);
  const { folder: programFolder, program } = await bundle(
    "../../cli/src/machines/fixtures/collectProgram.ts",
  );
  for (const least of [2, 4, 6]) {
    const child = spawn(process.execPath, [fileURLToPath(program), root, to], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    let begun = 0;
    child.stdout.on("data", (text: Buffer) => {
      begun += text.length;
      if (begun >= least) child.kill("SIGKILL");
    });
    await ended;
  }
  rmSync(programFolder, { recursive: true });
  const whole = partsOf("a").filter((name) => name.startsWith("part-"));
  expect(whole.length).toBeGreaterThanOrEqual(4);
  const collected = await collect({ runsPerPart: 50 });
  expect(collected).toEqual({ runs: 400, parts: 9, kept: whole.length, broken: [] });
  expect(partsOf("a")).toHaveLength(9);
  expect(await query("select count(distinct runId) from figures")).toEqual([[400]]);
  // Three processes start.
}, 60_000);

test("a damaged archive gives a row without figures", async () => {
  await writeRuns("a", 3);
  write(root, "battery/a/summaries/sz2.zip", "not a zip");
  await collect();
  expect(await query("select runId, isComputed, infections from figures order by 1")).toEqual([
    ["sz1", true, 280],
    ["sz2", true, null],
    ["sz3", true, 336],
  ]);
});
