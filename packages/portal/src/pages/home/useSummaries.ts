import type { Language } from "@episcope/common";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchSummary, type Summary } from "../../data/reports.ts";

type Fetched = Summary | { readonly error: unknown };

/**
 * Fetches all summaries one after another, the selected one first: switching tabs needs no waiting,
 * and the server never gets 43 requests at once. A failed one is fetched again only on request.
 */
export function useSummaries(
  reports: readonly { readonly date: string }[],
  selected: string,
  language: Language,
) {
  const [state, setState] = useState<{
    readonly language: Language;
    readonly summaries: Readonly<Record<string, Fetched>>;
  }>({ language, summaries: {} });
  const summaries = state.language === language ? state.summaries : {};
  const wanted = useRef(selected);
  wanted.current = selected;

  const keep = useCallback((of: Language, date: string, summary: Fetched) => {
    setState((current) => ({
      language: of,
      summaries: { ...(current.language === of ? current.summaries : {}), [date]: summary },
    }));
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    const waiting = new Set(reports.map(({ date }) => date));
    async function fetchAll() {
      while (waiting.size > 0 && !abort.signal.aborted) {
        const date = waiting.has(wanted.current) ? wanted.current : first(waiting);
        waiting.delete(date);
        const summary = await attempt(date, language, abort.signal);
        if (!abort.signal.aborted) keep(language, date, summary);
      }
    }
    void fetchAll();
    return () => abort.abort();
  }, [reports, language, keep]);

  const retry = useCallback(
    async (date: string) => {
      keep(language, date, await attempt(date, language, new AbortController().signal));
    },
    [language, keep],
  );
  return { summaries, retry };
}

async function attempt(date: string, language: Language, signal: AbortSignal): Promise<Fetched> {
  try {
    return await fetchSummary(date, language, signal);
  } catch (error) {
    return { error };
  }
}

function first(dates: ReadonlySet<string>): string {
  for (const date of dates) return date;
  return "";
}
