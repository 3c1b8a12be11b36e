// Runs that the server computes on request: the real model behind the real page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { skipHelp } from "../support/animationPage.ts";
import { choice } from "../support/runPage.ts";
import { copySmallScenarios } from "../support/smallScenarios.ts";
import { type RunningServer, startServer } from "../support/startServer.ts";
import { expect, test } from "../support/test.ts";

/** It follows the reports, so that the lab can take it over. */
const fitted = "2020-11-12/secondLockdown";
let server: RunningServer;
let folder: string;

// In sequence, because they share a server.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "episcope-computed-"));
  const scenarios = join(folder, "scenarios");
  const cities = ["berlin", "heinsberg", "munich"].map((city) => `v8/masks/${city}`);
  copySmallScenarios(scenarios, [...cities, "germany/2020-spring", fitted]);
  const places = ["--scenarios", scenarios, "--cache", join(folder, "cache")];
  server = await startServer([...places, "--threads", "1"]);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A run takes some seconds; the first one also generates its city. */
const computing = { timeout: 60_000 };

function curves(page: Page) {
  return page.locator("main svg[data-plot] path").first();
}

test("a run is computed while the page waits, then another one by its buttons; the first is cached", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server.url}/v8/masks/heinsberg`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(curves(page)).toBeVisible(computing);
  await expect(page.getByText(/Demonstration data/).first()).toBeVisible();
  await expect(page.getByText(/^Source: Episcope, “.*”, Heinsberg\./).first()).toBeVisible();
  const shown = page.locator("[data-shown-run]");
  const first = (await shown.getAttribute("data-shown-run", computing)) ?? "";
  // The button shows words, the address is unchanged.
  await choice(page, "Mask type", "medical").click();
  await expect(page).toHaveURL(/mask=SURGICAL/);
  await expect(shown).not.toHaveAttribute("data-shown-run", first, computing);
  await page.reload();
  await expect(curves(page)).toBeVisible();
});

test("the infections of the shown run are watched, and lead back to it", async ({ page }) => {
  test.slow();
  await skipHelp(page);
  await page.goto(`${server.url}/v8/masks/heinsberg?mask=SURGICAL`);
  await expect(curves(page)).toBeVisible(computing);
  await page.getByRole("link", { name: "Watch it spread" }).click();
  await expect(page.locator("[data-ready=true]")).toBeAttached(computing);
  await expect(page.getByText("First of 16 model runs")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Heinsberg: Day \d+$/);
  await page.getByRole("link", { name: "To the scenario" }).click();
  await expect(page).toHaveURL(/v8\/masks\/heinsberg\?mask=SURGICAL/);
});

test("the lab takes over the shown scenario, to be changed there", async ({ page }) => {
  test.slow();
  const address = `${server.url}/${fitted}?schools=school50%26N95masks`;
  await page.goto(address);
  await expect(curves(page)).toBeVisible(computing);
  await page.getByRole("button", { name: "Change this scenario" }).click();
  await expect(page).toHaveURL(/lab\?scenario=lab1_berlin_/);
  await expect(page.getByText(/^Taken over from/)).toBeVisible();
  const drawn = page.getByRole("group", { name: "Drawn measures" });
  await expect(drawn.getByRole("button", { name: /^Schools: 50% from 23 Nov/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/2020-11-12\/secondLockdown\?schools=/);
});

test("the model runs of an ensemble arrive as bands, or as single lines on request", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server.url}/v8/masks/heinsberg`);
  const card = page.locator("[data-plot-name=hosRatPos]");
  await card.scrollIntoViewIfNeeded(computing);
  await expect(card.getByText(/^Line: median of 16 model runs\./)).toBeVisible(computing);
  const spread = card.locator("[data-spread=occupancyHospBase] path");
  await expect(spread).toHaveCount(2);
  const single = page.getByRole("checkbox", { name: "Show single runs" });
  await single.click();
  await expect(page).toHaveURL(/view-members=1/);
  // The switch may be far from the card, which is a placeholder then.
  await card.scrollIntoViewIfNeeded();
  await expect(
    card.getByText("Thin lines: 16 model runs; thick line: their median."),
  ).toBeVisible();
  await expect(spread).toHaveCount(1);
  await single.click();
  await expect(page).not.toHaveURL(/view-members/);
  await card.scrollIntoViewIfNeeded();
  await expect(spread).toHaveCount(2);
});

test("buttons explain values in both languages", async ({ page }) => {
  await page.goto(`${server.url}/v8/masks/heinsberg?mask=SURGICAL`);
  await expect(choice(page, "Mask type", "medical")).toBeChecked();
  await page.evaluate(() => localStorage.setItem("default-locale", "de"));
  await page.reload();
  await expect(page.getByRole("radio", { name: "medizinisch" })).toBeChecked();
});

test("several regions of one folder are tabs, and options have German names", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("default-locale", "de"));
  await page.goto(`${server.url}/v8/masks`);
  await expect(page.getByRole("group", { name: "Region" }).getByRole("button")).toHaveText([
    "Berlin",
    "Heinsberg",
    "München",
  ]);
  await page.goto(`${server.url}/germany/2020-spring`);
  await expect(page.getByRole("group", { name: /Schulen/ }).first()).toBeVisible(computing);
});

test("a run that is not in the table is not computed", async ({ request }) => {
  const answer = await request.get(
    `${server.url}/data/battery/v8/masks/heinsberg/summaries/nothing7.zip`,
  );
  expect(answer.status()).toBe(404);
});
