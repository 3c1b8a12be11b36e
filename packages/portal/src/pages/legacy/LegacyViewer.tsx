import type { Fault } from "@episcope/battery";
import { useTexts } from "../../environment/language.ts";
import { EmbeddedPlot } from "../../viewer/EmbeddedPlot.tsx";
import type { PlotView } from "../../viewer/state/plotView.ts";
import { usePlotView } from "../../viewer/state/usePlotView.ts";
import {
  type RunViewerState,
  useRunViewer,
  type ViewedBattery,
} from "../../viewer/state/useRunViewer.ts";
import styles from "../../viewer/ViewerPage.module.css";
import { ViewerPage } from "../../viewer/ViewerPage.tsx";
import type { LegacyViewer as Viewer } from "./definition.ts";
import { legacyTexts } from "./legacyTexts.ts";
import { useLegacyNotes } from "./useLegacyNotes.ts";

interface LegacyViewerProps extends ViewedBattery {
  readonly viewer: Viewer;
  readonly faults: readonly Fault[];
}

/** The run page with the runs of spring 2020, or one plot of it for the pages of others. */
export function LegacyViewer({ viewer: definition, faults, ...viewed }: LegacyViewerProps) {
  const viewer = useRunViewer(viewed);
  const view = usePlotView(viewed, viewer);
  if (viewer.address.embed !== undefined) return <EmbeddedPlot viewer={viewer} view={view} />;
  return <WholePage {...{ definition, faults, viewed, viewer, view }} />;
}

interface WholePageProps {
  readonly definition: Viewer;
  readonly faults: readonly Fault[];
  readonly viewed: ViewedBattery;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

const noCharts = [] as const;

function WholePage({ definition, ...page }: WholePageProps) {
  const t = useTexts(legacyTexts);
  const { baseRun, isBaseRunKnown } = page.viewed;
  const lacksBase = definition.base && isBaseRunKnown && baseRun === undefined;
  return (
    <ViewerPage {...page} notes={useLegacyNotes(definition.notes)} extraCharts={noCharts}>
      {lacksBase && <p className={styles.centred}>{t.noBase}</p>}
    </ViewerPage>
  );
}
