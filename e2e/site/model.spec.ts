// The page about the quality of the model. Its curves and scores are those of the repository.
import type { Page } from "playwright";
import { expect, test } from "../support/test.ts";

const cases = (page: Page) => page.locator("[data-fit=cases]");
/** Answers the same for all files of reported data. */
async function publish(page: Page, body: string): Promise<void> {
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { dataRoot: "/data/", reported: true } }),
  );
  await page.route("**/data/reported/*.json", (route) =>
    route.fulfill({ contentType: "application/json", body }),
  );
}

/** Made-up reports of two weeks. */
const reports = JSON.stringify({
  source: "Invented institute",
  weeks: ["2020-10-05", "2020-10-12"],
  cases: [30, 50],
});

test.describe("without reported data", () => {
  test("the curves stand alone, and the region is in the address", async ({ page }) => {
    await page.goto("/model");
    await expect(page.locator("[data-figure]")).toHaveCount(3);
    await expect(cases(page).locator("[data-series=Median]")).toBeVisible();
    await expect(page.getByText("Reported figures are not installed here")).toBeVisible();
    await expect(cases(page).locator("[data-series=Reported]")).toHaveCount(0);
    await page.getByRole("radio", { name: "Berlin" }).click();
    await expect(page).toHaveURL("/model?region=berlin");
    await expect(page.getByText("In Berlin the model followed")).toBeVisible();
  });

  test("checks that are not accepted come first, all on request", async ({ page }) => {
    await page.goto("/model");
    const rows = page.locator("section[aria-labelledby=checks] tbody tr");
    await expect(rows.first()).toContainText("not accepted");
    const few = await rows.count();
    await page.getByRole("radio", { name: /^All / }).click();
    await expect(page).toHaveURL("/model?checks=all");
    await expect(rows.nth(few)).toBeAttached();
  });
});

test("reported figures are drawn and named, and are in the table", async ({ page }) => {
  await publish(page, reports);
  await page.goto("/model");
  await expect(cases(page).locator("[data-series=Reported]")).toBeVisible();
  await expect(cases(page).getByText("Reported: Invented institute")).toBeVisible();
  await cases(page).getByRole("button", { name: "Show as a table" }).click();
  await expect(cases(page).getByRole("columnheader", { name: "Reported" })).toBeVisible();
  await expect(page).toHaveURL("/model?table=cases");
});

test("a broken file of reports is named, the rest is shown", async ({ page }) => {
  await publish(page, "{");
  await page.goto("/model?region=berlin");
  await expect(page.getByText("cannot be read (reported/berlin.json)")).toBeVisible();
  await expect(cases(page).locator("[data-series=Median]")).toBeVisible();
});
