import type { Page } from "playwright";
import { expect, phone, test } from "../support/test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const dropdown = (page: Page, name: string) => bar(page).getByRole("button", { name });

test("has dropdowns and plain links by topic, in order", async ({ page }) => {
  await page.goto("/norun");
  const items = bar(page).locator("#menu > li");
  await expect(items).toHaveCount(8);
  const labels = await items.evaluateAll((nodes) =>
    nodes.map((node) => node.querySelector("a, button")?.textContent),
  );
  expect(labels).toEqual([
    ...["Episcope", "Questions", "Lab", "Watch it spread", "Calculators", "Mobility"],
    "Reports",
    "How good is the model?",
  ]);
  await dropdown(page, "Questions").click();
  for (const date of ["13 Nov 2023", "27 Feb 2023", "2 Dec 2022", "24 Oct 2022", "9 Aug 2022"]) {
    await expect(bar(page).getByRole("link", { name: date }).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(
    page.getByRole("navigation").getByRole("button", { name: "Ausbreitung ansehen" }),
  ).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Berichte" })).toBeVisible();
});

test("opens on hover and closes 250 ms after the pointer has left", async ({ page }) => {
  await page.clock.install();
  await page.goto("/norun");
  const button = dropdown(page, "Watch it spread");
  await button.waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const entry = bar(page).getByRole("link", { name: "90 Day Time Lapse" });
  await button.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(700, 600);
  await page.clock.runFor(200);
  await expect(entry).toBeVisible();
  await page.clock.runFor(60);
  await expect(entry).toBeHidden();
  await button.hover();
  await page.mouse.move(700, 600);
  await page.clock.runFor(100);
  await entry.hover();
  await page.clock.runFor(1000);
  await expect(entry).toBeVisible();
});

test("hovering the next dropdown closes the one before", async ({ page }) => {
  await page.goto("/norun");
  await dropdown(page, "Watch it spread").hover();
  await dropdown(page, "Mobility").hover();
  await expect(bar(page).getByRole("link", { name: "Mobility by state" })).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "90 Day Time Lapse" })).toBeHidden();
});

test.describe("a run without data", () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test("an entry navigates without reloading the page, and everything closes", async ({ page }) => {
    await page.goto("/norun");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await dropdown(page, "Questions").hover();
    await bar(page)
      .getByRole("link", { name: /9 Apr 2021.*2\.0 times/ })
      .click();
    await expect(page).toHaveURL(
      "/2021-04-09/bmbf-2.0?leisure=current&activityLevel=current&work=no&vaccinationRate=current&liftRestrictions=no&outdoorModel=yes",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not published yet");
    await expect(dropdown(page, "Questions")).toHaveAttribute("aria-expanded", "false");
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });
});

test("panels stay on screen and scroll inside", async ({ page }) => {
  test.slow();
  await page.goto("/norun");
  for (const [width, language] of [
    [1024, "EN"],
    [1024, "DE"],
    [1440, "DE"],
    [1440, "EN"],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.getByRole("button", { name: language, exact: true }).click();
    const buttons = page.getByRole("navigation").locator("button[aria-expanded]");
    for (const button of await buttons.all()) {
      await button.hover();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    }
    const right = await page.getByRole("switch").boundingBox();
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("works by keyboard alone", async ({ page }) => {
  await page.goto("/norun");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Episcope", exact: true })).toBeFocused();
  const button = dropdown(page, "Watch it spread");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(bar(page).getByRole("link", { name: "Infection Traces" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "90 Day Time Lapse" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/v3?day=5");
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/norun");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Infection Traces" })).toBeFocused();
});

test("Reports lead to the reports of the home page, from everywhere", async ({ page }) => {
  await page.goto("/norun");
  await bar(page).getByRole("link", { name: "Reports" }).click();
  await expect(page).toHaveURL("/#reports");
  await expect(page.getByRole("heading", { name: "Published reports" })).toBeInViewport();
  await expect(bar(page).locator("[aria-current]")).toHaveText(["Episcope"]);
});

test.describe("burger menu", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a tap toggles it, its state is announced, and a choice closes it", async ({ page }) => {
    await page.goto("/norun");
    const burger = page.getByRole("button", { name: "Menu" });
    const home = bar(page).getByRole("link", { name: "Episcope", exact: true });
    await expect(burger).toHaveAttribute("aria-expanded", "false");
    await expect(home).toBeHidden();
    await burger.tap();
    await expect(burger).toHaveAttribute("aria-expanded", "true");
    await expect(home).toBeVisible();
    await dropdown(page, "Mobility").tap();
    await bar(page).getByRole("link", { name: "Mobility by county" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Time Spent Outside/);
    await expect(page).toHaveURL("/mobility-counties/duration/week");
    await expect(burger).toHaveAttribute("aria-expanded", "false");
    await burger.tap();
    await expect(bar(page).getByRole("link", { name: "Mobility by county" })).toBeHidden();
    await burger.tap();
    await expect(home).toBeHidden();
  });

  test("a tap on the current page closes it, too", { tag: "@variant" }, async ({ page }) => {
    await page.goto("/r-calcs-v2/2021-01-24b");
    const burger = page.getByRole("button", { name: "Menu" });
    await burger.tap();
    await dropdown(page, "Calculators").tap();
    await bar(page).getByRole("link", { name: "R value calculator" }).tap();
    await expect(burger).toHaveAttribute("aria-expanded", "false");
  });

  test("the back button closes it", async ({ page }) => {
    await page.goto("/imprint");
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await page.goto("/norun");
    await page.getByRole("link", { name: "To the home page" }).tap();
    await expect(page).toHaveURL("/");
    const burger = page.getByRole("button", { name: "Menu" });
    await burger.tap();
    await page.goBack();
    await expect(burger).toHaveAttribute("aria-expanded", "false");
  });

  test("every entry can be reached: the list scrolls within the window", async ({ page }) => {
    await page.goto("/norun");
    await page.getByRole("button", { name: "Menu" }).tap();
    await dropdown(page, "Questions").tap();
    const last = bar(page).getByRole("link", { name: "Timing of measures" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await last.tap();
    await expect(page).toHaveURL("/v1");
  });
});
