// The tables of one run, as far as the page needs them now. A run that is being fetched does not blank the page: the one before
// stays until everything in view has arrived, and the last click wins.
import type { RunTableName, TableResult } from "@episcope/battery";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Battery } from "../../data/runs/batteries.ts";
import {
  cachedRun,
  forgetFaults,
  loadTables,
  openRun,
  type ProgressStep,
} from "../../data/runs/runs.ts";

export interface ShownRun {
  readonly battery: Battery;
  readonly runId: string;
  /** Tables that the archive has. */
  readonly present: ReadonlySet<RunTableName>;
  /** Those that have arrived. */
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
  readonly bytes: number;
}

/** Tables that were asked for in vain. */
export interface LostTables {
  readonly tables: ReadonlySet<RunTableName>;
  readonly error: unknown;
}

export interface RunProgress {
  readonly step: ProgressStep;
  /** From 0 to 1; undefined when nobody can say. */
  readonly share: number | undefined;
}

export interface RunState {
  /** Undefined until the first one has arrived, and where the choice has no run. */
  readonly shown: ShownRun | undefined;
  /** The shown run is not the chosen one yet. */
  readonly isStale: boolean;
  /** While it takes long. */
  readonly progress: RunProgress | undefined;
  /** Why nothing of the run can be shown. */
  readonly error: unknown;
  /** Those of the shown run. */
  readonly lost: LostTables | undefined;
  /** Asks again for what was lost, and for what was broken: it may have been repaired. */
  retry(): void;
  /** Tables have arrived by another way. */
  refresh(): void;
}

export function useRun(
  battery: Battery,
  runId: string | undefined,
  wanted: readonly RunTableName[],
): RunState {
  const [version, setVersion] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [lastFailure, setFailure] = useState<LostTables & { readonly of: object }>();
  const [progress, setProgress] = useState<RunProgress & { readonly of: string }>();
  const last = useRef<ShownRun>(undefined);
  const key = runId === undefined ? "" : `${battery.url} ${runId}`;
  const wish = wanted.toSorted().join();
  // Who comes back to a run, or tries again, asks anew: what failed before is forgotten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt begins anew
  const visit = useMemo(() => ({}), [key, attempt]);
  const failure = lastFailure?.of === visit ? lastFailure : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that tables have arrived; others are wanted that may be here already
  const snapshot = useMemo((): ShownRun | undefined => {
    const cached = runId === undefined ? undefined : cachedRun({ battery, runId });
    if (!cached || runId === undefined) return undefined;
    const { opened, tables } = cached;
    return { battery, runId, present: opened.tables, tables: new Map(tables), bytes: opened.bytes };
  }, [battery, runId, version, wish]);
  const isComplete =
    snapshot !== undefined &&
    wanted.every((name) => snapshot.tables.has(name) || !snapshot.present.has(name));

  // Given up when another run is chosen, not when more tables are wanted.
  const abort = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt begins anew
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, [visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wish stands for wanted, the key for the run
  useEffect(() => {
    // What was lost is asked for again when the visitor says so.
    const names = wanted.filter((name) => !failure?.tables.has(name));
    if (runId === undefined || isComplete || names.length === 0) return;
    const signal = abort.current?.signal ?? AbortSignal.abort();
    const run = { battery, runId };
    const onProgress = (share: number | undefined, step: ProgressStep = "computing") => {
      if (!signal.aborted) setProgress({ of: key, share, step });
    };
    const load = async () => {
      try {
        await openRun(run, { signal, onProgress });
        await loadTables(run, names, signal);
      } catch (error) {
        if (signal.aborted) return;
        setFailure((before) => {
          const tables = before?.of === visit ? [...before.tables, ...names] : names;
          return { of: visit, error, tables: new Set(tables) };
        });
      }
      if (signal.aborted) return;
      setVersion((count) => count + 1);
      setProgress(undefined);
    };
    void load();
  }, [visit, wish, isComplete]);

  // More tables of the same run may come in bit by bit; another run is shown when it is whole.
  const isSame = snapshot !== undefined && last.current?.runId === snapshot.runId;
  const isSameBattery = last.current?.battery === battery;
  const isShown = isComplete || (isSame && isSameBattery);
  const shown = isShown
    ? snapshot
    : isSameBattery && runId !== undefined
      ? last.current
      : undefined;
  useEffect(() => {
    last.current = shown;
  }, [shown]);

  const retry = useCallback(() => {
    if (runId !== undefined) forgetFaults({ battery, runId });
    setVersion((count) => count + 1);
    setAttempt((count) => count + 1);
  }, [battery, runId]);
  const refresh = useCallback(() => setVersion((count) => count + 1), []);
  const error = isShown ? undefined : failure?.error;
  return {
    shown: error === undefined || shown?.runId === runId ? shown : undefined,
    isStale: shown !== undefined && shown.runId !== runId,
    progress: progress?.of === key ? progress : undefined,
    error,
    lost: isShown ? failure : undefined,
    retry,
    refresh,
  };
}
