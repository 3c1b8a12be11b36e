// Page objects of a mobility page.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { expect } from "./test.ts";

export function curves(page: Page, name: string): Locator {
  return page.locator(`article[data-curves="${name}"]`);
}

/** Scrolls to a chart and waits until it is drawn. */
export async function drawnCurves(page: Page, name: string): Promise<Locator> {
  const card = curves(page, name);
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("svg[data-plot]")).toBeInViewport({ timeout: 1000 });
  }).toPass();
  return card;
}

export function seriesNames(card: Locator): Promise<string[]> {
  return card
    .locator("svg[data-plot] [data-series]")
    .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-series") ?? "").sort());
}

export async function drawnMap(page: Page): Promise<Locator> {
  const map = page.locator("[data-map]");
  // It is drawn near the window, and charts above it may push it away again.
  await expect(async () => {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator("canvas")).toBeVisible({ timeout: 1000 });
  }).toPass();
  return map;
}

/** The element with keyboard control. */
export function mapKeys(page: Page): Locator {
  return page.locator("[data-map]").getByRole("application");
}

/** A file from the download menu of a part of the page, as text. */
export async function downloaded(page: Page, part: Locator, ending: string): Promise<string> {
  await part.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    part.getByRole("button", { name: `Download ${ending.toUpperCase()}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  return readFileSync(await download.path(), ending === "png" ? "latin1" : "utf8");
}

/** Colours of the map by area key, from its SVG. */
export async function mapFills(page: Page): Promise<ReadonlyMap<string, string>> {
  const svg = await downloaded(page, page.locator("[data-map]"), "svg");
  return new Map(
    [...svg.matchAll(/<path id="area-(\w+)"[^>]*fill="([^"]+)"/g)].map(
      ([, id = "", fill = ""]) => [id, fill] as const,
    ),
  );
}
