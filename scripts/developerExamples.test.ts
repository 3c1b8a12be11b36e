// The examples of the page for developers name a run that exists, and work: each is run against a
// server of made-up runs, where its tool is there.
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { writeRunIndex } from "@episcope/battery";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeMachineFiles } from "../packages/cli/src/exporting/writeMachineFiles.ts";
import { archiveOf, smallFiles, write } from "../packages/cli/src/machines/fixtures/machineRoot.ts";
import { chooseRun } from "../packages/cli/src/machines/reading/chooseRun.ts";
import type { DataSource } from "../packages/cli/src/machines/reading/dataSource.ts";
import { readBattery } from "../packages/cli/src/machines/reading/readBattery.ts";
import { createServer } from "../packages/cli/src/serving/server.ts";
import { loadContent } from "../packages/portal/build/content/loadContent.ts";
import { exampleCode } from "../packages/portal/src/pages/developers/exampleCode.ts";
import { Catalogue } from "../packages/runner/src/catalogue/catalogue.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { examples, ...names } = loadContent(join(root, "content")).developers;

const folder = mkdtempSync(join(tmpdir(), "episcope-examples-"));
const data = join(folder, "data");
let server: Awaited<ReturnType<typeof createServer>>;
let address = "";
beforeAll(async () => {
  const battery = `battery/${names.battery}`;
  const [[option = "", value = ""] = []] = new URLSearchParams(names.query);
  const index = { parameters: [option], runs: [{ runId: names.run, values: [value] }] };
  write(data, `${battery}/metadata.yaml`, smallFiles.get("metadata.yaml") ?? "");
  write(data, `${battery}/_info.txt`, writeRunIndex(index));
  write(data, `${battery}/summaries/${names.run}.zip`, await archiveOf(names.run, 20));
  write(folder, "site/index.html", "home");
  write(folder, "site/config.json", '{"dataRoot":"/data/"}');
  server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: data },
  });
  address = `${await server.listen({ port: 0, host: "127.0.0.1" })}/data/`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("they name a run of this project and its options", async () => {
  const catalogue = await Catalogue.open({ folder: join(root, "scenarios"), program: "test" });
  const files = (await catalogue.battery(names.battery))?.files;
  const source = {
    text: async (path: string) => {
      const file = files?.get(path);
      return file && new TextDecoder().decode(file.bytes);
    },
  } as DataSource;
  const battery = await readBattery(source, names.battery);
  if (!battery) throw new Error(`there is no battery ${names.battery}`);
  const chosen = chooseRun(battery, new URLSearchParams(names.query));
  expect(chosen).toMatchObject({ kind: "run", run: { runId: names.run } });
});

/** How to run the code of a tool, and how to find out whether it is there. */
const tools: Readonly<Record<string, { readonly run: readonly string[]; readonly needs: string }>> =
  {
    curl: { run: ["sh", "-c"], needs: "curl --version" },
    python: { run: ["python3", "-c"], needs: "exit" },
    pandas: { run: ["python3", "-c"], needs: "import pandas" },
    duckdb: {
      run: ["python3", "-c"],
      needs: "import duckdb; duckdb.sql('install httpfs; load httpfs')",
    },
    r: { run: ["Rscript", "-e"], needs: "0" },
  };

function isThere(tool: (typeof tools)[string] | undefined): tool is (typeof tools)[string] {
  if (!tool) return false;
  const {
    run: [command = "", ...rest],
    needs,
  } = tool;
  const program = needs === "exit" ? "exit()" : needs;
  return spawnSync(command, [...rest, program]).status === 0;
}

test.for(examples.map((example) => [example.tool, example.title.en, example.code] as const))(
  "%s: %s",
  async ([tool, title, code], { skip }) => {
    const known = tools[tool];
    if (known?.run[0] === "python3" && isThere(tools.python)) {
      const parse = ["-c", "import ast, sys; ast.parse(sys.argv[1])", code];
      expect(spawnSync("python3", parse).status).toBe(0);
    }
    if (!isThere(known)) {
      console.debug(`not run, because ${tool} is not installed here: ${title}`);
      return skip(`${tool} is not installed here`);
    }
    const [command = "", ...rest] = known.run;
    const program = exampleCode(code, names, address);
    const { stderr } = await promisify(execFile)(command, [...rest, program], { cwd: folder });
    expect(stderr).toBe("");
  },
);

test("curl saved what the server has", () => {
  expect(JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")).batteries).toHaveLength(
    1,
  );
  expect(readFileSync(join(folder, "infections.csv"), "utf8")).toContain("1,2021-03-01,980,20,0");
  expect(readFileSync(join(folder, "figures.csv"), "utf8")).toContain(`${names.run},`);
});

test("the SQL for DuckDB finds the figures in an exported site", async () => {
  const files = { root: data, licence: undefined, tables: "none", isOwn: () => false } as const;
  await writeMachineFiles(files);
  const code = examples.find(({ tool }) => tool === "duckdb")?.code ?? "";
  const sql = /"""(.*)"""/s.exec(exampleCode(code, names, `${data}/`))?.[1] ?? "";
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = (await connection.runAndReadAll(sql)).getRowObjectsJS();
  expect(rows).toMatchObject([{ runId: names.run, infections: 560, peakBeds: 2 }]);
});
