// The command in the record of an archive makes it again, and `episcope verify` finds it the same.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { memorySource } from "@episcope/battery";
import { readDirectory, readEntry } from "../../packages/battery/src/zip/readZip.ts";
import { writeSmallScenarios } from "../support/smallScenarios.ts";
import { expect, test } from "../support/test.ts";

const episcope = resolve("packages/cli/bin/episcope.js");
const place = "battery/quick/summaries";
let folder: string;
let shared: readonly string[];

test.beforeAll(() => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), "episcope-record-"));
  const scenarios = join(folder, "scenarios");
  writeSmallScenarios(scenarios);
  shared = ["--scenarios", scenarios, "--cache", join(folder, "cache")];
  const wanted = ["quick", "--runs", "sz1,sz4", "--members", "2", "--out", join(folder, "first")];
  execFileSync(process.execPath, [episcope, "generate", ...wanted, ...shared]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function commandOf(file: string, runId: string): Promise<readonly string[]> {
  const source = memorySource(new Uint8Array(readFileSync(file)));
  const entry = (await readDirectory(source)).find(
    ({ name }) => name === `${runId}.provenance.json`,
  );
  const text = entry ? new TextDecoder().decode(await readEntry(source, entry)) : "{}";
  const { command }: { command: string } = JSON.parse(text);
  return command.split(" ");
}

for (const name of ["sz4.zip", "sz4.ensemble.zip"]) {
  test(`the command in the record of ${name} makes the same file`, async () => {
    test.setTimeout(60_000);
    const file = join(folder, "first", place, name);
    const [npx, program, ...args] = await commandOf(file, "sz4");
    expect([npx, program, args.slice(-2)]).toEqual(["npx", "episcope", ["--out", "data"]]);
    // In a folder of its own, with other threads and without a cache.
    const cwd = mkdtempSync(join(folder, "again-"));
    const other = [...shared.slice(0, 2), "--cache", join(cwd, "cache"), "--threads", "2"];
    execFileSync(process.execPath, [episcope, ...args, ...other], { cwd });
    expect(readFileSync(join(cwd, "data", place, name)).equals(readFileSync(file))).toBe(true);
  });
}

test("verify tells the same from the changed by its exit code", () => {
  test.setTimeout(60_000);
  const verify = (path: string) =>
    spawnSync(process.execPath, [episcope, "verify", path, "--sample", "all", ...shared], {
      encoding: "utf8",
    });
  const right = verify(join(folder, "first"));
  expect(right.stdout).toMatch(/sz1\.ensemble\.zip: the same, byte by byte\.\n.*4 the same\.\n$/s);
  expect(right.status).toBe(0);
  const bytes = readFileSync(join(folder, "first", place, "sz1.zip"));
  const damaged = join(folder, "damaged.zip");
  writeFileSync(damaged, bytes.subarray(0, -500));
  const other = verify(damaged);
  expect([other.status, other.stdout]).toEqual([2, expect.stringContaining("not checked.")]);
});

test("a run page has a data block that the policy allows; other pages have none", async ({
  page,
}) => {
  // The guard of all tests fails on a refused script.
  await page.goto("/2020-06-05");
  const block = page.locator('head script[type="application/ld+json"]');
  await expect(block).toHaveCount(1);
  const dataset: Record<string, unknown> = JSON.parse((await block.textContent()) ?? "");
  expect(dataset).toMatchObject({ "@context": "https://schema.org/", "@type": "Dataset" });
  await page.goto("/imprint");
  await expect(block).toHaveCount(0);
});
