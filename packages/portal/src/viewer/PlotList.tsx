import { lazy, type ReactNode, Suspense } from "react";
import type { Battery } from "../data/runs/batteries.ts";
import { useTexts } from "../environment/language.ts";
import { PartBoundary } from "../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../plots/plot.ts";
import type { ExtraChart } from "./extraCharts/extraCharts.ts";
import styles from "./PlotList.module.css";
import { PlotCard } from "./plotCard/PlotCard.tsx";
import { runTexts } from "./runTexts.ts";
import type { PlotState } from "./state/plotContent.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState } from "./state/useRunViewer.ts";

const ExtraChartCard = lazy(async () => ({
  default: (await import("./extraCharts/ExtraChartCard.tsx")).ExtraChartCard,
}));

const waiting: PlotState = { kind: "waiting" };

interface PlotListProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  /** Between the activity levels, which ignore it, and the other plots. */
  readonly scaleBar: ReactNode;
  readonly battery: Battery;
  readonly extraCharts: readonly ExtraChart[];
}

/** The plots of the run that have data and are switched on. */
export function PlotList({ viewer, view, scaleBar, battery, extraCharts }: PlotListProps) {
  const t = useTexts(runTexts);
  const { plots } = viewer.addressed;
  const shown = plots.filter((plot) => isShown(plot, viewer));
  const entries = (plotsOfPart: readonly PlotDefinition[]) =>
    plotsOfPart.map((plot) => (
      <PlotCard
        key={plot.shortNames[0]}
        plot={plot}
        state={viewer.states.get(plot.shortNames[0]) ?? waiting}
        currentState={viewer.currentState}
        pinnedContent={viewer.pinnedContent}
        view={view}
        onInView={viewer.store.setInView}
      />
    ));
  const charts = extraCharts.filter(({ name }) => !viewer.address.uncheckedPlots.has(name));
  const isAbove = ({ definition }: ExtraChart) => definition?.showAbove === true;
  const cards = (isWanted: (chart: ExtraChart) => boolean) =>
    charts.filter(isWanted).map((chart) => (
      <PartBoundary key={chart.name}>
        <Suspense>
          <ExtraChartCard chart={chart} battery={battery} view={view} />
        </Suspense>
      </PartBoundary>
    ));
  const hasNone = shown.length + charts.length === 0;
  // If the run itself has no plots, its status explains why.
  const isAnySwitchedOff =
    charts.length < extraCharts.length || plots.some((plot) => isSwitchedOff(plot, viewer));
  return (
    <div className={styles.plots} style={view.print && { columnCount: view.print.columns }}>
      {entries(shown.filter(({ isAboveScale }) => isAboveScale))}
      {cards(isAbove)}
      {scaleBar}
      {hasNone && isAnySwitchedOff && <p className={styles.none}>{t.noPlots}</p>}
      {entries(shown.filter(({ isAboveScale }) => !isAboveScale))}
      {cards((chart) => !isAbove(chart))}
    </div>
  );
}

function isShown(plot: PlotDefinition, viewer: RunViewerState) {
  return hasContent(plot, viewer) && !viewer.address.uncheckedPlots.has(plot.shortNames[0]);
}

function isSwitchedOff(plot: PlotDefinition, viewer: RunViewerState) {
  return hasContent(plot, viewer) && viewer.address.uncheckedPlots.has(plot.shortNames[0]);
}

function hasContent({ shortNames: [name] }: PlotDefinition, { states }: RunViewerState) {
  return states.get(name)?.kind !== "nothing";
}
