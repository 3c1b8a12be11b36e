import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isPermanent } from "../../data/network/isPermanent.ts";
import type { Battery } from "../../data/runs/batteries.ts";
import type { RunKey } from "../../data/runs/runStore.ts";
import { runs } from "../../data/runs/runs.ts";
import type { PlotContext } from "../../plots/plot.ts";
import type { AddressedBattery } from "../address/runAddress.ts";
import { ownStartDay } from "../state/runContext.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import {
  FigureCollection,
  type FigureContext,
  type FiguresOfRuns,
  type RunParts,
} from "./figureCollection.ts";
import { type Fetching, nothingFetched, RunQueue } from "./runQueue.ts";

export interface KnownFigures {
  /** Figures of all runs that have become known; noFigures for one without figures. */
  readonly figures: FiguresOfRuns;
  readonly fetching: Fetching;
  /** How they were counted. */
  readonly at: FigureContext;
  /** Fetches missing figures, one run after another; computes the members of ensembles. */
  want(runIds: readonly string[]): void;
  /** Those of them that wait are fetched before the others. */
  prefer(runIds: readonly string[]): void;
  /** Fetches no more. */
  stop(): void;
}

const nothingObserved: PlotContext["observed"] = new Map();

export function useKnownFigures(
  battery: Battery,
  context: PlotContext,
  /** Must be stable until one of them changes. */
  shown: readonly (ShownRun | undefined)[],
  /** Without it, all runs start on the day of the page. */
  addressed: AddressedBattery,
  /** Must be stable until the page shows another battery. */
  figuresOf: FigureContext["figuresOf"],
): KnownFigures {
  const collection = useMemo(() => new FigureCollection(), []);
  // Only triggers a render.
  const [, publish] = useState<FiguresOfRuns>();
  const { city, startDay, heatMapMaxValue } = context;
  const figureContext = useMemo(
    (): FigureContext => ({
      // Reported data do not affect figures.
      context: { city, startDay, heatMapMaxValue, observed: nothingObserved },
      memberCount: battery.metadata.members ?? 1,
      ownStartDay: (runId) => ownStartDay(addressed, runId),
      figuresOf,
    }),
    [battery, city, startDay, heatMapMaxValue, figuresOf, addressed],
  );

  useEffect(
    () =>
      runs.watch((run, { opened, tables }) => {
        if (run.battery.url !== battery.url) return;
        collection.addRun(run.runId, { present: opened.tables, tables }, figureContext);
        // Prefetched neighbours arrive here too, so plots have priority.
        startTransition(() => publish(collection.figures(startDay)));
      }),
    [battery, collection, figureContext, startDay],
  );
  // Figures stay available when the store evicts the run.
  useEffect(() => {
    for (const run of shown) if (run) collection.addRun(run.runId, run, figureContext);
    publish(collection.figures(startDay));
  }, [shown, collection, figureContext, startDay]);

  const latest = useRef(figureContext);
  useEffect(() => {
    latest.current = figureContext;
  }, [figureContext]);
  const [fetching, setFetching] = useState(nothingFetched);
  const queue = useMemo(() => {
    const fetchRun = async (runId: string, signal: AbortSignal) => {
      try {
        await fetchFigures({ battery, runId }, signal, (parts) => {
          collection.addRun(runId, parts, latest.current);
        });
      } catch (error) {
        if (isPermanent(error)) collection.setNone(runId);
      }
    };
    return new RunQueue(fetchRun, setFetching);
  }, [battery, collection]);
  useEffect(() => {
    // Nobody looks: a browser may have to compute the members.
    const follow = () => (document.hidden ? queue.pause() : queue.resume());
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      queue.stop();
    };
  }, [queue]);
  const want = useCallback((runIds: readonly string[]) => queue.add(runIds), [queue]);
  const prefer = useCallback((runIds: readonly string[]) => queue.prefer(runIds), [queue]);
  const stop = useCallback(() => queue.stop(), [queue]);
  return { figures: collection.figures(startDay), at: figureContext, fetching, want, prefer, stop };
}

const tables = ["infections"] as const;

/** A run without an ensemble is not computed for its figures alone; runs.watch reports it. */
async function fetchFigures(
  run: RunKey,
  signal: AbortSignal,
  onMembers: (parts: RunParts) => void,
): Promise<void> {
  const stored = runs.of(run);
  const ensemble = runs.ensemble(run);
  if (!ensemble) {
    await stored.loadComputedTables([...tables, "infectionsPerSeed"], signal);
    return;
  }
  const { tables: present } = await stored.open(signal);
  const first = await stored.loadTables(tables, signal);
  await ensemble.load(tables, signal, () => {});
  const members = [{ number: 1, tables: first }, ...ensemble.membersWith(tables)];
  const { memberCount } = ensemble;
  onMembers({ present, tables: first, ensemble: { members, memberCount } });
}
