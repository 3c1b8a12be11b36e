// Filters run cards by year and words.
import { inLanguage, type Language } from "@episcope/common";
import type { RunCard } from "../../../build/content/schema.ts";
import { formatDate } from "../../text/format.ts";

export function yearOf(run: Pick<RunCard, "date">): string {
  return run.date.slice(0, 4);
}

export function yearsOf(runs: readonly RunCard[]): string[] {
  return [...new Set(runs.map(yearOf))];
}

/** Every word must occur in title, subtitle, date or path; case and accents are ignored. */
export function filterRuns(
  runs: readonly RunCard[],
  filter: { readonly year: string | undefined; readonly words: string },
  language: Language,
): RunCard[] {
  const words = fold(filter.words).split(/\s+/).filter(Boolean);
  return runs.filter((run) => {
    if (filter.year && yearOf(run) !== filter.year) return false;
    const text = fold(
      [
        inLanguage(run.title, language),
        inLanguage(run.subtitle, language),
        formatDate(run.date, language),
        run.to,
      ].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}
