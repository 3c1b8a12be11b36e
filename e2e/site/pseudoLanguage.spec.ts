// Texts of pages come from maps with one entry for each language: in the pseudo-language their letters are marked. Pages that
// show the notes of a battery or a viewer are not among them yet: notes do not say which language they are in.
import type { Page } from "playwright";
import { sawHelp } from "../support/animationPage.ts";
import { drawnCurves, drawnMap } from "../support/mobilityPage.ts";
import { expect, test } from "../support/test.ts";

const shown = (selector: string) => (page: Page) =>
  expect(page.locator(selector).first()).toBeVisible();

const pages: readonly (readonly [address: string, arrive: (page: Page) => Promise<void>])[] = [
  ["/", shown("[role=tabpanel] p")],
  ["/imprint", shown("main h2")],
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
];

/** Names, units and abbreviations that are the same in every language. */
const names =
  /\S+@\S+|github\.com\S+|Episcope|Berlin|Mitte|Deutschland|Bayern|© GeoBasis-DE \/ BKG|exp\(|km/g;

/** Texts with unmarked letters, where they are not said to be in another language or not to be translated. */
function unmarked(page: Page): Promise<string[]> {
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
  }, names.source);
}

test.use({ expectedErrors: /404 \(Not Found\)/ });

test("the pseudo-language reaches every text", async ({ page }) => {
  test.slow();
  await sawHelp(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("default-locale", "qps"));
  for (const [address, arrive] of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await arrive(page);
      expect.soft(await unmarked(page), address).toEqual([]);
    });
  }
});
