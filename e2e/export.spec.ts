// `episcope export`: the site and what was computed ahead, on a plain file host.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startStaticHost } from "./support/staticHost.ts";
import { expect, test } from "./support/test.ts";

const command = fileURLToPath(new URL("../packages/cli/bin/episcope.js", import.meta.url));

test("a grid of spring 2020 with its archive, and the page that shows it", async ({ page }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "episcope-export-"));
  const out = join(folder, "site");
  const args = ["legacy/v4", "--runs", "all", "--sample", "tiny", "--cache", join(folder, "cache")];
  try {
    execFileSync(process.execPath, [command, "export", ...args, "--out", out]);
    expect(existsSync(join(out, "data/legacy/v4-info.txt"))).toBe(true);
    expect(statSync(join(out, "data/legacy/v4-data.zip")).size).toBeGreaterThan(50_000);
    const host = await startStaticHost(out);
    try {
      await page.goto(`${host.url}/v4`);
      await expect(page.getByText("Run ID: sz81")).toBeAttached();
      await page.locator("article").first().scrollIntoViewIfNeeded();
      const lines = page.locator("article[data-run=sz81][aria-busy=false] svg[data-plot] path");
      await expect(lines).not.toHaveCount(0);
    } finally {
      await host.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
