import { type Fault, inLanguage } from "@episcope/common";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { ReadNotes } from "../data/reader/readNotes.ts";
import { useLanguage } from "../environment/language.ts";
import { useMediaQuery } from "../kit/browser/useMediaQuery.ts";
import { PartBoundary } from "../kit/notices/PartBoundary.tsx";
import { useIsEmbedded } from "../site/addresses/useIsEmbedded.ts";
import { Answer } from "./answer/Answer.tsx";
import { useComparedRun } from "./answer/useComparedRun.ts";
import type { ExtraChart } from "./extraCharts/extraCharts.ts";
import { useKnownFigures } from "./figures/useKnownFigures.ts";
import { useSectionFigures } from "./figures/useSectionFigures.ts";
import { Notes } from "./Notes.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { PhoneChoice } from "./panel/PhoneChoice.tsx";
import { FaultNote } from "./plotCard/FaultNote.tsx";
import { PlotList } from "./plotList/PlotList.tsx";
import { PageActions } from "./print/PageActions.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { runTexts } from "./runTexts.ts";
import { Scenarios } from "./Scenarios.tsx";
import { neighbourRuns } from "./state/neighbourRuns.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState, ViewedBattery } from "./state/useRunViewer.ts";
import { ObservedNote } from "./status/ObservedNote.tsx";
import { RunStatus } from "./status/RunStatus.tsx";
import { ScaleBar, ViewBar } from "./Toolbars.tsx";
import type { TourProps } from "./tour/Tour.tsx";
import { isTourSeen } from "./tour/tourSeen.ts";
import styles from "./ViewerPage.module.css";

const AllRunsSection = lazy(() => import("./allRuns/AllRunsSection.tsx"));
/** A page without its tour is whole: if the script is lost, nothing is said. */
const Tour = lazy<ComponentType<TourProps>>(() =>
  import("./tour/Tour.tsx").catch(() => ({ default: () => undefined })),
);

interface ViewerPageProps {
  readonly faults: readonly Fault[];
  readonly viewed: ViewedBattery;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  /** Undefined while loading. */
  readonly notes: ReadNotes | "none" | undefined;
  readonly extraCharts: readonly ExtraChart[];
  /** In the row below the key result. */
  readonly actions?: ReactNode;
  /** Above the plots. */
  readonly children?: ReactNode;
  /** A workbench beside the key result, in place of the options of the battery. */
  readonly workbench?: ReactNode;
}

/** Panel on the left, plots on the right; on a phone the panel is a drawer. */
export function ViewerPage(props: ViewerPageProps) {
  const { faults, viewed, viewer, view, notes, extraCharts, actions, children, workbench } = props;
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const isPhone = useMediaQuery("(max-width: 750px)");
  const isEmbedded = useIsEmbedded();
  const [isTouring, setTouring] = useState(() => !isEmbedded && !workbench && !isTourSeen());
  const { battery, setup } = viewed;
  const { run, runId, kept, address } = viewer;
  const compared = useComparedRun(viewed, viewer);
  const comparedShown = compared?.shown;
  const shownRuns = useMemo(
    () => [run.shown, ...kept.map(({ shown }) => shown), comparedShown],
    [run, kept, comparedShown],
  );
  const known = useKnownFigures(
    battery,
    viewer.context,
    shownRuns,
    viewer.addressed,
    setup.figures.of,
  );
  const section = setup.figures.ofSection && view.zoom;
  const figures = useSectionFigures(known, shownRuns, setup.figures, section);
  const { store } = viewer;
  const settledRun = run.isStale ? undefined : run.shown?.runId;
  const neighbours = neighbourRuns(viewer).join("\n");
  useEffect(() => {
    if (settledRun === undefined) return;
    return store.prefetch(battery, settledRun, neighbours.split("\n").filter(Boolean));
  }, [store, battery, settledRun, neighbours]);

  // If nothing can be drawn, the status of the run explains why.
  const kinds = setup.plots.map(({ shortNames: [name] }) => viewer.states.get(name)?.kind);
  const isBroken =
    kinds.includes("broken") && kinds.every((kind) => kind === "broken" || kind === "nothing");
  const hasPlots = (runId !== undefined || viewer.isBase) && run.error === undefined && !isBroken;
  const bars = { ...viewed, viewer, view };
  const answer = { viewer, view, setup, compared, known: figures, section };
  const panel = !workbench && <RunPanel {...bars} />;
  const result = (
    <>
      <RunStatus run={run} runId={viewer.isBase && runId === undefined ? "" : runId} />
      {hasPlots && hasAnswer(viewed, viewer) && <Answer {...answer} />}
    </>
  );
  return (
    <div className={styles.layout}>
      {panel &&
        (isPhone ? (
          <PhoneChoice summary={view.choice}>{panel}</PhoneChoice>
        ) : (
          <aside className={styles.panel} aria-label={t.scenario} data-tour="options">
            {panel}
          </aside>
        ))}
      <div className={styles.column} data-shown-run={run.shown?.runId}>
        <PrintHead viewer={viewer} view={view} />
        {workbench ? (
          <div className={styles.bench}>
            <div className={styles.work}>{workbench}</div>
            <div className={styles.result}>{result}</div>
          </div>
        ) : (
          result
        )}
        <ViewBar {...bars}>
          {actions}
          <PageActions {...answer} />
        </ViewBar>
        <Notes notes={notes} part="above" battery={battery} />
        {faults.length > 0 && (
          <Centred>
            <FaultNote faults={faults} language={language} summary={t.notes(faults.length)} />
          </Centred>
        )}
        {children}
        <Scenarios {...bars} figures={figures} section={section} />
        {address.showsAllRuns && (
          <PartBoundary>
            <Suspense fallback={<Centred>{t.loading}</Centred>}>
              <AllRunsSection {...bars} known={known} hasSection={section !== undefined} />
            </Suspense>
          </PartBoundary>
        )}
        {viewer.observed.failures.length > 0 && (
          <Centred>
            <ObservedNote failures={viewer.observed.failures} retry={store.retryObserved} />
          </Centred>
        )}
        {hasPlots ? (
          <PlotList
            viewer={viewer}
            view={view}
            scaleBar={<ScaleBar {...bars} />}
            battery={battery}
            extraCharts={extraCharts}
          />
        ) : (
          // Another start may have a run.
          battery.metadata.shifts.length > 1 && <ScaleBar {...bars} />
        )}
        <Notes notes={notes} part="below" battery={battery} />
      </div>
      {isTouring && hasPlots && run.shown && (
        <Suspense fallback={undefined}>
          <Tour onClose={() => setTouring(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Without infections the status of the run says why there is no answer. */
function hasAnswer({ setup: { keyPlot } }: ViewedBattery, viewer: RunViewerState): boolean {
  if (viewer.run.isStale || !keyPlot) return true;
  // Without its main table, what is wrong with another one does not matter.
  return !["nothing", "broken"].includes(viewer.currentState(keyPlot).kind);
}

function Centred({ children }: { readonly children: ReactNode }) {
  return <div className={styles.centred}>{children}</div>;
}
