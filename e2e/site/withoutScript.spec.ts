// Readers without scripts: texts and links of home, imprint, lists and reports.
import { expect, test } from "../support/test.ts";

// The banner is drawn by a script.
test.use({ javaScriptEnabled: false, expectedErrors: /preloaded using link preload/ });

test("the home page is readable and links to the reports", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(2);
  await expect(page.locator(".plain [lang=en]")).toContainText("need JavaScript");
  await page.getByRole("link", { name: "8 April 2020", exact: true }).click();
  await expect(page).toHaveURL(/\/reports\/report-2020-04-08\.html$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Short version of the report of 8 April 2020",
  );
  await expect(page.getByText("almost 18,000 people")).toBeVisible();
});

test("imprint and list of calculators are readable in both languages", async ({ page }) => {
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await page.goto("/calculators");
  await expect(page.locator('[lang=de] a[href="/risk-calcs/2020-11-11"]')).toBeVisible();
});
