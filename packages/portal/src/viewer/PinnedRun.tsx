import { lazy, Suspense } from "react";
import { Failure } from "../kit/notices/Failure.tsx";
import { PartBoundary } from "../kit/notices/PartBoundary.tsx";
import { openRun, pinRun } from "./address/changes.ts";
import { describedSets } from "./address/optionSets.ts";
import { PinButton } from "./compare/PinButton.tsx";
import type { FiguresOfRuns } from "./figures/figureCollection.ts";
import { noRunFigures } from "./figures/runFigures.ts";
import { minMembers } from "./figures/spread.ts";
import type { PlotView } from "./state/plotView.ts";
import { contextOf } from "./state/runContext.ts";
import type { RunViewerState, ViewedBattery } from "./state/useRunViewer.ts";
import styles from "./ViewerPage.module.css";

const Comparison = lazy(async () => ({
  default: (await import("./compare/Comparison.tsx")).Comparison,
}));
const DifferencePlot = lazy(async () => ({
  default: (await import("./compare/DifferencePlot.tsx")).DifferencePlot,
}));

interface PinnedRunProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly figures: FiguresOfRuns;
}

/** The comparison with the pinned run, or the button that pins one. */
export function PinnedRun({ viewer, view, battery, index, setup, figures }: PinnedRunProps) {
  const { runId, pinned, address, addressed, options, context } = viewer;
  const { pinnedRunId } = address;
  if (pinnedRunId === undefined) {
    if (runId === undefined || viewer.run.error !== undefined) return undefined;
    return (
      <div className={styles.centred}>
        <PinButton onPin={() => view.change(pinRun(runId))} />
      </div>
    );
  }
  const side = (id: string | undefined, hasFailed: boolean) => ({
    values: index.runs.find((run) => run.runId === id)?.values,
    figures: hasFailed || id === undefined ? noRunFigures : figures.get(id),
  });
  const hasPlot = (battery.metadata.members ?? 1) >= minMembers && runId !== pinnedRunId;
  const openPinned = openRun(addressed, pinnedRunId) ?? {};
  return (
    <div className={styles.centred}>
      <PartBoundary>
        <Suspense fallback={<div style={{ minHeight: hasPlot ? 900 : 480 }} />}>
          <Comparison
            parameters={index.parameters}
            sets={describedSets(options)}
            pinned={side(pinnedRunId, pinned.error !== undefined)}
            current={side(runId, viewer.run.error !== undefined)}
            figureSet={setup.figures}
            onUnpin={() => view.change(pinRun(undefined))}
            onSwap={() => view.change({ ...openPinned, ...pinRun(runId) })}
            onOpenPinned={() => view.change(openPinned)}
          >
            {hasPlot && (
              <DifferencePlot
                pinned={pinned.shown}
                pinnedStart={contextOf(addressed, pinnedRunId, context).startDay}
                current={viewer.run.shown}
                currentStart={context.startDay}
                view={view}
              />
            )}
          </Comparison>
        </Suspense>
      </PartBoundary>
      {pinned.error !== undefined && <Failure error={pinned.error} onRetry={pinned.retry} />}
    </div>
  );
}
