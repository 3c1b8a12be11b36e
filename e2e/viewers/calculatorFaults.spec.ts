// Calculators of another data root: unknown, broken, in one language only.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { violations } from "../support/axe.ts";
import { type RunningServer, startServer } from "../support/startServer.ts";
import { expect, test } from "../support/test.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-calculators-"));
const file = (name: string) => join(folder, "r-calculator", name);
let server: RunningServer;
test.beforeAll(async () => {
  cpSync("content/calculators", folder, { recursive: true });
  const good = readFileSync(file("2020-10-23.en.yaml"), "utf8");
  const broken = good
    .replace("0.96", "many")
    .replace('  "Leisure":', '  "Empty": []\n  "Leisure":');
  writeFileSync(file("german-broken.en.yaml"), good);
  writeFileSync(file("german-broken.de.yaml"), broken);
  writeFileSync(file("broken.en.yaml"), broken);
  writeFileSync(file("old.yaml"), good);
  writeFileSync(file("page.en.yaml"), "<!doctype html><title>Not found</title>");
  writeFileSync(file("hostile.en.yaml"), hostile);
  server = await startServer(["--data", folder]);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const hostile = `description: "<script>window.hit = 1</script><img src=x onerror='window.hit = 1'> [link](javascript:window.hit=1)"
baseValue: 1.5
optionGroups:
  "<img src=x onerror='window.hit = 1'>":
    - "${"very long title ".repeat(40)}": 1*
    - "${"x".repeat(400)}": 0.5
  "One":
    - "only one": 0.5*
notes: ["<iframe src='/'></iframe> <b onclick='window.hit = 1'>note</b>"]
`;
const open = (page: Page, path: string) => page.goto(new URL(path, server.url).href);
const result = (page: Page) => page.locator("[data-result] .visually-hidden");
const german = { "default-locale": "de" };
const speakGerman = (page: Page) =>
  page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, german);

test.use({ expectedErrors: /404 \(Not Found\)|Content Security Policy|Refused to|blocked/i });

test("an unknown one says so and names all there are", async ({ page }) => {
  for (const path of ["/r-calcs-v1/none", "/r-calcs-v2/none", "/risk-calcs/none"]) {
    await open(page, path);
    await expect(page.getByText("That page was not found, sorry!")).toBeVisible();
    await expect(page.getByText("There is no calculator called “none”.")).toBeVisible();
    const all = page.getByRole("navigation", { name: "All calculators" });
    await expect(all.getByRole("link")).toHaveCount(5);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: /restrictive/ }).click();
  await expect(result(page)).toHaveText("0.95 – 1.16");
});

test("a page instead of the file is no file", async ({ page }) => {
  await open(page, "/r-calcs-v1/page");
  await expect(page.getByText("There is no calculator called “page”.")).toBeVisible();
});

test("a broken one: file, line, group and option of each fault, in the language of the page", async ({
  page,
}) => {
  await open(page, "/r-calcs-v1/broken");
  const faults = page.getByRole("alert");
  await expect(faults).toContainText(
    /r-calculator\/broken\.en\.yaml:\d+:\d+: group Schools, option 90% masks: many is not a number/,
  );
  await expect(faults).toContainText(/group Empty: there is no option/);
  await expect(page.getByRole("navigation", { name: "All calculators" })).toBeVisible();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(faults).toContainText(/Gruppe Schools, Option 90% masks: many ist keine Zahl/);
});

test("a broken translation: the English one, and what is wrong with the other", async ({
  page,
}) => {
  await speakGerman(page);
  await open(page, "/r-calcs-v1/german-broken");
  await expect(result(page)).toHaveText("1,44 – 1,76");
  await expect(page.getByRole("slider", { name: "Schools" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("german-broken.de.yaml:");
  expect(await violations(page)).toEqual([]);
});

test("a file without a language, as before February 2021", async ({ page }) => {
  await speakGerman(page);
  await open(page, "/r-calcs-v1/old");
  await expect(result(page)).toHaveText("1,44 – 1,76");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("one of the other version is no definition of this one", async ({ page }) => {
  await open(page, "/r-calcs-v1/2021-01-24b");
  await expect(page.getByRole("alert")).toContainText("an option is written as title: value");
});

test("nothing in a file is run or breaks the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/r-calcs-v1/hostile");
  await expect(result(page)).toHaveText("0.68 – 0.83");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a server that fails: a message with the file, and a way to try again", async ({ page }) => {
  await page.route("**/r-calculator/**", (route) => route.fulfill({ status: 503 }));
  await open(page, "/r-calcs-v1/2020-10-23");
  await expect(page.getByText("The server could not deliver this file.")).toBeVisible();
  await page.unroute("**/r-calculator/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(result(page)).toHaveText("1.44 – 1.76");
});
