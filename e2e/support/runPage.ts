// Page objects of a run page.
import type { Locator, Page } from "playwright";
import { batteryPaths } from "./dataRoot.ts";
import { expect } from "./test.ts";

export const large = `/${batteryPaths.large}`;
export const small = `/${batteryPaths.small}`;

/**
 * Reported figures are optional: the fixtures have few of them. Not every battery has a base run.
 */
export const missingFiles =
  /404 \(Not Found\).*(original-data|underreporting|observed|(sz|preset)0\.zip|\.de\.md)/;

export function plot(page: Page, name: string): Locator {
  return page.locator(`article[data-plot-name="${name}"]`);
}

/** What Vega drew in the card of an extra chart, whose tools have pictures of their own. */
export function vegaDrawing(page: Page, name: string): Locator {
  return plot(page, name).locator(":is(svg, canvas).marks");
}

/** One button of a group, such as an option of a measure. */
export function choice(page: Page, group: string, label: string): Locator {
  return page
    .getByRole("group", { name: group, exact: true })
    .getByRole("radio", { name: label, exact: true });
}

/** The run is shown, and no plot still shows the previous one. */
export async function expectRun(page: Page, runId: string): Promise<void> {
  await expect(page.locator(`[data-shown-run="${runId}"]`)).toBeAttached();
  await expect(page.locator("article[data-run]").first()).toHaveAttribute("data-run", runId);
  await expect(page.locator("article[aria-busy=true] svg[data-plot]")).toHaveCount(0);
}

/** Scrolls to a plot and waits until it is drawn. */
export async function drawnPlot(page: Page, name: string): Promise<Locator> {
  const card = plot(page, name);
  // Plots above it grow when they are drawn, and a reload restores the scroll position: both may
  // move the page again.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("svg[data-plot]").first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  return card;
}

/** The address without its origin. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The plot shows the curves of this run, and nothing is loading. */
export async function expectDrawn(page: Page, name: string, runId: string): Promise<void> {
  const card = plot(page, name);
  const moment = { timeout: 1000 };
  // Plots are drawn near the view, and others that arrive may push it away again.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded(moment);
    await expect(card).toHaveAttribute("data-run", runId, moment);
    await expect(card).toHaveAttribute("aria-busy", "false", moment);
    await expect(card.locator("svg[data-plot] [data-series]").first()).toBeAttached(moment);
  }).toPass();
}

/**
 * Clicks an option of the scenario. Not check(): the button follows the address, a moment later.
 */
export async function choose(page: Page, label: string): Promise<void> {
  await page
    .getByRole("complementary", { name: "Scenario" })
    .getByRole("radio", { name: label, exact: true })
    .click();
}

/** A visitor with data saving: nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
}

export async function goHome(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Episcope", exact: true })
    .click();
  await expect(page.getByRole("heading", { name: "Latest updates" })).toBeVisible();
}

/** Scripts still respond: the main menu navigates without a reload. The reader is alive. */
export async function expectAlive(page: Page): Promise<void> {
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await goHome(page);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
}
