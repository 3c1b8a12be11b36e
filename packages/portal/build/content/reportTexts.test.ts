// The report summaries: length, form, and the same numbers in both languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadContent } from "./loadContent.ts";

const folder = fileURLToPath(new URL("../../../../content", import.meta.url));
const withoutSummary = ["2024-02-22", "2023-02-27"];
const dates = loadContent(folder).reports.map(({ date }) => date);

function read(date: string, ending: string): string {
  return readFileSync(join(folder, "reports", `report-${date}${ending}`), "utf8");
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** All numbers of a text with normalised separators: 18,000 = 18.000, 3.4 = 3,4. */
function figures(text: string): string[] {
  return [...text.matchAll(/\d[\d.,]*\d|\d/g)]
    .map(([figure]) => figure.replace(/[.,]/g, ""))
    .sort();
}

describe.each(dates.filter((date) => !withoutSummary.includes(date)))("report %s", (date) => {
  test.each([".md", ".de.md"])("%s has a headline and 60 to 160 words", (ending) => {
    const text = read(date, ending);
    expect(text).toMatch(/^### \S.*\n\n\S/);
    expect(text.match(/^#/gm)).toHaveLength(1);
    expect(wordCount(text)).toBeGreaterThanOrEqual(60);
    expect(wordCount(text)).toBeLessThanOrEqual(160);
  });
  test("both languages have the same numbers", () => {
    expect(figures(read(date, ".de.md"))).toEqual(figures(read(date, ".md")));
  });
});

test.each(withoutSummary)("report %s has one line that there is no summary", (date) => {
  for (const ending of [".md", ".de.md"]) {
    expect(read(date, ending)).toMatch(/^[^#\n]+\n$/);
  }
});
