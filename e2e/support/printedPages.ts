import type { Page } from "playwright";

/** Chromium writes an object for each page, uncompressed. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
