import type { Page } from "playwright";
import { violations } from "../support/axe.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { drawnPlot, expectRun, large, missingFiles, plot, small } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

/** Both languages in both schemes, each after a reload. */
async function inEveryLook(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [language, scheme] of [
    ["en", "light"],
    ["en", "dark"],
    ["de", "light"],
    ["de", "dark"],
  ] as const) {
    await test.step(`${language}, ${scheme}`, async () => {
      await page.evaluate(
        ([chosenLanguage, chosenScheme]) => {
          localStorage.setItem("default-locale", chosenLanguage);
          localStorage.setItem("colorscheme", chosenScheme);
        },
        [language, scheme] as const,
      );
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
      await look();
      expect(await violations(page)).toEqual([]);
    });
  }
}

/** One page per template gets the full matrix. */
const templates = [
  ["/", "h1"],
  ["/imprint", "h2"],
  ["/norun", "h1"],
  ["/calculators", "h1"],
  ["/mobility", "h1"],
  ["/timelapse", "h1"],
  ["/2020-06-05", "h1"],
] as const;

for (const [address, landmark] of templates) {
  for (const size of ["desktop", "phone"] as const) {
    test(`${address} on a ${size}, both languages, both schemes`, async ({ page }) => {
      if (size === "phone") await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await inEveryLook(page, async () => {
        await expect(page.locator(`main ${landmark}`).first()).toBeVisible();
        if (address === "/") {
          await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
        }
      });
    });
  }
}

test.describe("a run", () => {
  test.use({ expectedErrors: missingFiles });
  test.beforeEach(async ({ page }) => {
    // Pages with many elements take their time.
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("compared with another, with a table and all runs, both languages, both schemes", async ({
    page,
  }) => {
    await page.goto(`${large}?leis=75%25&view-pin=test52&view-runs=1&view-table=actLevPerTyp`);
    await inEveryLook(page, async () => {
      await expectRun(page, "test34");
      await page.getByRole("button", { name: "test1", exact: true }).click();
      await expect(page.locator("td [data-series=Model]")).toBeVisible();
      await plot(page, "actLevPerTyp").scrollIntoViewIfNeeded();
      await expect(plot(page, "actLevPerTyp").getByRole("table")).toBeVisible();
    });
  });

  test("with the panel open on a phone, both languages, both schemes", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${small}?view-pin=small1`);
    await inEveryLook(page, async () => {
      await expectRun(page, "small2");
      await page.getByRole("button", { name: /^(Change the scenario|Szenario ändern):/ }).click();
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });

  test("with every plot, help and menu of files open, a read-out, one plot alone", async ({
    page,
  }) => {
    await page.goto(large);
    await expectRun(page, "test52");
    // Printing builds what is far from the window.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("article[aria-busy=true]")).toHaveCount(0);
    const card = await drawnPlot(page, "casCom");
    await card.getByRole("button", { name: "What does this plot show?" }).click();
    await card.getByRole("button", { name: "Download and embed" }).click();
    await expect(card.getByRole("button", { name: "Download CSV" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${large}?embed=casCom`);
    await (await drawnPlot(page, "casCom")).getByRole("slider").focus();
    await page.keyboard.press("Home");
    await expect(page.locator("[data-readout]")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("with the list of plots, the base run and charts of its own", async ({ page }) => {
    await page.goto(small);
    await expect(plot(page, "chart-import").locator("svg, canvas").first()).toBeVisible();
    await page.getByRole("button", { name: "Plots", exact: true }).click();
    await plot(page, "chart-broken").scrollIntoViewIfNeeded();
    await expect(plot(page, "chart-strains").locator("svg, canvas").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${large}?view-base=1`);
    await expectRun(page, "test0");
    expect(await violations(page)).toEqual([]);
  });

  test("that cannot be shown, or lacks its files", async ({ page }) => {
    await page.goto(`/${batteryPaths.broken}/html-metadata`);
    await expect(page.getByRole("alert")).toContainText("metadata.yaml");
    expect(await violations(page)).toEqual([]);
    await page.goto(`/${batteryPaths.broken}/truncated-zip`);
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test("open dropdown, dialog and burger menu", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?report=2021-04-09");
  await page.getByRole("navigation").getByRole("button", { name: "Other versions" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What does that mean?" }).click();
  await expect(page.getByRole("dialog")).toContainText("synthetic");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
});

test.describe("not found", () => {
  test.use({ expectedErrors: /404/ });

  test("the page of an address where nothing is published", async ({ page }) => {
    await page.goto("/nothing/here");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/404/);
    expect(await violations(page)).toEqual([]);
  });
});
