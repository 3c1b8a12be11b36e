// What the list of plots follows: the shown run, as soon as the contents of all plots are known.
// They are computed one after another, and the page answers in between.
import { startTransition, useEffect, useMemo, useState } from "react";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import { type PlotState, plotState } from "./plotContent.ts";
import type { RunState } from "./useViewerStore.ts";

export type StateOf = (plot: PlotDefinition) => PlotState;

/** The state of each plot for a run, or without one. */
export function useStateOf({ shown, lost }: RunState, context: PlotContext): StateOf {
  return useMemo(
    () => (plot) => (shown ? plotState(plot, shown, context, lost) : { kind: "waiting" }),
    [shown, context, lost],
  );
}

/** Milliseconds of computing before the page may answer. */
const slice = 5;

/** The latest `stateOf` that all plots have been computed for. */
export function useSettled(plots: readonly PlotDefinition[], stateOf: StateOf): StateOf {
  const [settled, setSettled] = useState(() => stateOf);
  useEffect(() => {
    // What has been computed is remembered (plotContent).
    const rest = plots.values();
    const next = () => {
      const end = performance.now() + slice;
      for (const plot of rest) {
        stateOf(plot);
        if (performance.now() < end) continue;
        timer = window.setTimeout(next);
        return;
      }
      startTransition(() => setSettled(() => stateOf));
    };
    let timer = window.setTimeout(next);
    return () => window.clearTimeout(timer);
  }, [plots, stateOf]);
  return settled;
}
