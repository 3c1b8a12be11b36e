import type { Fault } from "@episcope/battery";
import { lazy, type ReactNode, Suspense } from "react";
import { useLanguage } from "../../app/language.ts";
import { PartBoundary } from "../../kit/PartBoundary.tsx";
import { useMediaQuery } from "../../kit/useMediaQuery.ts";
import { EmbeddedPlot } from "./EmbeddedPlot.tsx";
import { useExtraCharts } from "./extraCharts/extraCharts.ts";
import { useKnownFigures } from "./figures/useKnownFigures.ts";
import { InfectionMapButton } from "./InfectionMapButton.tsx";
import { Notes, useNotes } from "./Notes.tsx";
import { neighbourRuns } from "./neighbourRuns.ts";
import { ObservedNote } from "./ObservedNote.tsx";
import { PinnedRun } from "./PinnedRun.tsx";
import { PlotList } from "./PlotList.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { PhoneChoice } from "./panel/PhoneChoice.tsx";
import { FaultNote } from "./plotCard/FaultNote.tsx";
import { plots } from "./plots/plots.ts";
import type { PlotView } from "./plotView.ts";
import { RunPanel } from "./RunPanel.tsx";
import { RunProgress } from "./RunProgress.tsx";
import { RunStatus } from "./RunStatus.tsx";
import styles from "./RunViewer.module.css";
import { runTexts } from "./runTexts.ts";
import { ScaleBar, ViewBar } from "./Toolbars.tsx";
import { usePlotView } from "./usePlotView.ts";
import { usePrefetch } from "./usePrefetch.ts";
import { type RunViewerState, useRunViewer, type ViewedBattery } from "./useRunViewer.ts";

const AllRunsSection = lazy(() => import("./allRuns/AllRunsSection.tsx"));

interface RunViewerProps extends ViewedBattery {
  readonly faults: readonly Fault[];
}

/** The page of a battery, or one plot of it for the pages of others. */
export function RunViewer({ faults, ...battery }: RunViewerProps) {
  const viewer = useRunViewer(battery);
  const view = usePlotView(battery.battery, viewer);
  const { embed } = viewer.address;
  if (embed !== undefined) {
    const plot = plots.find(({ shortNames }) => shortNames[0] === embed);
    return <EmbeddedPlot plot={plot} name={embed} viewer={viewer} view={view} />;
  }
  return <WholePage {...{ faults, battery, viewer, view }} />;
}

interface WholePageProps {
  readonly faults: readonly Fault[];
  readonly battery: ViewedBattery;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

/** Panel on the left, plots on the right; on a phone the panel is a drawer. */
function WholePage({ faults, battery, viewer, view }: WholePageProps) {
  const language = useLanguage();
  const t = runTexts[language];
  const isPhone = useMediaQuery("(max-width: 750px)");
  const notes = useNotes(battery.battery);
  const extraCharts = useExtraCharts(battery.battery);
  const { run, runId, pinned, address } = viewer;
  const known = useKnownFigures(
    battery.battery,
    viewer.context,
    [run.shown, pinned.shown],
    viewer.addressed,
  );
  usePrefetch(battery.battery, run, neighbourRuns(viewer), viewer.wanted);

  const bars = { ...battery, viewer, view };
  const panel = <RunPanel {...bars} extraCharts={extraCharts} />;
  return (
    <div className={styles.layout}>
      {isPhone ? (
        <PhoneChoice summary={view.choice}>{panel}</PhoneChoice>
      ) : (
        <aside className={styles.panel} aria-label={t.scenario}>
          {panel}
        </aside>
      )}
      <div className={styles.column}>
        <PrintHead
          viewer={viewer}
          view={view}
          figures={runId === undefined ? undefined : known.figures.get(runId)}
          endDay={battery.battery.metadata.endDay}
        />
        <Notes notes={notes} part="above" battery={battery.battery} />
        {faults.length > 0 && (
          <Centred>
            <FaultNote faults={faults} language={language} summary={t.notes(faults.length)} />
          </Centred>
        )}
        {run.shown && <InfectionMapButton battery={battery.battery} runId={run.shown.runId} />}
        <ViewBar {...bars} />
        <PinnedRun {...bars} figures={known.figures} />
        {address.showsAllRuns && (
          <PartBoundary>
            <Suspense fallback={<Centred>{t.loading}</Centred>}>
              <AllRunsSection {...bars} known={known} />
            </Suspense>
          </PartBoundary>
        )}
        {run.computing !== undefined && <RunProgress progress={run.computing} />}
        <RunStatus run={run} runId={viewer.isBase && runId === undefined ? "" : runId} />
        {viewer.observed.failures.length > 0 && (
          <Centred>
            <ObservedNote {...viewer.observed} />
          </Centred>
        )}
        {(runId !== undefined || viewer.isBase) && run.error === undefined && (
          <PlotList
            viewer={viewer}
            view={view}
            scaleBar={<ScaleBar {...bars} />}
            battery={battery.battery}
            extraCharts={extraCharts}
          />
        )}
        {run.shown && <p className={styles.runId}>{t.runId(run.shown.runId)}</p>}
        <Notes notes={notes} part="below" battery={battery.battery} />
      </div>
    </div>
  );
}

function Centred({ children }: { readonly children: ReactNode }) {
  return <div className={styles.centred}>{children}</div>;
}
