// One address for every kind of page, and when it is complete.
import type { Page } from "playwright";
import { viewers } from "../../packages/portal/src/pages/legacy/viewers.ts";
import { expectReady } from "./animationPage.ts";
import { violations } from "./axe.ts";
import { batteryPaths } from "./dataRoot.ts";
import { firstRun } from "./legacyPage.ts";
import { type Look, overflowWidth } from "./looks.ts";
import { drawnCurves, drawnMap } from "./mobilityPage.ts";
import { drawnPlot, expectRun, large, plot, small } from "./runPage.ts";
import { expect, phone } from "./test.ts";

export interface Stop {
  readonly address: string;
  /** Waits for the page, and checks what differs between languages or sizes. */
  arrive(page: Page, look: Look): Promise<void>;
  /** A page of the same kind as an earlier one, with other content. */
  readonly isVariant?: true;
}

const heading = (address: string, level = 1): Stop => ({
  address,
  arrive: (page) => expect(page.locator(`main h${level}`).first()).toBeVisible(),
});

const calculator = (address: string): Stop => ({
  address,
  arrive: (page) => expect(page.locator("[data-result]").first()).toBeVisible(),
});

const mobility = (address: string): Stop => ({
  address,
  async arrive(page) {
    await drawnMap(page);
    await drawnCurves(page, "week");
  },
});

const animation = (address: string): Stop => ({
  address,
  async arrive(page, { size }) {
    await expectReady(page);
    await expect(page.locator("[data-fact=where]")).toBeVisible();
    if (size !== phone) return;
    expect(await tooSmall(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^(Close|Schließen)$/ }).click();
    await page.getByRole("button", { name: /^(More|Mehr):/ }).click();
    await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  },
});

const infectionMap = (query: string): Stop => ({
  address: `/infection-map?path=${batteryPaths.small}/summaries/small3.infectionLoc.csv.gz${query}`,
  async arrive(page, { size }) {
    await expect(page.getByText(/^[\d,.]+ (of|von) [\d,.]+ /)).toBeVisible();
    if (size === phone) await page.locator("summary").first().click();
  },
});

/** The pages that are checked on every change. */
export const stops: readonly Stop[] = [
  {
    address: "/",
    arrive: (page) => expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible(),
  },
  heading("/imprint", 2),
  heading("/developers", 3),
  {
    address: "/model",
    async arrive(page) {
      await expect(page.locator("[data-fit=cases] svg[data-plot]")).toBeVisible();
      await expect(page.locator("main table").first()).toBeVisible();
    },
  },
  { ...heading("/norun"), isVariant: true },
  heading("/2020-06-05"),
  heading("/calculators"),
  heading("/stories"),
  {
    address: "/stories/first-wave",
    arrive: (page) => expect(page.locator("figure svg[data-plot]").first()).toBeVisible(),
  },
  calculator("/r-calcs-v2/2021-01-24b?s=4.2.2.3.3.3.3.0.0.0"),
  { ...calculator("/r-calcs-v1/2020-10-23?s=3.0.0.0.3.0.0.2.1"), isVariant: true },
  { ...calculator("/r-calcs-v1/2020-11-14-lockdown59"), isVariant: true },
  calculator("/risk-calcs/2020-11-11?scenario=0"),
  mobility("/mobility-counties/duration/week?date_two=2020-03-29"),
  { ...mobility("/mobility/duration?area=Bayern"), isVariant: true },
  animation("/v3?day=20&person=41&start=36000"),
  animation("/timelapse?day=30&person=41"),
  infectionMap(""),
  { ...infectionMap("&view=density&from=2020-03-01&to=2020-04-01"), isVariant: true },
  {
    // Compared with another run, with a table and all runs.
    address: `${large}?leis=75%25&view-pin=test52&view-runs=1&view-table=actLevPerTyp`,
    async arrive(page) {
      await expectRun(page, "test34");
      await page.getByRole("button", { name: "test1", exact: true }).click();
      await expect(page.locator("td [data-series=Model]")).toBeVisible();
      // Plots above it grow when they are drawn.
      await expect(async () => {
        await plot(page, "actLevPerTyp").scrollIntoViewIfNeeded();
        await expect(plot(page, "actLevPerTyp").getByRole("table")).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
  {
    address: `${small}?view-pin=small1`,
    isVariant: true,
    async arrive(page, { size }) {
      await expectRun(page, "small2");
      if (size !== phone) return;
      await page.getByRole("button", { name: /^(Change the scenario|Szenario ändern):/ }).click();
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeAttached();
    },
  },
];

/** The viewers of spring 2020, which share a template. */
export const legacyStops: readonly Stop[] = viewers.map((viewer) => ({
  address: viewer.path,
  async arrive(page, { language, size }) {
    await expect(page.getByText(viewer.lead[language], { exact: true })).toBeVisible();
    const archive = { en: "Archive of spring 2020", de: "Archiv vom Frühjahr 2020" };
    await expect(page.getByText(archive[language])).toBeVisible();
    await expectRun(page, firstRun(viewer.path));
    await drawnPlot(page, "health");
    const notes = { en: "Further notes", de: "Weitere Anmerkungen" };
    await expect(page.getByRole("heading", { name: notes[language] })).toBeVisible();
    // On a phone they are in the drawer.
    if (size === phone) return;
    const panel = page.getByRole("complementary");
    for (const { heading: name } of viewer.groups) {
      await expect(panel.getByRole("heading", { name: name[language] })).toBeVisible();
    }
  },
}));

/** Nothing is wider than the window, and everything is accessible. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await overflowWidth(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
}

/**
 * Controls on a phone that are too small for a finger. Links within sentences are as high as their
 * line.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "main button, main input, main select, main summary",
    );
    return [...all]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.closest("p, li > button, [class*=notice]"))
      .map((control) => ({ control, box: control.closest("label") ?? control }))
      .filter(({ box }) => box.getBoundingClientRect().height < 43.5)
      .map(({ control }) => control.outerHTML.slice(0, 120));
  });
}
