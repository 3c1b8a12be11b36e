import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { ArchiveError } from "../../data/network/archiveError.ts";
import { FetchError, type FetchFault } from "../../data/network/fetchError.ts";
import type { Battery } from "../../data/runs/batteries.ts";
import { runs } from "../../data/runs/runs.ts";
import type { PlotContext } from "../../plots/plot.ts";
import type { AddressedBattery } from "../address/runAddress.ts";
import { ownStartDay } from "../state/runContext.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import { FigureCollection, type FigureContext, type FiguresOfRuns } from "./figureCollection.ts";
import { type Fetching, nothingFetched, RunQueue } from "./runQueue.ts";

interface KnownFigures {
  /** Of runs that have become known by whatever way; noFigures for one that has none. */
  readonly figures: FiguresOfRuns;
  readonly fetching: Fetching;
  /** Fetches those that are missing, one run after the other. */
  want(runIds: readonly string[]): void;
}

const nothingObserved: PlotContext["observed"] = new Map();

export function useKnownFigures(
  battery: Battery,
  context: PlotContext,
  shown: readonly (ShownRun | undefined)[],
  /** Without it, all runs start on the day of the page. */
  addressed: AddressedBattery,
  /** The same function until the page shows another battery. */
  figuresOf: FigureContext["figuresOf"],
): KnownFigures {
  const collection = useMemo(() => new FigureCollection(), []);
  // Only tells React that there is something new.
  const [, publish] = useState<FiguresOfRuns>();
  const { city, startDay, heatMapMaxValue } = context;
  const how = useMemo(
    (): FigureContext => ({
      // Reported data change no figures.
      context: { city, startDay, heatMapMaxValue, observed: nothingObserved },
      ownStartDay: (runId) => ownStartDay(addressed, runId),
      figuresOf,
    }),
    [city, startDay, heatMapMaxValue, figuresOf, addressed],
  );

  useEffect(
    () =>
      runs.watch((run, { opened, tables }) => {
        if (run.battery.url !== battery.url) return;
        collection.learn(run.runId, { present: opened.tables, tables }, how);
        // Of neighbours, too, that are fetched ahead: the plots may go first.
        startTransition(() => publish(collection.figures(startDay)));
      }),
    [battery, collection, how, startDay],
  );
  // They stay on the page when other runs have pushed them out of the store.
  const [first, second] = shown;
  useEffect(() => {
    for (const run of [first, second]) if (run) collection.learn(run.runId, run, how);
    publish(collection.figures(startDay));
  }, [first, second, collection, how, startDay]);

  const [fetching, setFetching] = useState(nothingFetched);
  const queue = useMemo(() => {
    const fetchRun = async (runId: string, signal: AbortSignal) => {
      try {
        await runs.of({ battery, runId }).loadComputedTables(["infections"], signal);
      } catch (error) {
        if (isForGood(error)) collection.setNone(runId);
      }
    };
    return new RunQueue(fetchRun, setFetching);
  }, [battery, collection]);
  useEffect(() => () => queue.stop(), [queue]);
  const want = useCallback((runIds: readonly string[]) => queue.add(runIds), [queue]);
  return { figures: collection.figures(startDay), fetching, want };
}

const faultsForGood: readonly FetchFault[] = ["missing", "notText", "tooLarge"];

/** Asking again would not help. */
function isForGood(error: unknown): boolean {
  if (error instanceof FetchError) return faultsForGood.includes(error.fault);
  return error instanceof ArchiveError;
}
