// The report summaries below /reports/.

import {
  fileInLanguage,
  type Language,
  languagesToTry,
  type WrittenLanguage,
} from "@episcope/common";
import { siteUrl } from "../environment/base.ts";
import { FetchError } from "./network/fetchError.ts";
import { fetchText } from "./network/fetchText.ts";

export interface Summary {
  readonly text: string;
  readonly language: WrittenLanguage;
}

/** Fetched during this visit: returning to the home page requests nothing again. */
const fetched = new Map<string, Summary>();

export function knownSummary(date: string, language: Language): Summary | undefined {
  return fetched.get(`${date} ${language}`);
}

/** In the wanted language, or in another one. */
export async function fetchSummary(
  date: string,
  language: Language,
  signal: AbortSignal,
): Promise<Summary> {
  const summary =
    knownSummary(date, language) ?? (await fetchAny(date, languagesToTry(language), signal));
  fetched.set(`${date} ${language}`, summary);
  return summary;
}

async function fetchAny(
  date: string,
  languages: readonly WrittenLanguage[],
  signal: AbortSignal,
): Promise<Summary> {
  let missing: unknown;
  for (const language of languages) {
    try {
      const url = siteUrl(fileInLanguage(`reports/report-${date}.md`, language));
      return { text: await fetchText(url, { signal }), language };
    } catch (error) {
      const isMissing = error instanceof FetchError && ["missing", "notText"].includes(error.fault);
      if (!isMissing) throw error;
      missing = error;
    }
  }
  throw missing;
}
