import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type RunAxe = (context: string, options: RunOptions) => Promise<AxeResults>;

/** Accessibility violations of the page in its current state, or of a part of it. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: { run: RunAxe } };
    // Only violations, because listing passed checks takes longer than running them.
    return axe.run(selector, { resultTypes: ["violations"], preload: false });
  }, part);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}
