// The state of the viewer: the address, the run it chooses, and what has arrived of it.
import { RunFinder, type RunIndex } from "@episcope/battery";
import type { RunTableName, Table } from "@episcope/common";
import { useCallback, useEffect, useMemo } from "react";
import type { Battery } from "../../data/runs/batteries.ts";
import { type QueryChange, useQuery } from "../../environment/useQuery.ts";
import type { PlotContext, PlotDefinition, RunTables } from "../../plots/plot.ts";
import { fromAddress, toAddress } from "../address/addressNames.ts";
import type { BatteryOptions } from "../address/optionSets.ts";
import { type AddressedBattery, readRunAddress } from "../address/runAddress.ts";
import { scenariosOf } from "../compare/scenarios.ts";
import { plotState } from "./plotContent.ts";
import { setPressed } from "./pressing.ts";
import { contextOf } from "./runContext.ts";
import { useSettled, useStateOf } from "./useSettled.ts";
import { useKeptRuns, useRunState, useViewerStore } from "./useViewerStore.ts";
import type { Choice, ShownRun, SlotName } from "./viewerMachine.ts";
import type { ViewerSetup } from "./viewerSetup.ts";

export interface ViewedBattery {
  readonly battery: Battery;
  readonly index: RunIndex;
  readonly baseRun: string | undefined;
  readonly isBaseRunKnown: boolean;
  /** Stable until the battery or the language changes. */
  readonly options: BatteryOptions;
  readonly setup: ViewerSetup;
}

export function useRunViewer(viewed: ViewedBattery) {
  const { battery, index, baseRun, isBaseRunKnown, options, setup } = viewed;
  const { metadata } = battery;
  const { plots, names } = setup;
  const [query, changeAddress] = useQuery();
  const changeQuery = useCallback(
    (change: QueryChange, history: { replace: boolean }) =>
      changeAddress(toAddress(change, names), history),
    [changeAddress, names],
  );
  const addressed = useMemo(
    (): AddressedBattery => ({
      metadata,
      index,
      sets: options.sets,
      plots: setup.plots,
      axis: setup.figures.axis,
      baseRunId: baseRun,
      baseShift: setup.shift?.base?.shift,
    }),
    [metadata, index, options, setup, baseRun],
  );
  const readAddress = useCallback(
    (inAddress: URLSearchParams) => readRunAddress(fromAddress(inAddress, names), addressed),
    [names, addressed],
  );
  const address = useMemo(() => readAddress(query), [query, readAddress]);
  // A choice can be a history entry; further choices during one drag replace it.
  const choose = useCallback(
    (change: QueryChange, isContinued = false) => {
      if (changeQuery(change, { replace: !setup.keepsSteps || isContinued })) setPressed(true);
    },
    [changeQuery, setup],
  );
  useEffect(() => {
    // The page has followed.
    if (address) setPressed(false);
  }, [address]);
  const finder = useMemo(() => new RunFinder(index, metadata), [index, metadata]);

  const chosen = useMemo(
    () => new Map([...address.chosen].map(([parameter, { value }]) => [parameter, value])),
    [address],
  );
  const isBase = address.isBase && (baseRun !== undefined || !isBaseRunKnown);
  const runId = isBase ? baseRun : finder.find(chosen, address.shift)?.runId;

  const { panelTables, keyPlot } = setup;
  const [kept1, kept2, kept3] = address.kept;
  const choice = useMemo(
    (): Choice => ({
      ...{ battery, panelTables },
      plots: keyPlot ? [keyPlot, ...plots] : plots,
      runs: { chosen: runId, kept1, kept2, kept3 },
    }),
    [battery, plots, keyPlot, panelTables, runId, kept1, kept2, kept3],
  );
  const [store, state] = useViewerStore(choice);
  const run = useRunState(store, state, "chosen");
  const kept = useKeptRuns(store, state);
  const { observed } = state;

  const shift = (isBase ? addressed.baseShift : undefined) ?? address.shift;
  const context = useMemo(
    (): PlotContext => ({
      city: metadata.city,
      startDay: metadata.startDay + shift,
      heatMapMaxValue: metadata.heatMapMaxValue,
      observed: observed.tables,
      sample: metadata.sample,
    }),
    [metadata, shift, observed.tables],
  );
  // A visible plot uses the latest run (PlotCard), whatever the list of plots follows.
  const currentState = useStateOf(run, context);
  const settledState = useSettled(plots, currentState);
  const states = useMemo(
    () => new Map(plots.map((plot) => [plot.shortNames[0], settledState(plot)])),
    [plots, settledState],
  );
  // Their contexts stay the same when an option is chosen, and with them the contents of plots.
  const keptRuns = useMemo(
    () =>
      new Map(
        kept.map(({ slot, shown }) => [
          slot,
          shown && { shown, context: contextOf(addressed, shown.runId, context) },
        ]),
      ),
    [kept, addressed, context],
  );
  const keptContent = useCallback(
    (plot: PlotDefinition, slot: SlotName) => {
      const own = keptRuns.get(slot);
      const state = own && plotState(plot, own.shown, own.context);
      return state?.kind === "content" ? state.content : undefined;
    },
    [keptRuns],
  );
  const scenarios = useMemo(
    () => scenariosOf(address, runId, { index }, options),
    [address, runId, index, options],
  );
  return {
    ...{ store, finder, chosen, address, addressed, options, readAddress, changeQuery, choose },
    ...{ runId, isBase, run, kept, observed, context, states, currentState, keptContent },
    scenarios,
  };
}

export type RunViewerState = ReturnType<typeof useRunViewer>;

/** The readable tables of a run or of a member of its ensemble. */
export function usableTables(run: Pick<ShownRun, "tables"> | undefined): RunTables {
  const entries = [...(run?.tables ?? [])].flatMap(([name, result]): [RunTableName, Table][] =>
    result.kind === "table" ? [[name, result.table]] : [],
  );
  return Object.fromEntries(entries);
}
