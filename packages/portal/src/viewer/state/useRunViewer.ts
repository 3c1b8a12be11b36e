// Everything the viewer knows: what the address says, which run that is, and what has arrived of it.
import { RunFinder, type RunIndex, type RunTableName, type Table } from "@episcope/battery";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Battery } from "../../data/runs/batteries.ts";
import { type QueryChange, useQuery } from "../../environment/useQuery.ts";
import type { PlotContext, PlotDefinition, RunTables } from "../../plots/plot.ts";
import { fromAddress, toAddress } from "../address/addressNames.ts";
import type { BatteryOptions } from "../address/optionSets.ts";
import { type AddressedBattery, readRunAddress } from "../address/runAddress.ts";
import { type PlotState, plotState } from "./plotContent.ts";
import { contextOf } from "./runContext.ts";
import { useObserved } from "./useObserved.ts";
import { type ShownRun, useRun } from "./useRun.ts";
import type { ViewerSetup } from "./viewerSetup.ts";

export interface ViewedBattery {
  readonly battery: Battery;
  readonly index: RunIndex;
  readonly baseRun: string | undefined;
  readonly isBaseRunKnown: boolean;
  /** The same until the battery or the language changes. */
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
  // What a visitor chooses may be a step back; a hand that is still on the slider goes on with the same step.
  const choose = useCallback(
    (change: QueryChange, isContinued = false) =>
      changeQuery(change, { replace: !setup.keepsSteps || isContinued }),
    [changeQuery, setup],
  );
  const finder = useMemo(() => new RunFinder(index, metadata), [index, metadata]);

  const chosen = useMemo(
    () => new Map([...address.chosen].map(([parameter, { value }]) => [parameter, value])),
    [address],
  );
  const isBase = address.isBase && (baseRun !== undefined || !isBaseRunKnown);
  const runId = isBase ? baseRun : finder.find(chosen, address.shift)?.runId;

  // Their tables come first; those of the others follow when nothing else is to be done.
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const onInView = useCallback((name: string, isInView: boolean) => {
    setInView((before) => {
      if (before.has(name) === isInView) return before;
      const after = new Set(before);
      if (isInView) after.add(name);
      else after.delete(name);
      return after;
    });
  }, []);
  const plotsInView = plots.filter(({ shortNames }) => inView.has(shortNames[0]));
  const wanted = [
    ...new Set([...setup.panelTables, ...plotsInView.flatMap(({ tables }) => tables)]),
  ];
  const run = useRun(battery, runId, wanted);
  const pinned = useRun(battery, address.pinnedRunId, wanted);
  const observed = useObserved(metadata.city, plotsInView);

  const shift = (isBase ? addressed.baseShift : undefined) ?? address.shift;
  const context = useMemo(
    (): PlotContext => ({
      city: metadata.city,
      startDay: metadata.startDay + shift,
      heatMapMaxValue: metadata.heatMapMaxValue,
      observed: observed.tables,
    }),
    [metadata, shift, observed.tables],
  );
  // Plots out of view may follow a moment later: a click answers at once where the visitor looks.
  const far = useDeferredValue(run.shown);
  const states = useMemo(
    () =>
      new Map(
        plots.map((plot): [string, PlotState] => {
          const [name] = plot.shortNames;
          const shown = inView.has(name) ? run.shown : far;
          const state = shown && plotState(plot, shown, context, run.lost);
          // A plot that left now would be out of view, where older tables count: it would come back, and leave again.
          const isAhead = state?.kind === "nothing" && shown !== far;
          return [name, state && !isAhead ? state : { kind: "waiting" }];
        }),
      ),
    [plots, run.shown, run.lost, far, inView, context],
  );
  const pinnedId = pinned.shown?.runId;
  const pinnedContext = useMemo(
    () => (pinnedId === undefined ? context : contextOf(addressed, pinnedId, context)),
    [addressed, pinnedId, context],
  );
  const pinnedContent = useCallback(
    (plot: PlotDefinition) => {
      const state = pinned.shown && plotState(plot, pinned.shown, pinnedContext);
      return state?.kind === "content" ? state.content : undefined;
    },
    [pinned.shown, pinnedContext],
  );
  return {
    ...{
      finder,
      chosen,
      address,
      addressed,
      options,
      readAddress,
      changeQuery,
      choose,
      runId,
      isBase,
      run,
      pinned,
      observed,
    },
    ...{ context, states, pinnedContent, onInView, wanted },
  };
}

export type RunViewerState = ReturnType<typeof useRunViewer>;

/** The tables of a run that can be used. */
export function usableTables(run: ShownRun | undefined): RunTables {
  const entries = [...(run?.tables ?? [])].flatMap(([name, result]): [RunTableName, Table][] =>
    result.kind === "table" ? [[name, result.table]] : [],
  );
  return Object.fromEntries(entries);
}
