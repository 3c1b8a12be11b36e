import { inLanguage } from "@episcope/common";
import { ChevronDown, ChevronUp, CircleQuestionMark, StretchHorizontal } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { ScenarioContent } from "../../charts/scenarios/chartScenario.ts";
import type { ComparedContent } from "../../charts/scenarios/compareContents.ts";
import { CardTool } from "../../kit/controls/CardTool.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { seedsSeriesName } from "../../plots/series/seedsSeriesName.ts";
import { togglePlotView } from "../address/changes.ts";
import { hiddenNames, toggleSeries } from "../address/hiddenSeries.ts";
import type { PlotView } from "../state/plotView.ts";
import styles from "./PlotCard.module.css";
import { FilesTool, ScreenTool, TableTool } from "./PlotTools.tsx";
import { cardTexts } from "./plotCardTexts.ts";

const ApartTool = lazy(() => import("./ApartTool.tsx"));
const PlotHelp = lazy(() => import("./PlotHelp.tsx"));

interface PlotHeaderProps {
  readonly plot: PlotDefinition;
  readonly title: string;
  readonly content: ChartContent | undefined;
  readonly contents: readonly ScenarioContent[];
  readonly compared: ComparedContent | undefined;
  readonly view: PlotView;
  readonly isScreen: boolean;
}

/** Title, subtitle, help and the buttons of a plot. */
export function PlotHeader(props: PlotHeaderProps) {
  const { plot, title, content, contents, compared, view, isScreen } = props;
  const { address, language } = view;
  const t = inLanguage(cardTexts, language);
  const [name] = plot.shortNames;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const helpId = useId();
  const toggle = (shown: "full" | "collapsed") =>
    view.changeFrom((current) => togglePlotView(current, shown, name));
  const isCollapsed = address.collapsed.has(name) && !isScreen;
  // An embedded plot is in no group.
  const Title = address.embed === undefined ? "h3" : "h2";
  const isFull = address.full.has(name);
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <Title className={styles.title}>{title}</Title>
        <div className={styles.tools}>
          <SeedsButton {...{ content, view }} />
          {view.zoom && (
            <button
              type="button"
              className={styles.wordTool}
              onClick={() => view.onZoom(undefined)}
            >
              {t.resetZoom}
            </button>
          )}
          <CardTool
            label={t.help}
            icon={<CircleQuestionMark size={18} aria-hidden />}
            isExpanded={isHelpOpen}
            controls={helpId}
            onClick={() => setHelpOpen(!isHelpOpen)}
          />
          {/* Space is reserved while the tables load. */}
          {!content && <span className={styles.coming} />}
          {content && <TableTool name={name} view={view} />}
          {contents.length > 1 && (
            <Suspense>
              <ApartTool {...{ name, contents, view }} />
            </Suspense>
          )}
          {!view.isWide && !isScreen && (
            <CardTool
              label={isFull ? t.notFull : t.full}
              className={styles.fullTool}
              icon={<StretchHorizontal size={18} aria-hidden />}
              onClick={() => toggle("full")}
            />
          )}
          <ScreenTool {...{ name, view, isScreen }} />
          {/* Disabled while the next run loads: a file must not name one choice and show
             another. */}
          {content && compared && !view.isStale && (
            <FilesTool {...{ plot, title, content, contents, compared, view }} isListed />
          )}
          {!isScreen && (
            <CardTool
              label={isCollapsed ? t.expand : t.collapse}
              icon={
                isCollapsed ? (
                  <ChevronDown size={18} aria-hidden />
                ) : (
                  <ChevronUp size={18} aria-hidden />
                )
              }
              isExpanded={!isCollapsed}
              onClick={() => toggle("collapsed")}
            />
          )}
        </div>
      </div>
      {isHelpOpen && (
        <div id={helpId} className={styles.help}>
          <PartBoundary>
            <Suspense fallback={t.loading}>
              <PlotHelp plot={plot} view={view} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
      {!isCollapsed && <Subtitle content={content} view={view} />}
    </header>
  );
}

function Subtitle({
  content,
  view,
}: {
  readonly content: ChartContent | undefined;
  readonly view: PlotView;
}) {
  const text = inLanguage(content?.subtitle, view.language);
  return text && <p className={styles.subtitle}>{text}</p>;
}

/** Only for runs with several seeds. */
function SeedsButton({
  content,
  view,
}: {
  readonly content: ChartContent | undefined;
  readonly view: PlotView;
}) {
  const t = inLanguage(cardTexts, view.language);
  const panels = content?.kind === "panels" ? content.panels : [];
  const panel = panels.find(({ series }) => series.some(({ name }) => name === seedsSeriesName));
  if (!panel) return undefined;
  const isHidden = hiddenNames(view.address, panel).has(seedsSeriesName);
  return (
    <button
      type="button"
      className={styles.wordTool}
      aria-pressed={!isHidden}
      onClick={() => view.changeFrom((current) => toggleSeries(current, panel, seedsSeriesName))}
    >
      {isHidden ? t.showSeeds : t.hideSeeds}
    </button>
  );
}
