// A search while it goes on, and what it found.
import { type LabScenario, labCode } from "@episcope/scenario/lab";
import { useEffect, useRef, useState } from "react";
import type { BedsOutcome } from "./evaluateBeds.ts";
import type { SearchResult } from "./goals.ts";
import { findLeastLoss, type SearchEnd, type SearchProgress } from "./leastLoss.ts";
import { cappedScenario, laneLoss, type SearchPlan } from "./searchPlan.ts";

/** More would take too long on a phone. */
export const mostTried = 24;
/** A scenario takes a phone about ten seconds. */
const mostMinutes = 5;

export type LabResult = SearchResult<LabScenario, BedsOutcome>;
type Progress = SearchProgress<LabScenario, BedsOutcome>;

export interface Wanted extends SearchPlan {
  /** Beds have to stay below it. */
  readonly bound: number;
}

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly wanted: Wanted; readonly progress: Progress }
  /** What was found is computed with all model runs. */
  | { readonly kind: "judging"; readonly wanted: Wanted; readonly progress: Progress }
  | { readonly kind: "stopped"; readonly wanted: Wanted; readonly progress: Progress }
  | {
      readonly kind: "over";
      readonly wanted: Wanted;
      readonly end: SearchEnd<LabScenario, BedsOutcome>;
    }
  | { readonly kind: "failed"; readonly error: unknown };

/** With all model runs of a scenario, or with few. */
export type EvaluateBeds = (
  scenario: LabScenario,
  signal: AbortSignal,
  isWhole: boolean,
) => Promise<BedsOutcome>;

type Busy = Extract<SearchState, { readonly kind: "running" | "judging" }>;

export function isBusy(state: SearchState): state is Busy {
  return state.kind === "running" || state.kind === "judging";
}

const nothingTried: Progress = { tried: 0, results: [], cutBy: undefined };

interface SearchHandle {
  readonly state: SearchState;
  start(wanted: Wanted): void;
  /** Keeps what was found so far. */
  stop(): void;
}

/** A search stops when `lab` becomes another scenario, and when the page is left. */
export function useSearch(lab: LabScenario, evaluate: EvaluateBeds): SearchHandle {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  const code = labCode(lab);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setState((before) => (isBusy(before) ? { ...before, kind: "stopped" } : before));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scenario is the reason to stop
  useEffect(() => stop, [code]);
  const start = (wanted: Wanted) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    const set = (next: SearchState) => {
      if (!signal.aborted) setState(next);
    };
    set({ kind: "running", wanted, progress: nothingTried });
    const space = {
      lanes: wanted.lanes,
      scenarioAt: (caps: LabResult["caps"]) => cappedScenario(wanted, caps),
      keyOf: labCode,
      lossOf: (lane: Wanted["lanes"][number], cap: number) => laneLoss(wanted, lane, cap),
      evaluate: (scenario: LabScenario, until: AbortSignal) => evaluate(scenario, until, false),
    };
    const judged = async (end: SearchEnd<LabScenario, BedsOutcome>) => {
      if (end.kind !== "found") return end;
      set({ kind: "judging", wanted, progress: end });
      const results: LabResult[] = [];
      for (const result of end.results)
        results.push({ ...result, outcome: await evaluate(result.scenario, signal, true) });
      return { ...end, results };
    };
    const limits = {
      ...{ bound: wanted.bound, signal, most: mostTried },
      ...{ mostMilliseconds: mostMinutes * 60_000, now: () => performance.now() },
    };
    findLeastLoss(space, limits, (progress) => set({ kind: "running", wanted, progress }))
      .then(judged)
      .then(
        (end) => set({ kind: "over", wanted, end }),
        (error: unknown) => set({ kind: "failed", error }),
      );
  };
  return { state, start, stop };
}
