// Every known address in both languages, both colour schemes and on both screens: complete, without
// errors, accessible, small, translated.
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright";
import { longLabels } from "../fixtures/battery/writeSmallBattery.ts";
import { skipHelp } from "../support/animationPage.ts";
import { asGzip, expectSmall } from "../support/loadedFiles.ts";
import { allLooks, inLook, type Look } from "../support/looks.ts";
import { expectAccessible, legacyStops, type Stop, stops } from "../support/pageTour.ts";
import { expect, test } from "../support/test.ts";

test.use({ ...asGzip, expectedErrors: /404 \(Not Found\)/ });

const visited = [...stops, ...legacyStops];
const pathOf = (address: string) => address.replace(/\?.*/, "");
const known = new Set(visited.map(({ address }) => pathOf(address)));

/** Addresses for which the build has created a page, beside those of the tour. */
const unvisited: readonly Stop[] = readdirSync("packages/portal/dist", {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith("/index.html"))
  .map((file) => `/${dirname(file)}`)
  .filter((address) => !known.has(address))
  .sort()
  .map((address) => ({
    address,
    arrive: (page) => expect(page.locator("main h1").first()).toBeVisible(),
  }));

/** Values without a translation in the file are shown unchanged in any language. */
const published: readonly string[] = longLabels;

/** Words that most sentences of one language have and hardly any of the other. */
const smallWords: Readonly<Record<Look["language"], string>> = {
  en: "the|and|of|with|that|this|are|is|from|for|not|by|it|which|have|has|to",
  de: "der|das|und|ist|mit|nicht|von|für|ein|eine|den|dem|wird|werden|auf|bei|sind|zu",
};

/**
 * Texts in the other language that are not marked as such: with two of its small words, and more
 * than of the page's language.
 */
function inOtherLanguage(page: Page, language: Look["language"]): Promise<string[]> {
  const other = language === "en" ? "de" : "en";
  return page.evaluate(
    ([own, foreign]) => {
      const count = (text: string, words: string) =>
        text.match(new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, "giu"))?.length ?? 0;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!parent?.checkVisibility() || parent.closest("body [lang], [translate=no], code"))
          continue;
        const words = count(text, foreign);
        if (words >= 2 && words > count(text, own)) found.add(text);
      }
      return [...found];
    },
    [smallWords[language], smallWords[other]] as const,
  );
}

for (const { address, arrive } of [...visited, ...unvisited]) {
  test(address, async ({ page }) => {
    test.setTimeout(180_000);
    await skipHelp(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const look of allLooks) {
      await inLook(page, look, async () => {
        await page.goto(address);
        await arrive(page, look);
        await expectAccessible(page);
        const found = await inOtherLanguage(page, look.language);
        expect(found.filter((text) => !published.includes(text))).toEqual([]);
      });
    }
    await expectSmall(page, address);
  });
}
