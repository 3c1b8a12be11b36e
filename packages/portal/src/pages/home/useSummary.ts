import type { Language } from "@episcope/common";
import { useEffect } from "react";
import { fetchSummary, knownSummary, type Summary } from "../../data/reports.ts";
import { prefetchWhenIdle } from "../../data/tasks/prefetch.ts";
import { type Loaded, useLoaded } from "../../kit/browser/useLoaded.ts";

/**
 * The summary of the selected report. Then the others are fetched in idle time, one after another:
 * switching tabs needs no waiting, the server never gets 43 requests at once, and what is not shown
 * renders nothing.
 */
export function useSummary(
  reports: readonly { readonly date: string }[],
  selected: string,
  language: Language,
): Loaded<Summary> {
  const loaded = useLoaded(
    `${selected} ${language}`,
    (signal) => fetchSummary(selected, language, signal),
    () => knownSummary(selected, language),
  );
  const isLoading = loaded.state === "loading";
  useEffect(() => {
    if (isLoading) return;
    const abort = new AbortController();
    const others = reports.filter(({ date }) => !knownSummary(date, language));
    const tasks = others.map(
      ({ date }) =>
        () =>
          fetchSummary(date, language, abort.signal),
    );
    void prefetchWhenIdle(tasks, abort.signal);
    return () => abort.abort();
  }, [reports, language, isLoading]);
  return loaded;
}
