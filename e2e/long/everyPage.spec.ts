// Every known address in both languages, both colour schemes and on both screens: complete, quiet,
// accessible, translated.
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright";
import { sawHelp } from "../support/animationPage.ts";
import { allLooks, inLook, type Look } from "../support/looks.ts";
import { expectWell, legacyStops, type Stop, stops } from "../support/pageTour.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: /404 \(Not Found\)/ });

const visited = [...stops, ...legacyStops];
const pathOf = (address: string) => address.replace(/\?.*/, "");
const known = new Set(visited.map(({ address }) => pathOf(address)));

/** Addresses that the build has made a page for, beside those of the tour. */
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
    async arrive(page) {
      await expect(page.locator("main h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
    },
  }));

/**
 * Sentences and labels that a visitor can read, without what is marked as another language or comes
 * from data.
 */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().replace(/\s+/g, " ") ?? "";
      if (!parent?.checkVisibility() || parent.closest("body [lang], code, address")) continue;
      if (text.split(" ").filter((word) => /^\p{L}{2,}/u.test(word)).length >= 3) found.add(text);
    }
    return [...found];
  });
}

/** Names are the same in both languages, and so is what a data file says in one language only. */
const sameInBoth = [
  /Technische Universität|Zuse|MATSim|OpenStreetMap|Kai Nagel|doi\.org|GeoBasis|Berlin, Germany/,
  // Options of the test batteries.
  /Remaining leisure|Masks in shops|Immune escape|Long immunity|Simulation parameters/,
];

for (const { address, arrive } of [...visited, ...unvisited]) {
  test(address, async ({ page }) => {
    test.setTimeout(180_000);
    await sawHelp(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const texts = new Map<Look["language"], Set<string>>();
    for (const look of allLooks) {
      await inLook(page, look, async () => {
        await page.goto(address);
        await arrive(page, look);
        await expectWell(page);
        const before = texts.get(look.language) ?? [];
        texts.set(look.language, new Set([...before, ...(await readable(page))]));
      });
    }
    const german = texts.get("de");
    const untranslated = [...(texts.get("en") ?? [])].filter(
      (text) => german?.has(text) && !sameInBoth.some((name) => name.test(text)),
    );
    expect(untranslated).toEqual([]);
  });
}
