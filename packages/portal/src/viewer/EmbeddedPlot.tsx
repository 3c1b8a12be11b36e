import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../environment/language.ts";
import { shownNames } from "./compare/scenarios.ts";
import styles from "./EmbeddedPlot.module.css";
import { PlotCard } from "./plotCard/PlotCard.tsx";
import { runTexts } from "./runTexts.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState } from "./state/useRunViewer.ts";
import { RunProgress } from "./status/RunProgress.tsx";
import { RunStatus } from "./status/RunStatus.tsx";

interface EmbeddedPlotProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

/** A single plot to embed in other sites. */
export function EmbeddedPlot({ viewer, view }: EmbeddedPlotProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const name = viewer.address.embed ?? "";
  const plot = viewer.addressed.plots.find(({ shortNames }) => shortNames[0] === name);
  const [short] = plot?.shortNames ?? [""];
  const state = viewer.states.get(short) ?? { kind: "nothing" };
  const { run, isBase } = viewer;
  const runId = viewer.runId ?? (isBase ? "" : undefined);
  const pageUrl = new URL(window.location.href);
  pageUrl.searchParams.delete("embed");
  return (
    <div className={styles.embed}>
      <h1 className="visually-hidden">{inLanguage(site.title, language)}</h1>
      {run.progress && <RunProgress progress={run.progress} />}
      <RunStatus run={run} runId={runId} />
      {(!plot || state.kind === "nothing") && (
        <p className={styles.message}>{t.unknownPlot(name)}</p>
      )}
      {plot && state.kind !== "nothing" && runId !== undefined && run.error === undefined && (
        <PlotCard
          plot={plot}
          state={state}
          currentState={viewer.currentState}
          keptContent={viewer.keptContent}
          view={view}
          onInView={viewer.store.setInView}
        />
      )}
      <p className={styles.link}>
        {site.name} · {shownNames(view, language)} ·{" "}
        <a href={pageUrl.href} target="_blank" rel="noreferrer">
          {t.fullPage}
        </a>
      </p>
    </div>
  );
}
