// The short versions of the reports below /reports/.

import { siteUrl } from "../environment/base.ts";
import type { Language } from "../environment/catalogue.ts";
import { FetchError } from "./network/fetchError.ts";
import { fetchText } from "./network/fetchText.ts";

export interface Summary {
  readonly text: string;
  readonly language: Language;
}

/** What has been fetched during this visit: coming back to the home page asks for nothing again. */
const fetched = new Map<string, Summary>();

/** In the wanted language, or in the other one where that is the only one published. */
export async function fetchSummary(
  date: string,
  language: Language,
  signal: AbortSignal,
): Promise<Summary> {
  const key = `${date} ${language}`;
  const summary = fetched.get(key) ?? (await fetchEither(date, language, signal));
  fetched.set(key, summary);
  return summary;
}

async function fetchEither(
  date: string,
  language: Language,
  signal: AbortSignal,
): Promise<Summary> {
  try {
    return { text: await fetchText(summaryUrl(date, language), { signal }), language };
  } catch (error) {
    const isMissing = error instanceof FetchError && ["missing", "notText"].includes(error.fault);
    if (!isMissing) throw error;
    const other: Language = language === "de" ? "en" : "de";
    return { text: await fetchText(summaryUrl(date, other), { signal }), language: other };
  }
}

function summaryUrl(date: string, language: Language): string {
  return siteUrl(`reports/report-${date}${language === "de" ? ".de" : ""}.md`);
}
