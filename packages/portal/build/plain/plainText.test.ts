import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../src/site/addresses/linkedPaths.ts";
import { findQuestion } from "../../src/site/questions/findQuestion.ts";
import { loadContent } from "../content/loadContent.ts";
import { plainText } from "./plainText.ts";
import { reportDocument } from "./reportDocument.ts";

const content = loadContent(fileURLToPath(new URL("../../../../content", import.meta.url)));

describe("pages without scripts", () => {
  test("the home page has its texts and links in both languages", () => {
    const html = plainText("/", content, []);
    expect(html).toContain('<div lang="de">');
    expect(html).toContain('<div lang="en">');
    for (const { date } of content.reports) {
      expect(html).toContain(`href="/reports/report-${date}.html"`);
      expect(html).toContain(`href="/reports/report-${date}.de.html"`);
    }
    const questions = content.runs.map(({ to, title }) => ({
      to,
      title: findQuestion(content.questions.questions, pathOf(to))?.question ?? title,
    }));
    for (const { to, title } of [...questions, ...content.calculators]) {
      expect(html).toContain(`href="${to.replaceAll("&", "&#38;")}"`);
      expect(html).toContain(title.de.replaceAll("&", "&#38;").replaceAll('"', "&#34;"));
    }
    expect(html).not.toMatch(/undefined|\[object/);
  });

  test("the imprint is complete", () => {
    expect(plainText("/imprint", content, [])).toContain("<h1>");
    expect(plainText("/imprint", content, []).length).toBeGreaterThan(1000);
  });

  test("other pages have a title and say that they need scripts", () => {
    const html = plainText("/v3", content, []);
    expect(html).toContain("Infection Traces");
    expect(html).toContain("Spuren der Infektion");
    expect(html).toContain("need JavaScript");
  });

  test("a report has its own page", () => {
    const html = reportDocument({
      report: { date: "2020-04-08", doi: "10.1000/1", hasSummary: undefined, runs: [] },
      language: "de",
      text: "### A < B\n\n*Text* <script>alert(1)</script>",
      siteName: "A & B",
      stylesheets: ["assets/a.css"],
    });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("Kurzfassung des Berichts vom 8. April 2020 : A &#38; B");
    expect(html).toContain("<em>Text</em> &lt;script&gt;");
    expect(html).toContain('href="https://doi.org/10.1000/1"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" />');
  });
});
