import { inLanguage } from "@episcope/common";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { Chart } from "../../charts/Chart.tsx";
import { fewPeopleWords, shortEnsembleWords } from "../../charts/modelWords.ts";
import { mergeContents } from "../../charts/scenarios/compareContents.ts";
import { useWidth } from "../../charts/useWidth.ts";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { hiddenNames, toggleSeries } from "../address/hiddenSeries.ts";
import { scenarioContents } from "../compare/scenarios.ts";
import { ScreenTool } from "../plotCard/PlotTools.tsx";
import type { PrintedChart } from "../print/paper.ts";
import { plotState } from "../state/plotContent.ts";
import type { PlotView } from "../state/plotView.ts";
import type { RunViewerState } from "../state/useRunViewer.ts";
import styles from "./Answer.module.css";
import type { ScenarioWords } from "./answerSentence.ts";
import { answerTexts } from "./answerTexts.ts";
import { KeyWaiting } from "./KeyWaiting.tsx";
import { keyContent } from "./keyContent.ts";
import type { Compared } from "./useComparedRun.ts";

/** With the table and the files. */
const ChartScreen = lazy(() => import("../plotCard/ChartScreen.tsx"));

interface KeyChartProps {
  readonly plot: PlotDefinition;
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly compared: Compared | undefined;
  /** Another run has been chosen. */
  readonly isStale: boolean;
  readonly paperChart: PrintedChart;
}

const height = { desktop: 330, phone: 200 };

/** The one curve that answers the question, before all other plots. */
export function KeyChart(props: KeyChartProps) {
  const { plot, viewer, view, compared, isStale, paperChart } = props;
  const { language } = view;
  const [place, width] = useWidth();
  const isPhone = useMediaQuery("(max-width: 750px)");
  const screen = isPhone ? "phone" : "desktop";
  const [name] = plot.shortNames;
  const { setInView } = viewer.store;
  // Reported figures are loaded for plots in view.
  useEffect(() => {
    setInView(name, true);
    return () => setInView(name, false);
  }, [name, setInView]);
  const state = viewer.currentState(plot);
  const { context } = viewer;
  const other = useMemo(() => {
    if (!compared?.shown) return undefined;
    const at = { ...context, startDay: compared.startDay };
    const known = plotState(plot, compared.shown, at);
    return known.kind === "content" ? known : undefined;
  }, [plot, compared?.shown, compared?.startDay, context]);
  const title = inLanguage(plot.title, language);
  const comparedName = compared ? nameOf(compared.words, view) : "";
  const own = state.kind === "content" ? state.content : undefined;
  const { scenarios } = view;
  const { keptContent } = viewer;
  const content = useMemo(() => {
    if (!own) return undefined;
    const contents = scenarioContents(scenarios, own, (slot) => keptContent(plot, slot));
    // Kept scenarios have their own looks and names, also the one that is compared with.
    if (contents.length > 1) return mergeContents(own, contents);
    return keyContent(own, other?.content, comparedName);
  }, [own, other?.content, comparedName, scenarios, keptContent, plot]);
  const isWaiting = isStale || state.kind === "waiting";
  const chart = (size: { readonly width: number; readonly height: number }) =>
    content && (
      <Chart
        title={title}
        content={content}
        {...size}
        dates={view.zoom ?? view.dates}
        isLog={false}
        showsMembers={view.address.showsMembers}
        marks={view.marks}
        language={language}
        scheme={view.scheme}
        hiddenNames={(panel) => hiddenNames(view.address, panel)}
        onToggle={(panel, series) =>
          view.changeFrom((current) => toggleSeries(current, panel, series))
        }
        onZoom={view.onZoom}
      />
    );
  return (
    <div data-tour="chart">
      <div className={styles.titleRow}>
        <h2 className={styles.chartTitle}>{title}</h2>
        {!view.print && content && (
          <div className={styles.tools}>
            <ScreenTool {...{ name, view }} isScreen={false} />
          </div>
        )}
      </div>
      {content && view.address.screen === name && (
        <Suspense>
          <ChartScreen {...{ plot, title, content, view, chart }} />
        </Suspense>
      )}
      <div className={styles.stage}>
        <div
          ref={place}
          className={`${styles.place} ${isStale ? styles.stale : ""}`}
          style={view.print ? undefined : { minHeight: height[screen] + reserved[screen] }}
          data-key-chart={viewer.run.shown?.runId}
        >
          {state.kind === "failed" && (
            <p className={styles.few}>{inLanguage(answerTexts, language).failed}</p>
          )}
          {chart(view.print ? paperChart : { width, height: height[screen] })}
        </div>
        {isWaiting && (
          <KeyWaiting
            key={viewer.runId}
            progress={viewer.run.progress}
            isFirst={!viewer.run.shown}
          />
        )}
      </div>
      <p className={styles.few}>
        {content &&
          shortEnsembleWords(
            content,
            view.address.showsMembers ? "members" : "bands",
            language,
          )}{" "}
        {content && fewPeopleWords(content, view.zoom ?? view.dates, language)}
      </p>
    </div>
  );
}

/** Titles of the axes and the legend, which has a second line on a phone when reports arrive. */
const reserved = { desktop: 66, phone: 80 };

function nameOf(words: ScenarioWords, { language }: PlotView): string {
  const t = inLanguage(answerTexts, language);
  if (words.kind === "named") return words.name;
  return words.kind === "asItWas" ? t.asItWas : t.withoutMeasures;
}
