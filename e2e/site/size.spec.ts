// The budget of what a visitor has to load before the first picture, as transferred with gzip. What
// every kind of page loads: accessibility.spec.ts.
import { asGzip, kilobyte, loaded, sum } from "../support/loadedFiles.ts";
import { expect, test } from "../support/test.ts";

test.use(asGzip);

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
