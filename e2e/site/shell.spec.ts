import { expect, phone, test } from "../support/test.ts";

test("one debug line contains product and version", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "debug") lines.push(message.text());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Episcope \d+\.\d+\.\d+$/);
});

test.describe("language", () => {
  test("follows the browser, then the stored choice", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: "de-AT", baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/imprint");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
    await page.getByRole("button", { name: "EN", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.evaluate(() => localStorage.getItem("default-locale"))).toBe("en");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
    await context.close();
  });

  test("invalid storage falls back to the browser's language", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("default-locale", '{"a":1}'));
    await page.goto("/imprint");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("blocked storage only prevents remembering", async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: blocked });
    Object.defineProperty(window, "sessionStorage", { get: blocked });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await page.getByRole("switch", { name: "Dunkle Farben" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
});

test.describe("colour scheme", () => {
  const scheme = (page: import("playwright").Page) => page.locator("html");

  // The help of the animations covers everything until it was seen.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("agentAnimHelp", "seen"));
  });

  test("without a choice, pages are light and animations dark", async ({ page }) => {
    await page.goto("/");
    await expect(scheme(page)).toHaveAttribute("data-scheme", "light");
    await page.goto("/timelapse");
    await expect(scheme(page)).toHaveAttribute("data-scheme", "dark");
    await page.getByRole("link", { name: "Episcope", exact: true }).click();
    await expect(scheme(page)).toHaveAttribute("data-scheme", "light");
    expect(await page.evaluate(() => localStorage.getItem("colorscheme"))).toBeNull();
  });

  test("a choice is stored as a plain string and applies everywhere", async ({ page }) => {
    await page.goto("/timelapse");
    await page.getByRole("switch", { name: "Dark colours" }).uncheck();
    await expect(scheme(page)).toHaveAttribute("data-scheme", "light");
    expect(await page.evaluate(() => localStorage.getItem("colorscheme"))).toBe("light");
    await page.reload();
    await expect(scheme(page)).toHaveAttribute("data-scheme", "light");
    await page.getByRole("switch", { name: "Dark colours" }).check();
    await page.goto("/imprint");
    await expect(scheme(page)).toHaveAttribute("data-scheme", "dark");
  });
});

test("full-screen pages hide the footer and fill the window", async ({ page }) => {
  const barPadding = () =>
    page
      .locator("header")
      .first()
      .evaluate((bar) => getComputedStyle(bar).paddingLeft);
  await page.addInitScript(() => localStorage.setItem("agentAnimHelp", "seen"));
  await page.goto("/v3?day=5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berlin: Outbreak day 5");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await barPadding()).toBe("0px");
  const height = await page.locator("#root > div").evaluate((root) => root.clientHeight);
  expect(height).toBe(900);
  await page.getByRole("link", { name: "Episcope", exact: true }).click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await barPadding()).toBe("36px");
});

test("the footer has owner, privacy and imprint", async ({ page }) => {
  await page.goto("/norun");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("© 2020");
  await expect(footer).toContainText("neither collects nor stores nor analyses personal data");
  await expect(page.locator("body")).not.toContainText(/Example University|example\.org/);
  const logo = footer.locator("img");
  await logo.scrollIntoViewIfNeeded();
  expect(await logo.evaluate((image: HTMLImageElement) => image.clientWidth)).toBe(250);
  await footer.getByRole("link", { name: "Imprint" }).click();
  await expect(page).toHaveURL("/imprint");
});

test.describe("scrolling", () => {
  const scrollY = (page: import("playwright").Page) =>
    page.evaluate(() => Math.round(window.scrollY));

  test("a new path starts at the top, back and forward restore the position", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: "Method" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Imprint" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(200);
  });

  test("a reload keeps the position", { tag: "@variant" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: "Method" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(1200);
  });

  test("a change of only the query does not scroll", async ({ page }) => {
    await page.goto("/");
    // The questions above appear one theme after another.
    await expect(page.getByRole("heading", { name: "Looking back" })).toBeAttached();
    const tab = page.getByRole("tab", { name: "16 June 2023" });
    await tab.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(500);
    await tab.click();
    await expect(page).toHaveURL("/?report=2023-06-16");
    expect(await scrollY(page)).toBe(before);
  });

  test("a hash scrolls to its section, even if the page loads late", async ({ page }) => {
    await page.goto("/#runs");
    const heading = page.getByRole("heading", { name: "What the model answers" });
    await expect(heading).toBeInViewport();
  });
});

test.describe("a page that cannot be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED|404|dynamically imported|preload CSS/ });

  test("shows a message with a reload button; the shell stays usable", async ({ page }) => {
    await page.goto("/norun");
    await page.route("**/assets/imprint-*.js", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await expect(page.getByRole("alert")).toContainText("A part of the portal could not be loaded");
    await page.getByRole("link", { name: "Episcope", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What would another measure/);
    await page.unroute("**/assets/imprint-*.js");
    await page.goto("/imprint");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
  });

  test("so does a missing stylesheet", { tag: "@variant" }, async ({ page }) => {
    await page.goto("/norun");
    await page.route("**/assets/imprint-*.css", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await expect(page.getByRole("alert")).toContainText("A part of the portal could not be loaded");
    await page.unroute("**/assets/imprint-*.css");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
  });

  for (const [name, pattern] of [
    ["script", "**/assets/index-*.js"],
    ["stylesheet", "**/assets/index-*.css"],
  ] as const) {
    test(`an entry ${name} that is gone never leaves a white page`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404 }));
      await page.goto("/");
      await expect(page.getByText("The portal could not be loaded.")).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole("link", { name: "Reload" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /What would another measure/,
      );
    });
  }
});

test.describe("an error inside a page", () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test("leaves the shell usable", async ({ page }) => {
    await page.route("**/assets/imprint-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export function Component() { throw new Error('broken on purpose'); }",
      }),
    );
    await page.goto("/norun");
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await expect(page.getByRole("alert")).toContainText("This page could not be shown");
    await page.getByRole("navigation").getByRole("link", { name: "Reports" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What would another measure/);
  });
});

test("repeated, redirected and superseded navigations are not errors", async ({ page }) => {
  await page.goto("/");
  const imprint = page.getByRole("contentinfo").getByRole("link", { name: "Imprint" });
  await imprint.click();
  await imprint.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
  await imprint.click();
  // Four clicks before any of the pages has arrived: the last one wins.
  await page.evaluate(() => {
    for (const path of ["/", "/imprint", "/v7", "/"]) {
      document.querySelector<HTMLElement>(`a[href^="${path}"]`)?.click();
    }
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What would another measure/);
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without network", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a loaded page still opens", { tag: "@variant" }, async ({ page, context }) => {
    await page.goto("/");
    await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Episcope", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What would another measure/);
    await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("zooming is not blocked", async ({ page }) => {
    await page.goto("/");
    const viewport = await page.locator('meta[name="viewport"]').getAttribute("content");
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  });
});
