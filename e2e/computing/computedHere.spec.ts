// An exported site on a static host: the visitor's browser computes missing runs, with the same
// tables as a server.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cachedFile, computedFile, computing, entriesOf } from "../support/computedHere.ts";
import { choice, expectRun } from "../support/runPage.ts";
import { copySmallScenarios, writeSmallScenarios } from "../support/smallScenarios.ts";
import { type RunningServer, startServer } from "../support/startServer.ts";
import { startStaticHost } from "../support/staticHost.ts";
import { expect, test } from "../support/test.ts";

// A static host answers 404 for files that are then computed.
test.use({ expectedErrors: /404 \(Not Found\)/ });
test.describe.configure({ mode: "serial" });

let folder: string;
let host: RunningServer;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), "episcope-here-"));
  const scenarios = join(folder, "scenarios");
  writeSmallScenarios(scenarios);
  copySmallScenarios(scenarios, ["legacy/v4", "animation/berlin"]);
  const out = join(folder, "site");
  const command = resolve("packages/cli/bin/episcope.js");
  const places = ["--scenarios", scenarios, "--cache", join(folder, "cache"), "--out", out];
  execFileSync(process.execPath, [command, "export", "quick", "--address", "/sub/", ...places]);
  host = await startStaticHost(out, { base: "/sub/" });
  server = await startServer([
    ...["--scenarios", scenarios, "--cache", join(folder, "server"), "--threads", "1"],
  ]);
});

test.afterAll(async () => {
  await Promise.all([host?.stop(), server?.stop()]);
  rmSync(folder, { recursive: true });
});

test("the browser computes another option with the same bytes as the server; a reload computes nothing", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${host.url}/sub/quick`);
  await expectRun(page, "sz1");
  await choice(page, "Leisure", "90%").click();
  const shown = page.locator("[data-shown-run]");
  await expect(shown).toHaveAttribute("data-shown-run", /^sz[234]$/, computing);
  const runId = (await shown.getAttribute("data-shown-run")) ?? "";
  await expect(page.locator("article[data-run]").first()).toHaveAttribute("data-run", runId);
  const here = await entriesOf(await cachedFile(page, `/${runId}.zip`));
  const there = await entriesOf(
    await computedFile(server.url, `battery/quick/summaries/${runId}.zip`),
  );
  expect(here.size).toBeGreaterThan(8);
  expect([...here.keys()]).toEqual([...there.keys()]);
  for (const [name, text] of there) expect(here.get(name), name).toBe(text);
  // So do the other members, each computed on its own.
  const second = `${runId}.member2.zip`;
  await expect.poll(async () => (await cachedFile(page, second)).length, computing).not.toBe(0);
  const memberHere = await entriesOf(await cachedFile(page, second));
  const memberThere = await entriesOf(
    await computedFile(server.url, `battery/quick/summaries/${second}`),
  );
  expect(memberHere).toEqual(memberThere);
  expect(memberHere.get(`${runId}.infections.txt.csv`)).not.toBe(
    here.get(`${runId}.infections.txt.csv`),
  );
  await page.reload();
  await expectRun(page, runId);
  // All of them together have a band.
  await expect(page.getByText(/Ranges: 9 of 10 of the \d+ model runs/)).toBeVisible(computing);
  await expect(page.locator("[data-key-chart] [data-spread] path").first()).toBeAttached();
});

test("shows a battery without precomputed runs, and its map", async ({ page }) => {
  test.slow();
  await page.goto(`${host.url}/sub/long`);
  await expect(page.getByText(/being computed/).first()).toBeVisible();
  await expect(page.locator("article[data-run=sz1] svg[data-plot]").first()).toBeVisible(computing);
  await page.goto(`${host.url}/sub/infection-map?path=long/summaries/sz2.infectionLoc.csv.gz`);
  await expect(page.locator("canvas").first()).toBeVisible(computing);
});

test("runs that do not exist are missing", async ({ page }) => {
  await page.goto(`${host.url}/sub/quick`);
  await expectRun(page, "sz1");
  await page.goto(`${host.url}/sub/infection-map?path=quick/summaries/sz9.infectionLoc.csv.gz`);
  await expect(page.getByText("There is no infection map here")).toBeVisible(computing);
});

test("computes a run of spring 2020 and the animation", { tag: "@variant" }, async ({ page }) => {
  test.slow();
  await page.goto(`${host.url}/sub/v4`);
  await expect(page.locator("article[aria-busy=false] svg[data-plot] path").first()).toBeAttached(
    computing,
  );
  await page.goto(`${host.url}/sub/v3?day=5`);
  await expect(page.locator("canvas").first()).toBeVisible(computing);
});
