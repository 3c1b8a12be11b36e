// Provides content/ to the portal: one module per part, so that a page loads only what it shows,
// and the report summaries as files below /reports/.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writtenLanguages } from "@episcope/common";
import type { Plugin } from "vite";
import { Batteries } from "./computed/runOfAddress.ts";
import { findings, firstFinding } from "./content/findings.ts";
import { type Content, loadContent } from "./content/loadContent.ts";
import { pageQuestions } from "./content/questions.ts";
import { searchWords } from "./content/searchWords.ts";

const prefix = "virtual:content/";

export function contentPlugin(folder: string): Plugin & { content(): Content } {
  let content: Content | undefined;
  const loaded = () => {
    content ??= loadContent(folder);
    return content;
  };
  return {
    name: "episcope-content",
    content: loaded,
    buildStart() {
      loaded();
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name === "legacy-notes") return notesModule(loaded());
      if (name === "search-words") return byLanguageModule(name);
      return `export default ${JSON.stringify(modulePart(loaded(), name, folder))};`;
    },
    generateBundle() {
      for (const file of loaded().reportFiles) {
        this.emitFile({
          type: "asset",
          fileName: `reports/${file}`,
          source: readFileSync(join(folder, "reports", file)),
        });
      }
      this.emitFile({
        type: "asset",
        fileName: "config.json",
        source: `${JSON.stringify(configOf(loaded().site))}\n`,
      });
    },
  };
}

/** The licence is for the server, which names it beside data. */
function configOf({ dataRoot, licence }: Content["site"]) {
  return { dataRoot, licence };
}

/** Each language in its own chunk. */
function byLanguageModule(name: string): string {
  const entries = writtenLanguages.map(
    (language) => `${language}: () => import(${JSON.stringify(`${prefix}${name}/${language}`)})`,
  );
  return `export default { ${entries.join(", ")} };`;
}

const notesPrefix = "legacy-notes/";

/** Each text in its own chunk, so that a page loads only its own notes. */
function notesModule({ legacyNotes }: Content): string {
  const entries = [...legacyNotes.keys()].map((name) => {
    const id = JSON.stringify(prefix + notesPrefix + name);
    return `${JSON.stringify(name)}: () => import(${id})`;
  });
  return `export default { ${entries.join(", ")} };`;
}

function modulePart(content: Content, name: string, folder: string): unknown {
  const searched = writtenLanguages.find((language) => name === `search-words/${language}`);
  if (searched) {
    return searchWords(join(folder, "../scenarios"), content.questions.questions, searched);
  }
  if (name.startsWith(notesPrefix)) return content.legacyNotes.get(name.slice(notesPrefix.length));
  const { site, navigation, runs, reports, papers, visualizations, calculators, pages } = content;
  const batteries = () => new Batteries(join(folder, "../scenarios"));
  switch (name) {
    case "site": {
      // The imprint already contains its values; the data root is read at run time from
      // config.json.
      const { legal: _legal, dataRoot: _dataRoot, ...shown } = site;
      return shown;
    }
    case "navigation":
      return navigation;
    case "home":
      return { latestRun: runs[0], latestReport: reports[0], papers, visualizations };
    case "run-cards":
      return { runs, themes: content.questions.themes };
    case "findings":
      return findings(content, folder, batteries());
    case "first-finding":
      return firstFinding(content, folder, batteries());
    case "questions":
      return pageQuestions(content.questions);
    case "run-links":
      return runs.map(({ to }) => ({ to }));
    case "reports":
      return reports;
    case "reports-of-runs":
      return reportsOfRuns(reports);
    case "calculators":
      return calculators;
    case "page-imprint":
      return pages.imprint;
    case "page-developers":
      return { text: pages.developers, ...content.developers };
    case "page-demonstration":
      return pages.demonstration;
    case "page-model":
      return { method: pages.model, faults: pages["model-faults"] };
    default:
      throw new Error(`There is no content module ${name}`);
  }
}

/** Dates of reports by the path of a run page, for run pages. */
function reportsOfRuns(reports: Content["reports"]): Readonly<Record<string, readonly string[]>> {
  const dates: Record<string, string[]> = {};
  for (const { date, runs } of reports) {
    for (const path of runs) dates[path] = [...(dates[path] ?? []), date];
  }
  return dates;
}
