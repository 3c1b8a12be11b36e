// `episcope export`: the site and its precomputed runs on a static host.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copySmallScenarios } from "../support/smallScenarios.ts";
import { startStaticHost } from "../support/staticHost.ts";
import { expect, test } from "../support/test.ts";

const command = fileURLToPath(new URL("../../packages/cli/bin/episcope.js", import.meta.url));

/** The grid of /v4 with the first and the last value of each measure: 32 instead of 162 runs. */
function writeSmallGrid(scenarios: string): void {
  copySmallScenarios(scenarios, ["legacy/v4"]);
  const file = join(scenarios, "legacy/v4/scenario.yaml");
  const text = readFileSync(file, "utf8");
  const small = text.replaceAll(', "0.5", ', ", ").replace("sz81", "sz16");
  writeFileSync(file, small);
}

test("below a path of a static host, a grid of spring 2020 has its archive, and pages link to each other", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "episcope-export-"));
  const out = join(folder, "site");
  const scenarios = join(folder, "scenarios");
  writeSmallGrid(scenarios);
  const computed = ["legacy/v4", "--runs", "all", "--scenarios", scenarios];
  const args = [...computed, "--cache", join(folder, "cache")];
  const place = ["--address", "https://example.org/sub/"];
  try {
    execFileSync(process.execPath, [command, "export", ...args, ...place, "--out", out]);
    expect(existsSync(join(out, "data/legacy/v4-info.txt"))).toBe(true);
    expect(statSync(join(out, "data/legacy/v4-data.zip")).size).toBeGreaterThan(20_000);
    expect(readFileSync(join(out, "sitemap.xml"), "utf8")).toContain(
      "<loc>https://example.org/sub/imprint</loc>",
    );
    expect(readFileSync(join(out, "robots.txt"), "utf8")).toContain("Disallow: /sub/data/");
    expect(readFileSync(join(out, "_headers"), "utf8")).toContain("script-src 'self'");
    for (const name of ["index.html", "404.html", "data/legacy/v4-info.txt"]) {
      expect(existsSync(join(out, `${name}.br`)) && existsSync(join(out, `${name}.gz`))).toBe(true);
    }
    const host = await startStaticHost(out, { base: "/sub/" });
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${host.url}/sub/`)) outside.push(request.url());
    });
    try {
      await page.goto(`${host.url}/sub/v4`);
      await expect(page.locator("[data-shown-run=sz16]")).toBeAttached();
      await page.locator("article").first().scrollIntoViewIfNeeded();
      const lines = page.locator("article[data-run=sz16][aria-busy=false] svg[data-plot] path");
      await expect(lines).not.toHaveCount(0);
      // From page to page, back, and to a page by its address.
      await page.goto(`${host.url}/sub/`);
      await page.getByRole("link", { name: "Imprint" }).click();
      await expect(page).toHaveURL(`${host.url}/sub/imprint`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
      await page.goBack();
      await expect(page).toHaveURL(`${host.url}/sub/`);
      const thumbnail = page.locator('a[href="/sub/v3?day=5"] img');
      await thumbnail.scrollIntoViewIfNeeded();
      const width = (picture: HTMLImageElement) => picture.naturalWidth;
      await expect.poll(() => thumbnail.evaluate(width)).toBe(480);
      await page.goto(`${host.url}/sub/calculators`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(outside).toEqual([]);
    } finally {
      await host.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
