// The budget of what a visitor has to load, measured in the browser as transferred with gzip.
import type { Page } from "playwright";
import { expect, test } from "../support/test.ts";

const kilobyte = 1024;

interface Loaded {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
}

/**
 * Resources loaded so far, in gzip bytes: the server is asked for gzip, the size is what it sent.
 */
async function loaded(page: Page, ending: string): Promise<Loaded[]> {
  return await page.evaluate(
    (suffix) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, encodedBodySize }) => ({
          name: new URL(name).pathname,
          start: startTime,
          bytes: encodedBodySize,
        }))
        .filter(({ name }) => name.endsWith(suffix)),
    ending,
  );
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

test.use({ extraHTTPHeaders: { "accept-encoding": "gzip" } });

test("home stays within its budget of scripts before the first paint, styles and layout shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const record = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        record.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { shift, paint } = await page.evaluate(() => ({
    shift: (window as unknown as { shift: number }).shift,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  const scripts = await loaded(page, ".js");
  // The first paint has headline and banner, the largest elements. What is requested after it
  // (report viewer, Markdown) cannot delay it.
  const first = scripts.filter(({ start }) => start < paint);
  expect(
    first.map(({ name }) => name).filter((name) => /ReportViewer|renderMarkdown/.test(name)),
  ).toEqual([]);
  expect(scripts.length).toBeGreaterThan(first.length);
  expect(sum(first)).toBeGreaterThan(50 * kilobyte);
  expect(sum(first)).toBeLessThanOrEqual(120 * kilobyte);
  expect(sum(await loaded(page, ".css"))).toBeLessThanOrEqual(15 * kilobyte);
  expect(shift).toBeLessThan(0.02);
  console.debug(`first picture: ${sum(first)} bytes of script; layout shift ${shift}`);
});

test("no page loads more than 260 KB of scripts; maps of Germany load 55 KB of borders in addition", async ({
  page,
}) => {
  test.slow();
  for (const address of [
    ...["/", "/imprint", "/norun", "/calculators", "/v1", "/v3", "/2020-06-05"],
    ...["/r-calcs-v2/2021-01-24b", "/risk-calcs/2020-11-11"],
    ...["/mobility/duration", "/mobility-counties/duration/week"],
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      const bytes = sum(await loaded(page, ".js"));
      expect(bytes).toBeGreaterThan(50 * kilobyte);
      const borders = address.startsWith("/mobility") ? 55 : 0;
      expect(bytes).toBeLessThanOrEqual((260 + borders) * kilobyte);
    });
  }
});

test("nothing is requested from another host", async ({ page, baseURL }) => {
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
