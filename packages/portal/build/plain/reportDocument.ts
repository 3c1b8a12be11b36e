// The summary of one report as a page without scripts.

import { inLanguage, type Language } from "@episcope/common";
import { doiUrl } from "../../src/pages/home/doi.ts";
import { formatDate } from "../../src/text/format.ts";
import type { Report } from "../content/schema.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { plainMarkdown } from "./plainMarkdown.ts";
import { plainTexts } from "./plainTexts.ts";

export interface ReportDocument {
  readonly report: Report;
  readonly language: Language;
  /** Markdown. */
  readonly text: string;
  readonly siteName: string;
  readonly stylesheets: readonly string[];
}

export function reportDocument(document: ReportDocument): string {
  const { report, language, text, siteName, stylesheets } = document;
  const t = inLanguage(plainTexts, language);
  const title = escapeHtml(t.report(formatDate(report.date, language)));
  const styles = stylesheets.map((name) => `    <link rel="stylesheet" href="/${name}" />\n`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} : ${escapeHtml(siteName)}</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
${styles.join("")}  </head>
  <body>
    <main class="plain">
      <p><a href="/">${escapeHtml(siteName)}</a></p>
      <h1>${title}</h1>
      ${plainMarkdown(text)}
      <p><a href="${escapeHtml(doiUrl(report.doi))}">${escapeHtml(t.full)}</a></p>
    </main>
  </body>
</html>
`;
}
