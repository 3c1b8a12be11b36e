// The run page on a phone: the panel is a drawer, and nothing is wider than the screen.
import type { Page } from "playwright";
import { longLabels } from "../fixtures/battery/writeSmallBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import {
  choice,
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  small,
} from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles, viewport: phone, hasTouch: true, isMobile: true });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.scrollingElement?.scrollWidth ?? 0,
    innerWidth,
  ]);
  expect(window).toBe(phone.width);
  expect(content).toBeLessThanOrEqual(phone.width);
}

test("the choice is shown in one line and opens a drawer with options and plots", async ({
  page,
}) => {
  await page.goto(large);
  await expectRun(page, "test52");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  const line = page.getByRole("button", { name: /^Change the scenario:/ });
  await expect(line).toContainText("Change the scenario: Default scenario");
  const lineHeight = (await line.boundingBox())?.height ?? 0;
  // Always in view.
  await drawnPlot(page, "casCom");
  await expect(line).toBeInViewport();
  await line.tap();
  const drawer = page.getByRole("dialog", { name: "Choose a scenario" });
  await choice(page, "Remaining leisure", "75%").tap();
  await choice(page, "Masks in shops", "no").tap();
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveText("20,100");
  await drawer.getByRole("button", { name: "Close" }).tap();
  await expect(drawer).toHaveCount(0);
  const index = page.getByRole("navigation", { name: "Groups of plots" });
  await index.getByRole("button", { name: "Choose plots" }).tap();
  await index.getByRole("checkbox", { name: "Infections brought in from outside" }).tap();
  await expect(plot(page, "disImp")).toHaveCount(0);
  await index.getByRole("button", { name: "Choose plots" }).tap();
  await expect(line).toContainText(
    "Change the scenario: Remaining leisure 75% · Masks in shops no",
  );
  expect((await line.boundingBox())?.height).toBe(lineHeight);
  await expectRun(page, "test22");
  await expect(page).toHaveURL(`${large}?leis=75%25&masks=no&view-off=disImp`);
  // A tap beside the drawer closes it as well.
  await line.tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(195, 60);
  await expect(drawer).toHaveCount(0);
  await expect(line).toBeFocused();
});

test("a tap shows the values, and the next one elsewhere hides them", async ({ page }) => {
  await page.goto(`${large}?view-off=actLevPerTyp`);
  const card = await drawnPlot(page, "disImp");
  await card.getByRole("slider").tap();
  await expect(card.locator("[data-readout]")).toContainText("2021");
  await card.getByRole("heading").tap();
  await expect(card.locator("[data-readout]")).toHaveCount(0);
});

/** The check of every page in every look covers most of these. */
const tags: Readonly<Record<string, string>> = {
  "all plots, one of them as a table": "@variant",
  "one plot alone": "@variant",
};

for (const [name, address] of [
  [
    "long labels, a comparison and all runs",
    `${small}?schools=${longLabels[1]}&view-pin=small2&view-runs=1`,
  ],
  ["all plots, one of them as a table", `${large}?view-table=virStr&leis=75%25&view-pin=test52`],
  ["several cities", `/${batteryPaths.cities}`],
  ["one plot alone", `${large}?embed=virStr`],
] as const) {
  test(`no sideways scrolling: ${name}`, { tag: tags[name] ?? [] }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("svg[data-plot], table").first()).toBeVisible();
    for (const language of ["EN", "DE"]) {
      const button = page.getByRole("button", { name: language, exact: true });
      if (await button.isVisible()) await button.tap();
      await expectNoSidewaysScroll(page);
    }
    // Every plot is scrolled into view once.
    for (const card of await page.locator("article").all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole("heading").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    const line = page.getByRole("button", { name: /^Szenario ändern:/ });
    if (await line.isVisible()) {
      await line.tap();
      const drawer = page.getByRole("dialog");
      await expect(drawer).toBeVisible();
      await expect(
        drawer
          .getByRole("radio")
          .or(drawer.getByText(/keine Optionen/))
          .first(),
      ).toBeAttached();
      const overflowWidth = await drawer.evaluate((node) =>
        [node, ...node.querySelectorAll("*")]
          .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX))
          .map((each) => each.scrollWidth - each.clientWidth),
      );
      expect(Math.max(...overflowWidth)).toBe(0);
      await expectNoSidewaysScroll(page);
    }
  });
}
