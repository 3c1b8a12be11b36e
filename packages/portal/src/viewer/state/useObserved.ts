// Reported figures of the real world, fetched when a plot that uses them comes near the view.
import { useEffect, useMemo, useState } from "react";
import {
  forgetObservedFailures,
  type ObservedFailure,
  readObservedTables,
} from "../../data/observed.ts";
import type { ObservedTables, PlotDefinition } from "../../plots/plot.ts";

interface Observed {
  readonly tables: ObservedTables;
  readonly failures: readonly ObservedFailure[];
  retry(): void;
}

const none: ObservedTables = new Map();

export function useObserved(city: string, plots: readonly PlotDefinition[]): Observed {
  const [result, setResult] = useState<{ city: string } & Omit<Observed, "retry">>();
  const [attempt, setAttempt] = useState(0);
  const wish = [...new Set(plots.flatMap(({ observed }) => observed?.(city) ?? []))].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (wish === "") return;
    const abort = new AbortController();
    readObservedTables(wish.split(","), abort.signal).then(
      ({ tables, failures }) => {
        if (abort.signal.aborted) return;
        // What was loaded for other plots stays.
        setResult((before) => ({
          city,
          tables: merged(before?.city === city ? before.tables : none, tables),
          failures,
        }));
      },
      () => {},
    );
    return () => abort.abort();
  }, [city, wish, attempt]);
  const isCurrent = result?.city === city;
  return useMemo(
    () => ({
      tables: isCurrent ? result.tables : none,
      failures: isCurrent ? result.failures : [],
      retry: () => {
        forgetObservedFailures();
        setAttempt((count) => count + 1);
      },
    }),
    [isCurrent, result],
  );
}

/** The same map where nothing is new, so that no plot is worked out again. */
function merged(before: ObservedTables, tables: ObservedTables): ObservedTables {
  const isNew = [...tables].some(([id, table]) => before.get(id) !== table);
  return isNew ? new Map([...before, ...tables]) : before;
}
