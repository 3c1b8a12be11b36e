// Calculators that are unknown, broken, or available in one language only.
import type { Page } from "playwright";
import { violations } from "../support/axe.ts";
import { retryAtOnce } from "../support/impatientReader.ts";
import { expect, test } from "../support/test.ts";

const result = (page: Page) => page.locator("[data-result] .visually-hidden");
const german = { "default-locale": "de" };
const speakGerman = (page: Page) =>
  page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, german);

test.use({ expectedErrors: /404 \(Not Found\)|Content Security Policy|Refused to|blocked/i });

test("an unknown one is reported, with a list of all others", async ({ page }) => {
  for (const path of ["/r-calcs-v1/none", "/r-calcs-v2/none", "/risk-calcs/none"]) {
    await page.goto(path);
    await expect(page.getByText("That page was not found, sorry!")).toBeVisible();
    await expect(page.getByText("There is no calculator called “none”.")).toBeVisible();
    const all = page.getByRole("navigation", { name: "All calculators" });
    await expect(all.getByRole("link")).toHaveCount(5);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: /strict lockdown/ }).click();
  await expect(result(page)).toHaveText("0.95 – 1.16");
});

test("an HTML page instead of the file counts as missing", async ({ page }) => {
  await page.goto("/r-calcs-v1/page");
  await expect(page.getByText("There is no calculator called “page”.")).toBeVisible();
});

test("a broken one shows file, line, group and option of each fault, in the language of the page", async ({
  page,
}) => {
  await page.goto("/r-calcs-v1/broken");
  const faults = page.getByRole("alert");
  await expect(faults).toContainText(
    /r-calculator\/broken\.en\.yaml:\d+:\d+: group Schools, option 90% masks must be a number of at least 0, not "many"/,
  );
  await expect(faults).toContainText(/group Empty is empty/);
  await expect(page.getByRole("navigation", { name: "All calculators" })).toBeVisible();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(faults).toContainText(
    /Gruppe Schools, Option 90% masks muss eine Zahl ab 0 sein, nicht "many"/,
  );
});

test("a broken translation is replaced by English, with its faults", { tag: "@variant" }, async ({
  page,
}) => {
  await speakGerman(page);
  await page.goto("/r-calcs-v1/german-broken");
  await expect(result(page)).toHaveText("1,44 – 1,76");
  await expect(page.getByRole("slider", { name: "Schools" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("german-broken.de.yaml:");
  expect(await violations(page)).toEqual([]);
});

test("reads a file without a language, as before February 2021", async ({ page }) => {
  await speakGerman(page);
  await page.goto("/r-calcs-v1/old");
  await expect(result(page)).toHaveText("1,44 – 1,76");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a definition of the other version is refused", { tag: "@variant" }, async ({ page }) => {
  await page.goto("/r-calcs-v1/2021-01-24b");
  await expect(page.getByRole("alert")).toContainText("an entry is written as title: value");
});

test("nothing in a file is executed or breaks the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/r-calcs-v1/hostile");
  await expect(result(page)).toHaveText("0.68 – 0.83");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a failing server gives a message with the file and a retry", async ({ page }) => {
  await retryAtOnce(page);
  await page.route("**/r-calculator/**", (route) => route.fulfill({ status: 503 }));
  await page.goto("/r-calcs-v1/2020-10-23");
  await expect(page.getByText("The server could not deliver this file.")).toBeVisible();
  await page.unroute("**/r-calculator/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(result(page)).toHaveText("1.44 – 1.76");
});
