// The budget: what a visitor has to load. Counted in the browser, as it arrives over the wire with gzip.
import type { Page } from "playwright";
import { expect, test } from "./support/test.ts";

const kilobyte = 1024;

interface Loaded {
  readonly name: string;
  readonly end: number;
  readonly bytes: number;
}

/** Resources loaded so far, in gzip bytes: the server is asked for gzip, the size is what it sent. */
async function loaded(page: Page, ending: string): Promise<Loaded[]> {
  return await page.evaluate(
    (suffix) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, responseEnd, encodedBodySize }) => ({
          name: new URL(name).pathname,
          end: responseEnd,
          bytes: encodedBodySize,
        }))
        .filter(({ name }) => name.endsWith(suffix)),
    ending,
  );
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

test.use({ extraHTTPHeaders: { "accept-encoding": "gzip" } });

test("home: script until the largest paint, styles and layout shift", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, largestPaint: 0 });
    const record = window as unknown as { shift: number; largestPaint: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        record.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.largestPaint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("tabpanel").locator("p").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { shift, largestPaint } = await page.evaluate(() => {
    const record = window as unknown as { shift: number; largestPaint: number };
    return { shift: record.shift, largestPaint: record.largestPaint };
  });
  const scripts = await loaded(page, ".js");
  const first = sum(scripts.filter(({ end }) => end <= largestPaint));
  const styles = sum(await loaded(page, ".css"));
  expect(largestPaint).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(50 * kilobyte);
  expect(first).toBeLessThanOrEqual(120 * kilobyte);
  expect(styles).toBeLessThanOrEqual(15 * kilobyte);
  expect(shift).toBeLessThan(0.02);
});

test("no page loads more than 260 KB of script in all", async ({ browser, baseURL }) => {
  for (const address of ["/", "/imprint", "/norun", "/calculators", "/v1", "/v3", "/2020-06-05"]) {
    await test.step(address, async () => {
      // A context of its own, so that nothing comes from the cache.
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        extraHTTPHeaders: { "accept-encoding": "gzip" },
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      const bytes = sum(await loaded(page, ".js"));
      expect(bytes).toBeGreaterThan(50 * kilobyte);
      expect(bytes).toBeLessThanOrEqual(260 * kilobyte);
      await context.close();
    });
  }
});

test("nothing is asked from another host", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  for (const address of ["/", "/imprint", "/timelapse", "/2020-06-05"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
});
