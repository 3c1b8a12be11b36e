import { inLanguage } from "@episcope/common";
import {
  ChartLine,
  ChartSpline,
  ChevronDown,
  ChevronUp,
  CircleQuestionMark,
  Download,
  Grid2x2,
  Maximize,
  Minimize,
  StretchHorizontal,
  Table2,
} from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { ScenarioContent } from "../../charts/scenarios/chartScenario.ts";
import { type ComparedContent, canBeTogether } from "../../charts/scenarios/compareContents.ts";
import { enterFullScreen } from "../../kit/browser/enterFullScreen.ts";
import tools from "../../kit/controls/CardTool.module.css";
import { CardTool } from "../../kit/controls/CardTool.tsx";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { seedsSeriesName } from "../../plots/series/seedsSeriesName.ts";
import { showScreen, togglePlotView } from "../address/changes.ts";
import { hiddenNames, toggleSeries } from "../address/hiddenSeries.ts";
import type { PlotView } from "../state/plotView.ts";
import styles from "./PlotCard.module.css";
import { cardTexts } from "./plotCardTexts.ts";

const PlotActions = lazy(() => import("./PlotActions.tsx"));
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
  const [areActionsOpen, setActionsOpen] = useState(false);
  const helpId = useId();
  const toggle = (shown: "full" | "tables" | "collapsed") =>
    view.changeFrom((current) => togglePlotView(current, shown, name));
  const isCollapsed = address.collapsed.has(name) && !isScreen;
  const isTable = address.tables.has(name);
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
          {content && (
            <CardTool
              label={isTable ? t.chart : t.table}
              icon={
                isTable ? <ChartLine size={18} aria-hidden /> : <Table2 size={18} aria-hidden />
              }
              onClick={() => toggle("tables")}
            />
          )}
          <ApartTool {...{ name, contents, view }} />
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
            <Dropdown
              label={
                <>
                  <Download size={18} aria-hidden />
                  <span className="visually-hidden">{t.more}</span>
                </>
              }
              isOpen={areActionsOpen}
              onOpenChange={setActionsOpen}
              placement="page"
              className={tools.menu}
              panelClassName={styles.actionList}
            >
              {areActionsOpen && (
                <PartBoundary>
                  <Suspense fallback={t.loading}>
                    <PlotActions
                      {...{ plot, title, content, contents, compared, view }}
                      onDone={() => setActionsOpen(false)}
                    />
                  </Suspense>
                </PartBoundary>
              )}
            </Dropdown>
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

interface ApartToolProps {
  /** In the address. */
  readonly name: string;
  readonly contents: readonly ScenarioContent[];
  readonly view: PlotView;
}

/** Where the curves of several scenarios can be in one chart: puts them beside each other. */
function ApartTool({ name, contents, view }: ApartToolProps) {
  const t = inLanguage(cardTexts, view.language);
  if (contents.length < 2 || !canBeTogether(contents.map(({ content }) => content)))
    return undefined;
  const isApart = view.address.apart.has(name);
  const Icon = isApart ? ChartSpline : Grid2x2;
  return (
    <CardTool
      label={isApart ? t.overlaid : t.apart}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => view.changeFrom((current) => togglePlotView(current, "apart", name))}
    />
  );
}

interface ScreenToolProps {
  /** In the address. */
  readonly name: string;
  readonly view: PlotView;
  readonly isScreen: boolean;
}

/** Opens a plot in full screen, or closes it there. */
export function ScreenTool({ name, view, isScreen }: ScreenToolProps) {
  const t = inLanguage(cardTexts, view.language);
  const turn = async () => {
    if (!isScreen) await enterFullScreen();
    view.changeFrom(() => showScreen(isScreen ? undefined : name));
  };
  return (
    <CardTool
      label={isScreen ? t.leaveScreen : t.screen}
      icon={isScreen ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
      onClick={turn}
    />
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
