// The tour of the first run page that somebody opens.
import type { Page } from "playwright";
import { expectRun, large, missingFiles } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles, showsTour: true });

const tour = (page: Page) => page.getByRole("region", { name: "Short tour of this page" });
const now = (page: Page) => page.locator("[data-tour-now]");

for (const [name, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", phone],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("five steps, each beside what it speaks of; done is done for good", async ({ page }) => {
      await page.goto(large);
      await expectRun(page, "test52");
      for (let step = 1; step <= 5; step++) {
        await expect(tour(page)).toContainText(`${step} of 5`);
        await expect(now(page)).toHaveCount(1);
        await expect(now(page)).toBeInViewport();
        await expect(tour(page)).toBeInViewport({ ratio: 1 });
        await tour(page)
          .getByRole("button", { name: step < 5 ? "Next" : "Done" })
          .click();
      }
      await expect(tour(page)).toHaveCount(0);
      await expect(now(page)).toHaveCount(0);
      await page.reload();
      await expectRun(page, "test52");
      await expect(tour(page)).toHaveCount(0);
    });
  });
}

test("the first step leaves the page where it is, and Escape closes the tour", async ({ page }) => {
  await page.goto(large);
  await expect(tour(page)).toContainText("1 of 5");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tour(page).getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Escape");
  await expect(tour(page)).toHaveCount(0);
});

test("an embedded chart has no tour", async ({ page }) => {
  await page.goto(`${large}?embed=casCom`);
  await expect(page.locator("svg[data-plot]")).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});
