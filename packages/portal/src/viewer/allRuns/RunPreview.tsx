import { inLanguage, type Table } from "@episcope/common";
import { useMemo } from "react";
import { Chart } from "../../charts/Chart.tsx";
import type { ChartContent } from "../../charts/chartContent.ts";
import { useWidth } from "../../charts/useWidth.ts";
import type { Battery } from "../../data/runs/batteries.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import type { PlotView } from "../state/plotView.ts";
import { useRunState, useViewerStore } from "../state/useViewerStore.ts";
import type { Choice } from "../state/viewerMachine.ts";
import { RunProgress } from "../status/RunProgress.tsx";
import { allRunsTexts } from "./allRunsTexts.ts";

interface RunPreviewProps {
  readonly battery: Battery;
  readonly runId: string;
  readonly context: PlotContext;
  /** Only its model curves are drawn. */
  readonly plot: PlotDefinition;
  readonly view: PlotView;
}

const height = 180;
const nothingHidden: ReadonlySet<string> = new Set();
const noMarks = [] as const;
const noPlots = [] as const;
const previewTables = ["infections"] as const;
const nothingObserved: PlotContext["observed"] = new Map();

/** A small chart of the main curve of one run. */
export function RunPreview({ battery, runId, context, plot, view }: RunPreviewProps) {
  const choice = useMemo(
    (): Choice => ({
      ...{ battery, plots: noPlots, panelTables: previewTables },
      runs: { chosen: runId },
    }),
    [battery, runId],
  );
  const run = useRunState(...useViewerStore(choice), "chosen");
  const [place, width] = useWidth();
  const infections = run.shown?.tables.get("infections");
  const table = infections?.kind === "table" ? infections.table : undefined;
  const { startDay, city, heatMapMaxValue } = context;
  // Reported data, which can arrive later, are not drawn here.
  const content = useMemo(
    () =>
      table &&
      modelCurve(plot, table, { startDay, city, heatMapMaxValue, observed: nothingObserved }),
    [plot, table, startDay, city, heatMapMaxValue],
  );
  const hasArrived = infections || (run.shown && !run.shown.present.has("infections"));
  return (
    <div ref={place} style={{ minHeight: height }}>
      {run.error !== undefined && <Failure error={run.error} onRetry={run.retry} />}
      {run.progress && <RunProgress progress={run.progress} />}
      {hasArrived && !content && <p>{inLanguage(allRunsTexts, view.language).noCurve}</p>}
      {content && (
        <Chart
          title={runId}
          content={content}
          width={width}
          height={height}
          dates={view.dates}
          isLog={view.isLog}
          marks={noMarks}
          language={view.language}
          scheme={view.scheme}
          hiddenNames={() => nothingHidden}
        />
      )}
    </div>
  );
}

/** Without reported cases, target and seeds. */
function modelCurve(
  plot: PlotDefinition,
  infections: Table,
  context: PlotContext,
): ChartContent | undefined {
  const content = plot.content({ infections }, context);
  if (content?.kind !== "panels") return undefined;
  const panels = content.panels.map((panel) => ({
    ...panel,
    series: panel.series.filter(({ source }) => source === "model"),
  }));
  return { ...content, panels };
}
