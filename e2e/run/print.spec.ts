// What comes out on paper.
import type { Page } from "playwright";
import { printedPages } from "../support/printedPages.ts";
import { expectRun, large, missingFiles, plot } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

/** The browser of the tests has no printer: counts the requests instead. */
async function withoutPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "1";
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));
}

/** What the paper shows at this moment, without waiting for anything. */
function printedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    const words = document.body.innerText;
    window.dispatchEvent(new Event("afterprint"));
    return words;
  });
}

test("the button waits for every chart; two stand side by side, none is cut", async ({ page }) => {
  const printed = await withoutPrinter(page);
  await page.goto(`${large}?leis=75%25`);
  await expectRun(page, "test34");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(printed).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await printedWords(page)).not.toContain("Loading");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const charts = page.locator("article:has(svg[data-plot])");
  await expect(charts).toHaveCount(24);
  const boxes = await charts.evaluateAll((cards) =>
    cards.map((card) => {
      const { left, width, height } = card.getBoundingClientRect();
      return { left, width, height, inside: getComputedStyle(card).breakInside };
    }),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  for (const { width, height, inside } of boxes) {
    expect(width).toBeGreaterThan(300);
    expect(height).toBeLessThan(1040);
    expect(inside).toBe("avoid");
  }
  const pages = await printedPages(page);
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(12);
});

test("the first page holds choice, sentence, key chart and figures", async ({ page }) => {
  const printed = await withoutPrinter(page);
  // What the paper has between its margins.
  await page.setViewportSize({ width: 718, height: 1040 });
  await page.goto(`${large}?leis=75%25`);
  await expectRun(page, "test34");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(printed).toBe(1);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const result = page.getByRole("region", { name: "Result of this choice" });
  const chosen = page.getByRole("listitem").filter({ hasText: /^Remaining leisure: 75%$/ });
  const parts = [
    page.getByRole("heading", { level: 1 }),
    chosen,
    result.getByRole("status").first(),
    result.locator("[data-key-chart] svg[data-plot]"),
    result.getByText("Highest", { exact: false }).first(),
    result,
  ];
  for (const part of parts) {
    await expect(part).toBeVisible();
    const bottom = await part.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    );
    expect(bottom).toBeLessThanOrEqual(1040);
  }
});

test("printed without the button, the page names what is missing", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(large);
  await expect(plot(page, "actLevPerTyp")).toBeAttached();
  // Whatever has arrived at this moment.
  expect(await printedWords(page)).not.toContain("Loading");
  await expectRun(page, "test52");
  expect(await printedWords(page)).not.toContain("Loading");
});

for (const [language, button] of [
  ["en", "Print summary"],
  ["de", "Kurzfassung drucken"],
] as const) {
  const tag = language === "en" ? [] : "@variant";
  test(`the summary is one page, with long names too (${language})`, { tag }, async ({ page }) => {
    const printed = await withoutPrinter(page);
    await page.addInitScript((chosen) => localStorage.setItem("default-locale", chosen), language);
    await page.goto(`${large}?leis=75%25&note=${"long-".repeat(60)}`);
    await expectRun(page, "test34");
    await page.evaluate(() => {
      const heading = document.querySelector("h1");
      if (heading) heading.textContent = "Donaudampfschifffahrtsgesellschaften ".repeat(6);
    });
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect.poll(printed).toBe(1);
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-summary]");
    await expect(sheet.locator("svg[data-plot]")).toBeVisible();
    await expect(sheet.locator("svg[data-qr]")).toBeVisible();
    await expect(sheet.getByRole("status").filter({ hasText: /18[,.]500/ })).toBeVisible();
    await expect(sheet.getByText(page.url())).toBeVisible();
    // Nothing is cut off at its end.
    const overhang = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(overhang).toBeLessThanOrEqual(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await printedPages(page)).toBe(1);
  });
}
