import type { Fault } from "@episcope/battery";
import { EmbeddedPlot } from "../../viewer/EmbeddedPlot.tsx";
import { useExtraCharts } from "../../viewer/extraCharts/extraCharts.ts";
import { useNotes } from "../../viewer/Notes.tsx";
import type { PlotView } from "../../viewer/state/plotView.ts";
import { usePlotView } from "../../viewer/state/usePlotView.ts";
import {
  type RunViewerState,
  useRunViewer,
  type ViewedBattery,
} from "../../viewer/state/useRunViewer.ts";
import { ViewerPage } from "../../viewer/ViewerPage.tsx";
import { InfectionMapButton } from "./InfectionMapButton.tsx";

interface RunViewerProps extends ViewedBattery {
  readonly faults: readonly Fault[];
}

/** The page of a battery, or one plot of it for the pages of others. */
export function RunViewer({ faults, ...viewed }: RunViewerProps) {
  const viewer = useRunViewer(viewed);
  const view = usePlotView(viewed, viewer);
  if (viewer.address.embed !== undefined) return <EmbeddedPlot viewer={viewer} view={view} />;
  return <WholePage {...{ faults, viewed, viewer, view }} />;
}

interface WholePageProps {
  readonly faults: readonly Fault[];
  readonly viewed: ViewedBattery;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

function WholePage({ faults, viewed, viewer, view }: WholePageProps) {
  const { battery } = viewed;
  const { shown } = viewer.run;
  return (
    <ViewerPage
      {...{ faults, viewed, viewer, view }}
      notes={useNotes(battery)}
      extraCharts={useExtraCharts(battery)}
    >
      {shown && <InfectionMapButton battery={battery} runId={shown.runId} />}
    </ViewerPage>
  );
}
