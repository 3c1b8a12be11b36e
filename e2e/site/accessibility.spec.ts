import { skipHelp } from "../support/animationPage.ts";
import { violations } from "../support/axe.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { asGzip, expectSmall } from "../support/loadedFiles.ts";
import { fewLooks, inLook, type Look, nameOf } from "../support/looks.ts";
import { expectAccessible, legacyStops, stops } from "../support/pageTour.ts";
import {
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  small,
  vegaDrawing,
} from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

/** Looks in turn. `npm run test-all` has every page in every look. */
function lookFor(index: number): Look {
  const look = fewLooks[index % fewLooks.length];
  if (!look) throw new Error("no look");
  return look;
}

test.describe("every kind of page is accessible and small, and loads nothing from another host", () => {
  test.use({ ...asGzip, expectedErrors: /404 \(Not Found\)/ });
  test.beforeEach(async ({ page }) => {
    // Pages with many elements take longer.
    test.slow();
    await skipHelp(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  for (const [index, { address, arrive, isVariant }] of stops.entries()) {
    if (isVariant) continue;
    const look = lookFor(index);
    test(`${address}: ${nameOf(look)}`, async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
      });
      await inLook(page, look, async () => {
        await page.goto(address);
        await arrive(page, look);
        await expectAccessible(page);
      });
      await expectSmall(page, address);
      expect(foreign).toEqual([]);
    });
  }

  test("the viewers of spring 2020", async ({ page }) => {
    // They share a template: the first and the last one are enough here.
    const chosen = [...legacyStops.slice(0, 1), ...legacyStops.slice(-1)];
    for (const [index, { address, arrive }] of chosen.entries()) {
      const look = lookFor(index);
      await inLook(page, look, async () => {
        await page.goto(address);
        await arrive(page, look);
        await expectAccessible(page);
      });
      await expectSmall(page, address);
    }
  });
});

test.describe("a run", () => {
  test.use({ expectedErrors: new RegExp(`${missingFiles.source}|404 .*/nothing/here`) });
  test.beforeEach(async ({ page }) => {
    // Pages with many elements take longer.
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("with every plot, open help and file menu, a read-out, and a single plot", async ({
    page,
  }) => {
    await page.goto(large);
    await expectRun(page, "test52");
    // Printing builds plots far from the window.
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

  test("with the list of plots, the base run and its own charts", async ({ page }) => {
    await page.goto(small);
    await expect(vegaDrawing(page, "chart-import")).toBeVisible();
    await page.getByRole("button", { name: "Choose plots" }).click();
    await plot(page, "chart-broken").scrollIntoViewIfNeeded();
    await expect(vegaDrawing(page, "chart-strains")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${large}?view-base=1`);
    await expectRun(page, "test0");
    expect(await violations(page)).toEqual([]);
  });

  test("that cannot be shown, lacks its files, or does not exist", async ({ page }) => {
    await page.goto(`/${batteryPaths.broken}/html-metadata`);
    await expect(page.getByRole("alert")).toContainText("metadata.yaml");
    expect(await violations(page)).toEqual([]);
    await page.goto(`/${batteryPaths.broken}/truncated-zip`);
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto("/nothing/here");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/404/);
    expect(await violations(page)).toEqual([]);
  });
});

test("dropdown, dialog and burger menu are accessible when open", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?report=2021-04-09");
  await page.getByRole("navigation").getByRole("button", { name: "Questions" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What does that mean?" }).click();
  await expect(page.getByRole("dialog")).toContainText("synthetic");
  expect(await violations(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page, "header")).toEqual([]);
});
