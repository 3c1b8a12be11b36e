// The short versions of the reports below /reports/.
import type { Language } from "../text/catalogue.ts";
import { FetchError, fetchText } from "./fetchText.ts";

function summaryUrl(date: string, language: Language): string {
  return `/reports/report-${date}${language === "de" ? ".de" : ""}.md`;
}

/** In the wanted language, or in the other one where that is the only one published. */
export async function fetchSummary(
  date: string,
  language: Language,
  signal: AbortSignal,
): Promise<{ text: string; language: Language }> {
  try {
    return { text: await fetchText(summaryUrl(date, language), signal), language };
  } catch (error) {
    const isMissing = error instanceof FetchError && ["missing", "notText"].includes(error.fault);
    if (!isMissing) throw error;
    const other: Language = language === "de" ? "en" : "de";
    return { text: await fetchText(summaryUrl(date, other), signal), language: other };
  }
}
