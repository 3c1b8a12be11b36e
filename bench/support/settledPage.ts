import type { BrowserContext, Page } from "playwright";

/**
 * A new window of Chromium loads its own bars, which are web pages, too: on two cores that takes as
 * long as a page.
 */
const windowMilliseconds = 2500;

/**
 * An empty page in a window that has come to rest, so that the page is measured and not the
 * browser.
 */
export async function settledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(windowMilliseconds);
  return page;
}
