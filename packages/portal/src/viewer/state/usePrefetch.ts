// What a visitor is likely to ask for next, fetched while nothing else happens: the other tables of the shown run, then the
// runs one click away.
import type { RunTableName } from "@episcope/battery";
import { useEffect, useRef } from "react";
import type { Battery } from "../../data/runs/batteries.ts";
import { loadComputedTables, loadTables } from "../../data/runs/runs.ts";
import { prefetchWhenIdle } from "../../data/tasks/prefetch.ts";
import type { RunState } from "./useRun.ts";

/** More would crowd the shown run out of the cache. */
const mostNeighbours = 12;

export function usePrefetch(
  battery: Battery,
  { shown, isStale, refresh }: RunState,
  neighbours: readonly string[],
  wanted: readonly RunTableName[],
): void {
  const runId = isStale ? undefined : shown?.runId;
  // What is in view becomes known, and changes, while the tasks wait for their turn.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  const list = neighbours.slice(0, mostNeighbours).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown run and its neighbours say what is next
  useEffect(() => {
    if (runId === undefined || !shown) return;
    const abort = new AbortController();
    const { signal } = abort;
    const rest = [...shown.present];
    void prefetchWhenIdle(
      [
        () => loadTables({ battery, runId }, rest, signal).then(refresh),
        ...(list === "" ? [] : list.split("\n")).map((neighbour) => () => {
          return loadComputedTables({ battery, runId: neighbour }, latest.current, signal);
        }),
      ],
      signal,
    );
    return () => abort.abort();
  }, [battery, runId, list]);
}
