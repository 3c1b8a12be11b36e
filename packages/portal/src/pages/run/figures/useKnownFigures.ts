// Key figures of runs, collected while the visitor looks around; few numbers each, so all of them are kept.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Battery } from "../../../data/batteries.ts";
import { loadTables, openRun } from "../../../data/runs.ts";
import type { PlotContext } from "../plots/plot.ts";
import type { ShownRun } from "../useRun.ts";
import { type KeyFigures, keyFigures, noFigures } from "./keyFigures.ts";

function figuresOf(run: ShownRun, context: PlotContext, endDay: number): KeyFigures {
  const infections = run.tables.get("infections");
  return infections?.kind === "table" ? keyFigures(infections.table, context, endDay) : noFigures;
}

interface KnownFigures {
  readonly figures: ReadonlyMap<string, KeyFigures>;
  /** Fetches those that are missing, one run after the other. */
  want(runIds: readonly string[]): void;
}

export function useKnownFigures(
  battery: Battery,
  context: PlotContext,
  shown: readonly (ShownRun | undefined)[],
): KnownFigures {
  const [figures, setFigures] = useState<ReadonlyMap<string, KeyFigures>>(new Map());
  const { endDay } = battery.metadata;
  const [first, second] = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures change with the runs, not with reported data
  useEffect(() => {
    const runs = [first, second].filter((run) => run?.tables.has("infections"));
    setFigures((before) => {
      const added = runs.flatMap((run): [string, KeyFigures][] =>
        run && !before.has(run.runId) ? [[run.runId, figuresOf(run, context, endDay)]] : [],
      );
      return added.length > 0 ? new Map([...before, ...added]) : before;
    });
  }, [first, second, endDay]);

  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const want = useCallback(
    (runIds: readonly string[]) => {
      abort.current?.abort();
      abort.current = new AbortController();
      const { signal } = abort.current;
      const fetchAll = async () => {
        for (const runId of runIds) {
          const found = await fetchFigures({ battery, runId }, context, signal).catch(
            () => noFigures,
          );
          if (signal.aborted) return;
          setFigures((before) => new Map([...before, [runId, found]]));
        }
      };
      void fetchAll();
    },
    [battery, context],
  );
  return { figures, want };
}

async function fetchFigures(
  run: { readonly battery: Battery; readonly runId: string },
  context: PlotContext,
  signal: AbortSignal,
): Promise<KeyFigures> {
  await openRun(run, { signal });
  const infections = (await loadTables(run, ["infections"], signal)).get("infections");
  return infections?.kind === "table"
    ? keyFigures(infections.table, context, run.battery.metadata.endDay)
    : noFigures;
}
