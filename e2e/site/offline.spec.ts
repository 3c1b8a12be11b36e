// Offline: visited pages work, the others say so.
import { expectDrawn, expectRun, large, missingFiles, small } from "../support/runPage.ts";
import { cachedNames, visitFirst } from "../support/serviceWorker.ts";
import { expect, test } from "../support/test.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: new RegExp(
    `ERR_|Failed to fetch|cross-world service worker|${missingFiles.source}`,
  ),
});

const files = "episcope-data-1";

test("visited pages and runs work offline, including those of the first visit", {
  tag: "@static",
}, async ({ page, context }) => {
  test.slow();
  await visitFirst(page, large);
  await expectDrawn(page, "casCom", "test52");
  await expect
    .poll(async () => (await cachedNames(page, files)).join("\n"))
    .toContain("test52.zip");
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.goto(large);
  await expectRun(page, "test52");
  await expectDrawn(page, "casCom", "test52");
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Never visited: the shell says what is missing.
  await page.goto(small);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("article[data-run]").first()).toBeVisible();
});

test("a visited story works offline, with its charts", { tag: "@static" }, async ({
  page,
  context,
}) => {
  const curves = page.getByRole("figure").locator("svg [data-series]").first();
  await visitFirst(page, "/stories/first-wave");
  await expect(curves).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(curves).toBeVisible();
});

test("the lab computes offline, also a scenario that is drawn there", {
  tag: "@static",
}, async ({ page, context }) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
  const code = "lab1_berlin_0890db_l0a1e0k0";
  const curves = (of: string) =>
    page.locator(`[data-key-chart="${of}-1"] svg [data-series]`).first();
  const computing = { timeout: 60_000 };
  await visitFirst(page, `/lab?scenario=${code}`);
  await expect(curves(code)).toBeAttached(computing);
  // What the worker has loaded that computes comes after what the page has loaded.
  await expect
    .poll(async () => (await cachedNames(page, "episcope-site-1")).join("\n"))
    .toContain("/labRunJob-");
  await context.setOffline(true);
  await page.reload();
  await expect(curves(code)).toBeAttached(computing);
  await page
    .getByRole("group", { name: "Drawn measures" })
    .getByRole("button", { name: "Leisure: " })
    .focus();
  await page.keyboard.press("ArrowUp");
  await expect(curves("lab1_berlin_0890db_l0a1e0p0")).toBeAttached(computing);
});
