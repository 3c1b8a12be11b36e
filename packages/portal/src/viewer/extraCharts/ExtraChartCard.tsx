import { type ChartDefinition, chartEntry } from "@episcope/battery";
import { defineTexts, inLanguage, sourceLanguage } from "@episcope/common";
import { lazy, Suspense, useCallback, useState } from "react";
import type { ChartExport } from "../../charts/vega/exportChart.ts";
import { readConfig } from "../../data/config.ts";
import type { Battery } from "../../data/runs/batteries.ts";
import { runs } from "../../data/runs/runs.ts";
import { langOf, useTexts } from "../../environment/language.ts";
import { download } from "../../kit/browser/download.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { useNearView } from "../../kit/browser/useNearView.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import { showScreen } from "../address/changes.ts";
import { FaultNote } from "../plotCard/FaultNote.tsx";
import styles from "../plotCard/PlotCard.module.css";
import { ScreenTool } from "../plotCard/PlotTools.tsx";
import { cardTexts } from "../plotCard/plotCardTexts.ts";
import { pictureSource } from "../plotCard/sourceLines.ts";
import type { PlotView } from "../state/plotView.ts";
import type { ExtraChart } from "./extraCharts.ts";

const texts = defineTexts({
  en: {
    onlyChosen: (scenario: string) => `This chart shows one model run of “${scenario}” alone.`,
  },
  de: {
    onlyChosen: (scenario: string) =>
      `Dieses Diagramm zeigt nur einen Modelllauf von „${scenario}“.`,
  },
});

const FullScreen = lazy(() => import("../../kit/containers/FullScreen.tsx"));
const VegaChart = lazy(() => import("../../charts/vega/VegaChart.tsx"));

interface ExtraChartCardProps {
  readonly chart: ExtraChart;
  readonly battery: Battery;
  readonly view: PlotView;
}

const nearMargin = 300;

/**
 * A chart that comes with the battery. Vega is loaded when the first one comes near the viewport.
 */
export function ExtraChartCard({ chart, battery, view }: ExtraChartCardProps) {
  const { element: card, isNear } = useNearView(nearMargin);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const { definition, faults, title } = chart;
  const { changeFrom } = view;
  const leaveScreen = useCallback(() => changeFrom(() => showScreen(undefined)), [changeFrom]);
  return (
    <article
      ref={card}
      id={`plot-${chart.name}`}
      className={`${styles.card} ${view.isWide ? "" : styles.narrow}`}
      aria-label={title}
      data-plot-name={chart.name}
      style={{ minHeight: definition?.showAbove ? 330 : 430 }}
    >
      {!definition && (
        <>
          <h3 className={styles.title} lang={langOf(sourceLanguage, view.language)}>
            {title}
          </h3>
          <FaultNote faults={faults} language={view.language} />
        </>
      )}
      {definition && wasNear && (
        <PartBoundary>
          <Drawn {...{ chart, definition, battery, view }} isScreen={false} />
        </PartBoundary>
      )}
      {definition && view.address.screen === chart.name && (
        <Suspense>
          <FullScreen title={title} onClose={leaveScreen}>
            {() => <Drawn {...{ chart, definition, battery, view }} isScreen />}
          </FullScreen>
        </Suspense>
      )}
    </article>
  );
}

function Loading() {
  return (
    <p className={styles.message} data-waiting>
      {useTexts(cardTexts).loading}
    </p>
  );
}

interface DrawnProps extends ExtraChartCardProps {
  readonly definition: ChartDefinition;
  readonly isScreen: boolean;
}

function Drawn({ chart, definition, battery, view, isScreen }: DrawnProps) {
  const t = inLanguage(cardTexts, view.language);
  const lang = langOf(sourceLanguage, view.language);
  const { runId } = view;
  const chosen = view.scenarios.find(({ isChosen }) => isChosen);
  const entry = chartEntry(definition, runId);
  const loaded = useLoaded(`${battery.url} ${runId} ${entry}`, async (signal) => {
    const { dataRoot } = await readConfig();
    if (entry === undefined) return { dataRoot, data: undefined };
    const [table, { tableRows }] = await Promise.all([
      runs.of({ battery, runId }).loadEntry(entry, signal),
      import("../../charts/vega/spec/runRows.ts"),
    ]);
    return { dataRoot, data: table ? tableRows(table) : [] };
  });
  const [picture, setPicture] = useState<ChartExport>();
  // The last chart stays while the next run loads.
  const [last, setLast] = useState(loaded);
  if (loaded.state === "done" && loaded !== last) setLast(loaded);
  const shown = loaded.state === "loading" ? last : loaded;

  const save = async (kind: "svg" | "png") => {
    if (!picture) return;
    const texts = {
      title: `${view.cityName}: ${chart.title}`,
      subtitle: [definition.description, view.choice].filter(Boolean).join(" · "),
      source: pictureSource(view),
    };
    try {
      const [drawing, { chartPng }, { withMetadata }, { savedHead }, record] = await Promise.all([
        picture.svg(texts),
        import("../../charts/chartPicture.tsx"),
        import("../../charts/pictureNotes.ts"),
        import("../plotCard/savedHead.ts"),
        view.readRecord(runId),
      ]);
      const about = { scenarios: [view.choice], runs: [[runId, record]] as const };
      const sources = pictureSource(view).slice(0, 1);
      const head = savedHead({ title: texts.title, sources, ...about }, view.language);
      const svg = withMetadata(drawing, head);
      const content =
        kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await chartPng(svg);
      download(`${view.city}-${chart.name}-${runId}.${kind}`, content);
    } catch {
      showToast(t.downloadFailed);
    }
  };
  return (
    <>
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h3 className={styles.title} lang={lang}>
            {chart.title}
          </h3>
          <div className={styles.tools}>
            {picture && !definition.showAbove && (
              <>
                <button type="button" className={styles.wordTool} onClick={() => save("svg")}>
                  {t.svg}
                </button>
                <button type="button" className={styles.wordTool} onClick={() => save("png")}>
                  {t.png}
                </button>
              </>
            )}
            <ScreenTool name={chart.name} view={view} isScreen={isScreen} />
          </div>
        </div>
        {definition.description && (
          <p className={styles.subtitle} lang={lang}>
            {definition.description}
          </p>
        )}
      </header>
      {shown.state === "loading" && <Loading />}
      {shown.state === "failed" && <Failure error={shown.error} onRetry={shown.retry} />}
      {shown.state === "done" && (
        <Suspense fallback={<Loading />}>
          <VegaChart
            file={chart.file}
            definition={definition}
            data={shown.value.data}
            baseUrl={battery.url}
            dataRoot={shown.value.dataRoot}
            graphStartDay={battery.metadata.graphStartDay}
            endDay={battery.metadata.endDay}
            isLog={view.isLog}
            scheme={view.scheme}
            language={view.language}
            onExportReady={setPicture}
          />
        </Suspense>
      )}
      {chosen && view.scenarios.length > 1 && (
        <p className={styles.summary}>
          {inLanguage(texts, view.language).onlyChosen(inLanguage(chosen.name, view.language))}
        </p>
      )}
    </>
  );
}
