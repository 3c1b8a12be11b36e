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

test("a visited story works offline, with its charts", async ({ page, context }) => {
  const curves = page.getByRole("figure").locator("svg [data-series]").first();
  await visitFirst(page, "/stories/first-wave");
  await expect(curves).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(curves).toBeVisible();
});
