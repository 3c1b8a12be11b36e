// Words for what tests of the run page do and see.
import type { Locator, Page } from "playwright";
import { expect } from "./test.ts";

export function plot(page: Page, name: string): Locator {
  return page.locator(`article[data-plot-name="${name}"]`);
}

/** The curves of a plot are those of this run, and nothing of it is on its way. */
export async function expectDrawn(page: Page, name: string, runId: string): Promise<void> {
  const card = plot(page, name);
  const moment = { timeout: 1000 };
  // Plots are drawn near the view, and others that arrive may push it away again.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded(moment);
    await expect(card).toHaveAttribute("data-run", runId, moment);
    await expect(card).toHaveAttribute("aria-busy", "false", moment);
    await expect(card.locator("svg[data-plot] [data-series]").first()).toBeAttached(moment);
  }).toPass({ timeout: 10_000 });
}

/** Clicks an option of the scenario. Not check(): the button follows the address, a moment later. */
export async function choose(page: Page, label: string): Promise<void> {
  await page
    .getByRole("complementary", { name: "Scenario" })
    .getByRole("radio", { name: label, exact: true })
    .click();
}

/** What a visitor gets who has asked the browser to save data: nothing is fetched ahead. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
}

export async function goHome(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Home" })
    .click();
  await expect(page.getByRole("heading", { name: "Latest updates" })).toBeVisible();
}

/** Scripts still answer: the main menu leads on without loading the page anew. The reader has not died. */
export async function expectAlive(page: Page): Promise<void> {
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await goHome(page);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
}
