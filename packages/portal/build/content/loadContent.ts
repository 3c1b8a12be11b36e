// All of content/, read once per build, checked file by file and against each other.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileInLanguage, writtenLanguages } from "@episcope/common";
import { linkedPaths } from "../../src/site/addresses/linkedPaths.ts";
import { developersSchema } from "./developers.ts";
import { readLegacyNotes } from "./legacyNotes.ts";
import { readPages } from "./pages.ts";
import { checkQuestions, questionsSchema } from "./questions.ts";
import { ContentError, readYaml } from "./readYaml.ts";
import {
  calculatorsSchema,
  modelRunsSchema,
  navigationSchema,
  papersSchema,
  reportsSchema,
  siteSchema,
  visualizationsSchema,
} from "./schema.ts";

export type Content = ReturnType<typeof loadContent>;

export function loadContent(folder: string) {
  const faults: string[] = [];
  function attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
      return undefined;
    }
  }

  const site = attempt(() => readYaml(folder, "site.yaml", siteSchema));
  const navigation = attempt(() => readYaml(folder, "navigation.yaml", navigationSchema).items);
  const runs = attempt(() => readYaml(folder, "model-runs.yaml", modelRunsSchema).runs);
  const questions = attempt(() => readYaml(folder, "questions.yaml", questionsSchema));
  const reports = attempt(() => readYaml(folder, "reports.yaml", reportsSchema).reports);
  const papers = attempt(() => readYaml(folder, "papers.yaml", papersSchema));
  const visualizations = attempt(
    () => readYaml(folder, "visualizations.yaml", visualizationsSchema).visualizations,
  );
  const calculators = attempt(
    () => readYaml(folder, "calculators.yaml", calculatorsSchema).calculators,
  );

  const developers = attempt(() => readYaml(folder, "developers.yaml", developersSchema));

  const reportFiles = reports && attempt(() => findReportFiles(folder, reports));
  const pages = site && attempt(() => readPages(folder, site));
  const legacyNotes = attempt(() => readLegacyNotes(folder));
  if (runs) attempt(() => checkNewestFirst("model-runs.yaml", runs));
  if (reports) attempt(() => checkNewestFirst("reports.yaml", reports));
  if (navigation) attempt(() => checkUniqueIds(navigation));
  if (navigation && runs && questions) {
    attempt(() => checkQuestions(questions, linkedPaths(navigation, runs)));
  }
  if (navigation && runs && reports) {
    attempt(() => checkReportRuns(reports, linkedPaths(navigation, runs)));
  }

  if (
    !(site && navigation && runs && reports && papers && visualizations && calculators) ||
    !(reportFiles && pages && legacyNotes && questions && developers) ||
    faults.length > 0
  ) {
    throw new ContentError(faults);
  }
  return {
    site,
    navigation,
    runs,
    questions,
    reports,
    papers,
    visualizations,
    calculators,
    developers,
    reportFiles,
    /** Markdown by file name without extension. */
    reportTexts: new Map(
      reportFiles.map((file) => [
        file.replace(/\.md$/, ""),
        readFileSync(join(folder, "reports", file), "utf8"),
      ]),
    ),
    pages,
    legacyNotes,
  };
}

function checkNewestFirst(file: string, entries: readonly { date: string }[]): void {
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    if (before && before.date < entry.date) {
      throw new ContentError([
        `content/${file}: entry ${index + 1} (${entry.date}) is newer than the one above it; the newest comes first`,
      ]);
    }
  });
}

/** A report belongs to run pages that the portal links to. */
function checkReportRuns(
  reports: readonly { readonly date: string; readonly runs: readonly string[] }[],
  linked: ReadonlySet<string>,
): void {
  const faults = reports.flatMap(({ date, runs }) =>
    runs
      .filter((path) => !linked.has(path))
      .map(
        (path) =>
          `content/reports.yaml: the report of ${date} belongs to ${path}, which neither navigation.yaml nor model-runs.yaml links to`,
      ),
  );
  if (faults.length > 0) throw new ContentError(faults);
}

function checkUniqueIds(items: readonly { id: string; label?: unknown; date?: unknown }[]): void {
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) {
      throw new ContentError([`content/navigation.yaml: the id ${item.id} occurs twice`]);
    }
    if (!(item.label || item.date)) {
      throw new ContentError([`content/navigation.yaml: item ${item.id} needs a label or a date`]);
    }
    seen.add(item.id);
  }
}

/** The summaries in content/reports: at least one language per report, no file without a report. */
function findReportFiles(folder: string, reports: readonly { date: string }[]): string[] {
  const path = join(folder, "reports");
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  const faults: string[] = [];
  const dates = new Set(reports.map((report) => report.date));
  const namesOf = (date: string) =>
    writtenLanguages.map((language) => fileInLanguage(`report-${date}.md`, language));
  const known = new Set([...dates].flatMap(namesOf));
  for (const file of files) {
    if (!known.has(file)) {
      faults.push(`content/reports/${file}: belongs to no report of content/reports.yaml`);
    } else if (readFileSync(join(path, file), "utf8").trim() === "") {
      faults.push(`content/reports/${file}: the file is empty`);
    }
  }
  for (const date of dates) {
    if (!namesOf(date).some((name) => files.includes(name))) {
      faults.push(`content/reports/report-${date}.md: the file is missing`);
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return files;
}
