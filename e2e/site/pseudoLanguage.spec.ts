// Texts of pages come from maps with one entry per language: in the pseudo-language their letters
// are marked. Texts from files have a lang attribute. On the exported site, this also shows that
// the pages are complete.
import type { Page } from "playwright";
import { longLabels } from "../fixtures/battery/writeSmallBattery.ts";
import { skipHelp } from "../support/animationPage.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { drawnCurves, drawnMap } from "../support/mobilityPage.ts";
import { large, plot, small } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

const shown = (selector: string) => (page: Page) =>
  expect(page.locator(selector).first()).toBeVisible();

/** Plots are drawn near the view; those without data are removed and move the others. */
async function drawn(page: Page): Promise<void> {
  const moment = { timeout: 1000 };
  await expect(async () => {
    await page.locator("article[data-run]").first().scrollIntoViewIfNeeded(moment);
    await expect(page.locator("article svg[data-plot]").first()).toBeVisible(moment);
  }).toPass();
}

type Stop = readonly [address: string, arrive: (page: Page) => Promise<void>];

const site: readonly Stop[] = [
  ["/", shown("[role=tabpanel] p")],
  ["/imprint", shown("main h2")],
  ["/developers", shown("main pre")],
  ["/model?table=cases", shown("[data-fit=cases] table")],
  ["/norun", shown("main h1")],
  ["/calculators", shown("main a")],
  ["/r-calcs-v2/2021-01-24b", shown("[data-result]")],
  ["/risk-calcs/2020-11-11?scenario=0", shown("[data-result]")],
  [
    "/mobility/duration?area=Bayern",
    async (page) => {
      await drawnMap(page);
      await drawnCurves(page, "week");
    },
  ],
  ["/v3?day=20&person=41&start=36000", shown("[data-fact=where]")],
  ["/timelapse?day=30&person=41", shown("[data-fact=where]")],
  ["/infection-map", shown("main h1")],
  ["/nothing/here", shown("main h1")],
  ["/v9/nothing", shown("main h1")],
];

const runs: readonly Stop[] = [
  [
    `${large}?leis=75%25&view-pin=test52&view-runs=1&view-table=actLevPerTyp`,
    async (page) => {
      await drawn(page);
      const table = plot(page, "actLevPerTyp");
      await table.scrollIntoViewIfNeeded();
      await expect(table.getByRole("table")).toBeVisible();
      await expect(page.locator("section [lang=en] p").first()).toBeVisible();
    },
  ],
  [`${large}?view-base=1`, drawn],
  [`${large}?embed=casCom`, shown("svg[data-plot]")],
  [small, drawn],
  [`/${batteryPaths.minimal}`, drawn],
  [`/${batteryPaths.cities}`, shown("main a")],
  [`/${batteryPaths.broken}/html-metadata`, shown("main h1")],
  [`/${batteryPaths.broken}/truncated-zip`, shown("main h1")],
  ["/v1", drawn],
  ["/v4", drawn],
  ["/v7/munich", drawn],
  [
    `/infection-map?path=${batteryPaths.small}/summaries/small3.infectionLoc.csv.gz`,
    shown("main canvas"),
  ],
];

/**
 * Names, units and abbreviations that are the same in every language; values, runs and files of the
 * test batteries.
 */
const names = [
  /\S+@\S+|github\.com\S+|Episcope|Berlin|Bonn|Mitte|Deutschland|Bayern|© GeoBasis-DE \/ BKG|exp\(|km/,
  /medium|high|FFP2|60plus|tracing|test\d+|chart-broken\S*|Imported cases|Cases of the first strain/,
  ...[batteryPaths.small, ...longLabels].map((name) => new RegExp(name)),
];

/** Texts with unmarked letters that are not declared as another language or as untranslatable. */
function unmarked(page: Page): Promise<string[]> {
  const address = new URL(page.url()).pathname.split("/").filter(Boolean);
  const allowed = [...address, ...names.map(({ source }) => source)].join("|");
  return page.evaluate((allowed) => {
    const foreign = "script, style, noscript, [aria-hidden=true], [translate=no], :not(html)[lang]";
    const isPlain = (text: string) =>
      /[a-z]{2}/i.test(text.replace(new RegExp(allowed, "g"), "").replace(/[\d.]+ ?%/g, ""));
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (isPlain(text) && element?.checkVisibility() && !element.closest(foreign))
        found.add(text.trim());
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? "";
        if (isPlain(text) && !element.closest(foreign)) found.add(`${name}: ${text}`);
      }
    }
    return [...found];
  }, allowed);
}

test.use({ expectedErrors: /404 \(Not Found\)/ });

for (const [name, stops] of Object.entries({ site, runs })) {
  const tag = name === "runs" ? "@variant" : "@static";
  test(`the pseudo-language reaches every text: ${name}`, { tag }, async ({ page }) => {
    test.slow();
    await skipHelp(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("default-locale", "qps"));
    for (const [address, arrive] of stops) {
      await test.step(address, async () => {
        await page.goto(address);
        await arrive(page);
        await expect(page).toHaveURL(address);
        expect.soft(await unmarked(page), address).toEqual([]);
      });
    }
  });
}
