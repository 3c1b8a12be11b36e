// The budgets of scripts: what a visitor has to load before the first picture of the home page, and
// before everything in the window of a run page is drawn, as transferred with gzip. What pages load
// with all their parts opened: accessibility.spec.ts.
import type { Page } from "playwright";
import { recordedShift, recordShifts } from "../support/layoutShift.ts";
import { asGzip, kilobyte, loaded, sum } from "../support/loadedFiles.ts";
import { expectRun, large } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

test.use(asGzip);

const parts =
  /\/(ReportViewer|renderMarkdown|VegaChart|Comparison|AllRunsSection|PrintJob|CiteDialog)-/;

/** Milliseconds until the first text or picture. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
}

test("home stays within its budget of scripts before the first paint, styles and layout shift", async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto("/");
  await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const [shift, paint] = [await recordedShift(page), await firstPaint(page)];
  const scripts = await loaded(page, ".js");
  // The first paint has headline and banner, the largest elements. What is requested after it
  // (report viewer, Markdown) cannot delay it.
  const first = scripts.filter(({ start }) => start < paint);
  expect(first.map(({ name }) => name).filter((name) => parts.test(name))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(first.length);
  expect(sum(first)).toBeGreaterThan(50 * kilobyte);
  expect(sum(first)).toBeLessThanOrEqual(120 * kilobyte);
  expect(sum(await loaded(page, ".css"))).toBeLessThanOrEqual(15 * kilobyte);
  expect(shift).toBeLessThan(0.02);
  console.debug(`first picture: ${sum(first)} bytes of script; layout shift ${shift}`);
});

for (const [name, size] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", phone],
] as const) {
  test(`a run page stays within its budget of scripts and layout shift: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await recordShifts(page);
    await page.goto(large);
    await expectRun(page, "test52");
    await expect(page.locator("svg[data-plot]").first()).toBeInViewport();
    await page.waitForLoadState("networkidle");
    const shift = await recordedShift(page);
    // Three seconds after the start, later visits are prepared: seen here on slow computers only.
    const scripts = (await loaded(page, ".js")).filter(({ name }) => !name.includes("/register-"));
    const names = scripts.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringMatching(/\/worker-/));
    // Notes are there in one line, and are rendered when they are opened.
    expect(names.filter((name) => parts.test(name))).toEqual([]);
    expect(sum(scripts)).toBeGreaterThan(100 * kilobyte);
    expect(sum(scripts)).toBeLessThanOrEqual(240 * kilobyte);
    expect(shift).toBeLessThan(0.02);
    console.debug(`run page: ${sum(scripts)} bytes of script; layout shift ${shift}`);
  });
}
