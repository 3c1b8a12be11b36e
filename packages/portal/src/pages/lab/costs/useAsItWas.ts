import { useMemo, useState } from "react";
import type { RunViewerState, ViewedBattery } from "../../../viewer/state/useRunViewer.ts";
import {
  type RunState,
  useRunState,
  useViewerStore,
} from "../../../viewer/state/useViewerStore.ts";
import type { Choice } from "../../../viewer/state/viewerMachine.ts";

const noPlots: Choice["plots"] = [];

/**
 * The run of what happened. It is loaded once another one has been shown: nobody waits longer for
 * that.
 */
export function useAsItWas(
  { battery, setup: { panelTables } }: ViewedBattery,
  { run, runId }: RunViewerState,
  asItWas: string,
): RunState {
  const [wasShown, setWasShown] = useState(false);
  if (run.shown && !wasShown) setWasShown(true);
  const isShown = runId === asItWas;
  const chosen = wasShown && !isShown ? asItWas : undefined;
  const choice = useMemo(
    (): Choice => ({ battery, panelTables, plots: noPlots, runs: { chosen } }),
    [battery, panelTables, chosen],
  );
  const [store, state] = useViewerStore(choice);
  const own = useRunState(store, state, "chosen");
  return isShown ? run : own;
}
