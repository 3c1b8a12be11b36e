// The scenario lab: what visitors draw is computed in their browser.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { skipHelp } from "../support/animationPage.ts";
import { violations } from "../support/axe.ts";
import { expect, phone, test } from "../support/test.ts";

const computing = { timeout: 60_000 };
/** Berlin from 24 October 2020, leisure at 20 % from 3 November to 23 December. */
const leisure = "lab1_berlin_0890db_l0a1e0k0";

const large = { width: 1440, height: 900 };

/** A smaller city with fewer members: as on a device with little memory. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
});

const scenarioOf = (page: Page) => new URL(page.url()).searchParams.get("scenario");
const block = (page: Page, lane: string): Locator =>
  page.getByRole("group", { name: "Drawn measures" }).getByRole("button", { name: `${lane}: ` });

/** The key chart shows the run of the scenario. */
async function expectComputed(page: Page, code: string): Promise<void> {
  const chart = page.locator(`[data-key-chart="${code}-1"]`);
  await expect(chart.locator("svg [data-series]").first()).toBeAttached(computing);
}

test("a measure that is added is computed, compared with what happened, and undone", async ({
  page,
}) => {
  await page.goto("/lab");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scenario lab");
  await page.getByRole("button", { name: "Add: Leisure" }).click();
  await page.keyboard.press("Escape");
  await expect(block(page, "Leisure")).toBeVisible();
  await expect.poll(() => scenarioOf(page)).toMatch(/^lab1_berlin_\w{6}_l\w{7}$/);
  await expectComputed(page, scenarioOf(page) ?? "");
  await expect(page.locator("[data-answer]")).toContainText("measures as they were", computing);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(block(page, "Leisure")).toHaveCount(0);
  await expect.poll(() => scenarioOf(page)).toMatch(/^lab1_berlin_\w{6}$/);
  await page.keyboard.press("Control+Shift+Z");
  await expect(block(page, "Leisure")).toBeVisible();
});

test("a link opens its scenario; keys move the block, and the last edit wins", async ({ page }) => {
  await page.goto(`/lab?scenario=${leisure}`);
  await expectComputed(page, leisure);
  await block(page, "Leisure").focus();
  // Each step would take longer than the next key.
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  const moved = "lab1_berlin_0890db_l0d1e0p0";
  await expect.poll(() => scenarioOf(page)).toBe(moved);
  await expectComputed(page, moved);
  await page.goBack();
  await expect(page).not.toHaveURL(/lab/);
});

test("a block is drawn with the pointer and shown as a table", async ({ page }) => {
  await page.goto(`/lab?scenario=${leisure}`);
  const below = await block(page, "Leisure").boundingBox();
  if (!below) throw new Error("no block");
  // The next lane: shops.
  const y = below.y + below.height * 1.6;
  await page.mouse.move(below.x, y);
  await page.mouse.down();
  await page.mouse.move(below.x + 40, y, { steps: 3 });
  await page.mouse.move(below.x + 80, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => scenarioOf(page)).toMatch(/_h\w{7}$/);
  await page.getByRole("button", { name: "As a table" }).click();
  const table = page.getByRole("table", { name: "Measures that differ from what happened" });
  await expect(table.getByRole("row")).toHaveCount(3);
});

for (const [code, message, ...tag] of [
  ["lab1_berlin_0890db_l0a1", "cut off"],
  ["lab9_berlin_0890db", "newer version", "@variant"],
  ["lab1_berlin_0890db_l0a1e3k0", "days or values", "@variant"],
  ["lab1_atlantis_0890db", "does not know the place", "@variant"],
  ["%3Cscript%3E", "cut off", "@variant"],
]) {
  test(`the address ${code} is refused with a way out`, { tag }, async ({ page }) => {
    await page.goto(`/lab?scenario=${code}`);
    await expect(page.getByRole("alert")).toContainText(message ?? "");
    await page.getByRole("link", { name: "Begin with a new scenario" }).click();
    await expect(page.getByRole("button", { name: "Add: Leisure" })).toBeVisible();
  });
}

test("the scenario comes as a file for the command line", async ({ page }) => {
  await page.goto(`/lab?scenario=${leisure}`);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Scenario file" }).click();
  const text = readFileSync(await (await coming).path(), "utf8");
  expect(text).toMatch(/^# Drawn in the scenario lab of /);
  expect(text).toContain(`scenario=${leisure}\n`);
  expect(text).toContain("region: berlin");
  expect(text).toContain(`"${leisure}":`);
  expect(text).toContain('"remaining":0.2');
});

test("the run of the scenario is watched day by day, and its address opens it again", async ({
  page,
}) => {
  await skipHelp(page);
  await page.goto(`/lab?scenario=${leisure}`);
  await page.getByRole("link", { name: "Watch it spread" }).click();
  const ready = page.locator("[data-ready=true]");
  await expect(ready).toBeAttached(computing);
  // 24 October 2020 is day 243 of a run that begins on 25 February.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Berlin: Day 2\d\d$/);
  await expect(page.getByText("First of 8 model runs")).toBeVisible();
  await expect(page).toHaveTitle("Time lapse of a run : Episcope");
  await page.getByRole("button", { name: "Pause" }).click();
  const shown = await page.getByRole("heading", { level: 1 }).textContent();
  const day = /\d+$/.exec(shown ?? "")?.[0] ?? "";
  await expect.poll(() => new URL(page.url()).searchParams.get("day")).toBe(day);
  // Infected and not yet recovered.
  const ill = page.locator('[data-count="1"], [data-count="2"], [data-count="3"]');
  const people = async () =>
    (await ill.allTextContents()).reduce((sum, text) => sum + Number(text.replace(",", "")), 0);
  await expect.poll(people).toBeGreaterThan(500);
  const address = page.url();
  expect(new URL(address).searchParams.get("run")).toBe(`lab-small/${leisure}-1`);
  await page.reload();
  await expect(ready).toBeAttached(computing);
  await expect(page.getByText("First of 8 model runs")).toBeVisible();
  await page.getByRole("link", { name: "To the scenario" }).click();
  await expect.poll(() => scenarioOf(page)).toBe(leisure);
});

test("an address of a time lapse that is no run says so", async ({ page }) => {
  await skipHelp(page);
  await page.goto("/timelapse?run=../lab/x");
  await expect(page.getByText("There is no such time lapse")).toBeVisible();
});

test("own scenarios stay in the browser", async ({ page }) => {
  await page.goto(`/lab?scenario=${leisure}`);
  const own = page.getByRole("region", { name: "My scenarios" });
  await own.getByRole("button", { name: "Store this scenario" }).click();
  await page.goto("/lab");
  await own.getByRole("link", { name: /^Leisure 20% from 3 Nov/ }).click();
  await expect.poll(() => scenarioOf(page)).toBe(leisure);
});

for (const size of [large, phone]) {
  const tag = size === phone ? [] : "@variant";
  test(`nothing hinders those who cannot see or point: ${size.width} pixels wide`, { tag }, async ({
    page,
  }) => {
    await skipHelp(page);
    await page.setViewportSize(size);
    await page.goto(`/lab?scenario=${leisure}&from=2020-12-03&rough=masks&left=caution.theta.<b>`);
    await expectComputed(page, leisure);
    await expect(
      page.getByText(/^Taken over from .* Only roughly: masks\. Not taken/),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Watch it spread" }).click();
    await expect(page.locator("[data-ready=true]")).toBeAttached(computing);
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await violations(page)).toEqual([]);
  });
}

test("on a phone the result is above the lanes, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/lab?scenario=${leisure}`);
  await expectComputed(page, leisure);
  const chart = await page.locator("[data-key-chart]").boundingBox();
  const lane = await block(page, "Leisure").boundingBox();
  expect((chart?.y ?? Number.NaN) < (lane?.y ?? Number.NaN)).toBe(true);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
