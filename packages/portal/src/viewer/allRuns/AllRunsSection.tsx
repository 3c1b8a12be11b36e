import type { Run } from "@episcope/battery";
import { useCallback, useEffect, useMemo } from "react";
import { openRun } from "../address/changes.ts";
import { describedSets } from "../address/optionSets.ts";
import { minMembers } from "../figures/spread.ts";
import type { useKnownFigures } from "../figures/useKnownFigures.ts";
import type { PlotView } from "../state/plotView.ts";
import { contextOf } from "../state/runContext.ts";
import type { RunViewerState, ViewedBattery } from "../state/useRunViewer.ts";
import { AllRuns } from "./AllRuns.tsx";
import { RunPreview } from "./RunPreview.tsx";

interface AllRunsSectionProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly known: ReturnType<typeof useKnownFigures>;
  /** Whether the page counts only a section of the shown time. */
  readonly hasSection: boolean;
}

export default function AllRunsSection(props: AllRunsSectionProps) {
  const { viewer, view, battery, index, setup, known, hasSection } = props;
  const sets = useMemo(() => describedSets(viewer.options), [viewer.options]);
  const detail = useCallback(
    (run: Run) => (
      <RunPreview
        battery={battery}
        runId={run.runId}
        context={contextOf(viewer.addressed, run.runId, viewer.context)}
        plot={setup.preview}
        view={view}
      />
    ),
    [battery, viewer.addressed, viewer.context, setup, view],
  );
  const { stop } = known;
  // Nobody looks at the figures any more.
  useEffect(() => stop, [stop]);
  return (
    <AllRuns
      index={index}
      sets={sets}
      currentRunId={viewer.runId}
      figures={known.figures}
      fetching={known.fetching}
      figureSet={setup.figures}
      onOpen={(run) => view.change(openRun(viewer.addressed, run.runId) ?? {})}
      hasEnsembles={(battery.metadata.members ?? 1) >= minMembers}
      hasSection={hasSection}
      onRequestFigures={known.want}
      onPrefer={known.prefer}
      onStop={known.stop}
      detail={detail}
    />
  );
}
