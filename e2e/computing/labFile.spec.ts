// The file that visitors of the lab take home: `generate` and `serve` make of it the same tables,
// byte by byte, as the page. The runs follow a posterior, with hindsight after the first day.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cachedFile, computedFile, computing, entriesOf } from "../support/computedHere.ts";
import { startServer } from "../support/startServer.ts";
import { expect, test } from "../support/test.ts";

/** Berlin in May and June 2020, leisure at 20 % from 4 May to 13 June. */
const code = "lab1_berlin_03d051_l03140k0";
/** What happened is the first scenario of the file. */
const runId = "lab2";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-lab-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** By name without the RunId, which differs. */
async function tablesOf(archive: Uint8Array, id: string): Promise<ReadonlyMap<string, string>> {
  const entries = [...(await entriesOf(archive))].filter(([name]) => /\.[ct]sv$/.test(name));
  return new Map(entries.map(([name, text]) => [name.replace(`${id}.`, ""), text]));
}

test("the file of a scenario gives the tables of the page in generate and serve", async ({
  page,
}) => {
  test.slow();
  // A smaller city, which the file names, too.
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
  await page.goto(`/lab?scenario=${code}`);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Scenario file" }).click();
  const scenarios = join(folder, "scenarios");
  for (const name of ["regimes", "posterior", "calibration.yaml"])
    cpSync(join("scenarios", name), join(scenarios, name), { recursive: true });
  mkdirSync(join(scenarios, "own"));
  await (await coming).saveAs(join(scenarios, "own", "scenario.yaml"));
  const pageTables = async (ending: string) => {
    const name = `/${code}-1${ending}`;
    await expect.poll(async () => (await cachedFile(page, name)).length, computing).not.toBe(0);
    return await tablesOf(await cachedFile(page, name), `${code}-1`);
  };
  const [first, second] = [await pageTables(".zip"), await pageTables(".member2.zip")];
  expect(first.size).toBeGreaterThan(8);
  expect(first.get("infections.txt.csv")).not.toBe(second.get("infections.txt.csv"));

  const out = join(folder, "out");
  const episcope = resolve("packages/cli/bin/episcope.js");
  const places = ["--scenarios", scenarios, "--out", out];
  const options = ["--runs", runId, "--member", "2", ...places];
  execFileSync(process.execPath, [episcope, "generate", "own", ...options]);
  const file = readFileSync(join(out, `battery/own/summaries/${runId}.member2.zip`));
  expect([...(await tablesOf(file, runId))]).toEqual([...second]);

  const cache = join(folder, "cache");
  const serve = ["--scenarios", scenarios, "--cache", cache, "--threads", "1"];
  const server = await startServer(serve);
  try {
    const path = `battery/own/summaries/${runId}`;
    const served = await computedFile(server.url, `${path}.zip`);
    expect([...(await tablesOf(served, runId))]).toEqual([...first]);
    const other = await computedFile(server.url, `${path}.member2.zip`);
    expect([...(await tablesOf(other, runId))]).toEqual([...second]);
  } finally {
    await server.stop();
  }
});
