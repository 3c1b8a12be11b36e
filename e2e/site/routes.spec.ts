// Addresses. What happens to them in the browser is the same on every host: `npm test` asks the
// static one, which answers most of them with its fallback page; server.test.ts asks the server.
import { batteryPaths } from "../support/dataRoot.ts";
import { retryAtOnce } from "../support/impatientReader.ts";
import { expect, test } from "../support/test.ts";

/** One of each kind; the others are opened where their content is tested. */
const pages: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ["/", /What would another measure/],
  ["/norun", "No results for that model"],
  ["/calculators", "R value and infection risk calculators"],
  ["/r-calcs-v2/2021-01-24b", "R value calculator: January 2021"],
  ["/mobility-counties/distance/weekend", "Average distance traveled"],
];
test("the built pages open", { tag: "@static" }, async ({ page }) => {
  for (const [address, heading] of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(address);
    });
  }
});

test.describe("without reported figures", () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test("the page about the model opens", { tag: "@static" }, async ({ page }) => {
    await page.goto("/model");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How good is the model?");
  });
});

test.describe("runs in the navigation without data", () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test("are reported as not published yet, with a link home", { tag: "@static" }, async ({
    page,
  }) => {
    for (const address of [
      ...["/2020-06-05/", "/2021-04-09/bmbf-1.8"],
      "/cologne/2021-12-16/1?vacSp=100%25&leis=100%25&leisUnv=75%25",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not published yet");
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await page.getByRole("link", { name: "To the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});

/** One of each kind; all of them are in addresses.test.ts and cleanPath.test.ts. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ["/episcope/imprint?a=1#b", "/imprint?a=1#b"],
  ["/covid-sim/2020-06-05/?seed=4711#x", "/2020-06-05/?seed=4711#x"],
  ["/v6/munich/pm?x=1", "/v6/munich?x=1"],
  ["/mobility?area=Bayern", "/mobility/duration?area=Bayern"],
  ["/r-calc-new/2021-01-24b", "/r-calcs-v2/2021-01-24b"],
  // What cannot be a run path leads home, whatever server or browser make of it.
  ["/a//b?x=1#y", "/?x=1#y"],
  ["//example.org", "/"],
  ["/a/%00b", "/"],
  ["/%E0%A4%A", "/"],
];
test("old and impossible addresses are redirected, with query and hash", {
  tag: "@static",
}, async ({ page, baseURL }) => {
  test.slow();
  for (const [from, to] of redirects) {
    await test.step(`${from} leads to ${to}`, async () => {
      await page.goto("about:blank");
      await page.goto(`${baseURL}${from}`);
      await expect(page).toHaveURL(`${baseURL}${to}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("a redirect adds nothing to the history", { tag: "@static" }, async ({ page }) => {
  await page.goto("/imprint");
  await page.goto("/v7");
  await expect(page).toHaveURL("/v7/berlin");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test.describe("a path where nothing is published", () => {
  test.use({
    expectedErrors: /404 \(Not Found\).*(metadata\.yaml|index\.json|_info\.txt|\/data\/)/,
  });

  test("is reported, with a link home", { tag: "@static" }, async ({ page }) => {
    for (const address of ["/nothing/here", "/mobility-counties/duration/month", "/v70"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 No Page Found");
    }
    await page.getByRole("searchbox", { name: /^Search the questions/ }).fill("schools & masks");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/\?search=schools\+%26\+masks/);
    await page.goBack();
    await page.getByRole("link", { name: "To the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a data root that cannot be reached", () => {
  test.use({ expectedErrors: /ERR_FAILED|404 \(Not Found\).*sz0\.zip/ });

  test("shows a message with a retry, not a missing page", { tag: "@static" }, async ({ page }) => {
    await retryAtOnce(page);
    await page.route("**/metadata.yaml", (route) => route.abort());
    await page.goto(`/${batteryPaths.minimal}`);
    await expect(page.getByRole("alert")).toContainText("The connection was lost.");
    await page.unroute("**/metadata.yaml");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test("titles, descriptions and previews match the page", { tag: "@static" }, async ({ page }) => {
  const meta = (name: string) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  await page.goto("/cologne/2022-11-23/variants?x=1");
  const title = "What if new variants keep coming? – variants that escape immunity : Episcope";
  await expect(page).toHaveTitle(title);
  expect(await meta("title")).toBe(title);
  await page.getByRole("link", { name: "Episcope", exact: true }).click();
  await expect(page).toHaveTitle("Episcope – COVID-19 simulations of Germany and its cities");
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(page).toHaveTitle(
    "Episcope – COVID-19-Simulationen für Deutschland und seine Städte",
  );
  expect(await meta("description")).toContain("erfundener Menschen");
  expect(await meta("image")).toContain("/art/social.jpg");
});

test("titles are in the HTML itself, for readers without scripts", async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/imprint")).toContain("<title>Imprint : Episcope</title>");
  expect(await text("/v9/masks/berlin")).toContain(
    "<title>Do masks suffice? – Berlin : Episcope</title>",
  );
  expect(await text("/v9/masks/berlin")).toContain("Mask types and how many people wear them");
  expect(await text("/some/other")).toContain("<title>Episcope</title>");
});
