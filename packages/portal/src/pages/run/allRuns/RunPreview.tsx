import { Chart } from "../../../charts/Chart.tsx";
import type { ChartContent } from "../../../charts/chart.ts";
import { useWidth } from "../../../charts/useWidth.ts";
import type { Battery } from "../../../data/batteries.ts";
import { Failure } from "../../../kit/Failure.tsx";
import { plotState } from "../plotContent.ts";
import { casesComparison } from "../plots/casesComparison.ts";
import type { PlotContext } from "../plots/plot.ts";
import type { PlotView } from "../plotView.ts";
import { RunProgress } from "../RunProgress.tsx";
import { useRun } from "../useRun.ts";

interface RunPreviewProps {
  readonly battery: Battery;
  readonly runId: string;
  readonly context: PlotContext;
  readonly view: PlotView;
}

const height = 180;
const nothingHidden: ReadonlySet<string> = new Set();

/** The curve of one run, small: the incidence that the model gives. */
export function RunPreview({ battery, runId, context, view }: RunPreviewProps) {
  const run = useRun(battery, runId, ["infections"]);
  const [place, width] = useWidth();
  const infections = run.shown?.tables.get("infections");
  const only =
    run.shown && infections
      ? { ...run.shown, present: new Set(["infections"] as const) }
      : undefined;
  const state = only && plotState(casesComparison, only, context);
  const content = state?.kind === "content" ? modelOnly(state.content) : undefined;
  return (
    <div ref={place} style={{ minHeight: height }}>
      {run.error !== undefined && <Failure error={run.error} onRetry={run.retry} />}
      {run.computing !== undefined && <RunProgress progress={run.computing} />}
      {content && (
        <Chart
          title={runId}
          content={content}
          width={width}
          height={height}
          dates={view.dates}
          isLog={view.isLog}
          marks={[]}
          language={view.language}
          scheme={view.scheme}
          hiddenNames={() => nothingHidden}
        />
      )}
    </div>
  );
}

function modelOnly(content: ChartContent): ChartContent {
  if (content.kind !== "panels") return content;
  return {
    ...content,
    panels: content.panels.map((panel) => ({
      ...panel,
      series: panel.series.filter(({ source, kind }) => source === "model" && kind !== "band"),
    })),
  };
}
