import { type Fault, inLanguage } from "@episcope/common";
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { Chart } from "../../charts/Chart.tsx";
import type { ChartContent } from "../../charts/chartContent.ts";
import { ensembleWords, fewPeopleWords } from "../../charts/modelWords.ts";
import {
  type ComparedContent,
  compareContents,
  mergeContents,
} from "../../charts/scenarios/compareContents.ts";
import { useWidth } from "../../charts/useWidth.ts";
import { useNearView } from "../../kit/browser/useNearView.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { showScreen } from "../address/changes.ts";
import { hiddenNames, toggleSeries } from "../address/hiddenSeries.ts";
import { scenarioContents } from "../compare/scenarios.ts";
import type { PlotState } from "../state/plotContent.ts";
import type { PlotView } from "../state/plotView.ts";
import type { SlotName } from "../state/viewerMachine.ts";
import { FaultNote } from "./FaultNote.tsx";
import { isHiddenIn } from "./isHiddenIn.ts";
import styles from "./PlotCard.module.css";
import { PlotHeader } from "./PlotHeader.tsx";
import { cardTexts } from "./plotCardTexts.ts";
import { plotTitle } from "./plotTitle.ts";
import { sourceLines } from "./sourceLines.ts";

const ChartTable = lazy(async () => ({
  default: (await import("../../charts/table/ChartTable.tsx")).ChartTable,
}));

const SmallMultiples = lazy(async () => ({
  default: (await import("../../charts/SmallMultiples.tsx")).SmallMultiples,
}));
const FullScreen = lazy(() => import("../../kit/containers/FullScreen.tsx"));

interface PlotCardProps {
  readonly plot: PlotDefinition;
  /** State for the settled run, the same for all plots. */
  readonly state: PlotState;
  /** State for the latest run: after a click, visible plots update first. */
  currentState(plot: PlotDefinition): PlotState;
  /** Content of a kept run, computed where it is drawn. */
  keptContent(plot: PlotDefinition, slot: SlotName): ChartContent | undefined;
  readonly view: PlotView;
  onInView(name: string, isInView: boolean): void;
}

/** Plots within this distance of the viewport are drawn in advance. */
const nearMargin = 300;
/** Title, legend and words of a plot in full screen. */
const besideChart = 240;
const heights = { compact: 240, normal: 400, tall: 450, rows: 288 } as const;

/** One plot with header and legend. Far from the viewport it is only a placeholder. */
export const PlotCard = memo(function PlotCard(props: PlotCardProps) {
  const { plot, view, onInView, currentState } = props;
  const [name] = plot.shortNames;
  const { element: card, isNear, isInView } = useNearView(nearMargin);
  const isScreen = view.address.screen === name;
  const isSeen = isInView || isScreen;
  const now = isSeen || view.print ? currentState(plot) : props.state;
  // The list decides whether there is a plot; until it does, the card waits.
  const state: PlotState = now.kind === "nothing" ? { kind: "waiting" } : now;
  const height = useRef<number>(undefined);
  useEffect(() => {
    onInView(name, isSeen);
    return () => onInView(name, false);
  }, [name, isSeen, onInView]);
  useEffect(() => {
    if (isNear && state.kind === "content") height.current = card.current?.offsetHeight;
  });
  const { changeFrom } = view;
  const leaveScreen = useCallback(() => changeFrom(() => showScreen(undefined)), [changeFrom]);
  const body = { plot, state, keptContent: props.keptContent, view };
  return (
    <article
      ref={card}
      id={`plot-${name}`}
      className={`${cardStyle(view, name)} ${isNear ? styles.drawn : ""}`}
      aria-label={plotTitle(plot, view)}
      aria-busy={view.isStale || state.kind === "waiting"}
      data-plot-name={name}
      data-run={view.runId}
      style={isNear ? undefined : { minHeight: height.current ?? heights[plot.height] + 120 }}
    >
      {isNear && (
        <PartBoundary>
          <PlotBody {...body} />
        </PartBoundary>
      )}
      {isScreen && (
        <Suspense>
          <FullScreen title={plotTitle(plot, view)} onClose={leaveScreen}>
            {(screenHeight) => <PlotBody {...body} screenHeight={screenHeight} />}
          </FullScreen>
        </Suspense>
      )}
    </article>
  );
});

interface PlotBodyProps extends Omit<PlotCardProps, "currentState" | "onInView"> {
  /** In full screen. */
  readonly screenHeight?: number;
}

function PlotBody({ plot, state, keptContent, view, screenHeight }: PlotBodyProps) {
  const { address, language } = view;
  const [name] = plot.shortNames;
  const isScreen = screenHeight !== undefined;
  const isCollapsed = address.collapsed.has(name) && !isScreen;
  const title = plotTitle(plot, view);
  const own = state.kind === "content" ? state.content : undefined;
  const { scenarios } = view;
  const contents = useMemo(
    () => (own ? scenarioContents(scenarios, own, (slot) => keptContent(plot, slot)) : []),
    [own, scenarios, keptContent, plot],
  );
  const isApart = address.apart.has(name);
  const compared = useMemo(
    () => own && compareContents(own, contents, isApart),
    [own, contents, isApart],
  );
  const content = compared?.content;
  return (
    <>
      <PlotHeader {...{ plot, title, content: own, contents, compared, view, isScreen }} />
      {!isCollapsed && (
        <div className={`${styles.body} ${view.isStale ? styles.stale : ""}`}>
          {content && address.tables.has(name) ? (
            <Suspense fallback={<Message>{inLanguage(cardTexts, language).loading}</Message>}>
              <ChartTable
                content={mergeContents(own ?? content, contents)}
                title={title}
                isHidden={(key, series) => isHiddenIn(content, key, series, view)}
                dates={view.zoom ?? view.dates}
              />
            </Suspense>
          ) : (
            <ChartPlace {...{ plot, state, compared, view, title, screenHeight }} />
          )}
          {content && (
            <ModelWords content={content} isTable={address.tables.has(name)} view={view} />
          )}
          {content?.summary && (
            <p className={styles.summary}>{inLanguage(content.summary, language)}</p>
          )}
          {content && (
            <footer className={styles.source}>
              {sourceLines(plot, view).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </footer>
          )}
          {state.kind === "content" && state.faults.length > 0 && (
            <FaultNote
              faults={state.faults}
              language={language}
              summary={inLanguage(cardTexts, language).minor(state.faults.length)}
            />
          )}
        </div>
      )}
    </>
  );
}

interface ModelWordsProps {
  readonly content: ChartContent;
  readonly isTable: boolean;
  readonly view: PlotView;
}

/** What lines and bands are, and why some end. */
function ModelWords({ content, isTable, view }: ModelWordsProps) {
  const { address, language } = view;
  const form = isTable ? "table" : address.showsMembers ? "members" : "bands";
  const ensemble = ensembleWords(content, form, language);
  const few = isTable ? undefined : fewPeopleWords(content, view.zoom ?? view.dates, language);
  return (
    <>
      {ensemble && (
        <p
          className={`${styles.words} ${content.kind === "panels" ? styles.ofCurves : styles.ofMedians}`}
        >
          {ensemble}
        </p>
      )}
      {few && <p className={styles.words}>{few}</p>}
    </>
  );
}

interface ChartPlaceProps extends Pick<PlotBodyProps, "plot" | "state" | "view"> {
  readonly title: string;
  readonly compared: ComparedContent | undefined;
  readonly screenHeight: number | undefined;
}

/** The chart, or a message of the same size. */
function ChartPlace({ plot, state, compared, view, title, screenHeight }: ChartPlaceProps) {
  const [place, width] = useWidth();
  const height =
    screenHeight === undefined
      ? (view.print?.height ?? heightOf(plot, state))
      : Math.max(heights.compact, screenHeight - besideChart);
  return (
    <div ref={place} className={styles.place} style={{ minHeight: height }}>
      {state.kind === "waiting" && (
        <Message>{inLanguage(cardTexts, view.language).loading}</Message>
      )}
      {state.kind === "failed" && <Failure error={state.error} onRetry={view.onRetry} />}
      {state.kind === "broken" && <Broken faults={state.faults} view={view} />}
      {compared && (
        <Suspense>
          <Chart
            title={title}
            {...compared}
            width={view.print?.width ?? width}
            height={height}
            panelHeight={view.print?.height}
            dates={view.zoom ?? view.dates}
            isLog={view.isLog}
            showsMembers={view.address.showsMembers}
            Multiples={view.address.multiples.has(plot.shortNames[0]) ? SmallMultiples : undefined}
            marks={view.marks}
            language={view.language}
            scheme={view.scheme}
            hiddenNames={(panel) => hiddenNames(view.address, panel)}
            onToggle={(panel, series) =>
              view.changeFrom((current) => toggleSeries(current, panel, series))
            }
            onZoom={view.onZoom}
          />
        </Suspense>
      )}
    </div>
  );
}

function Broken({ faults, view }: { readonly faults: readonly Fault[]; readonly view: PlotView }) {
  return <FaultNote faults={faults} language={view.language} onRetry={view.onRetry} />;
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.message} data-waiting>
      {children}
    </p>
  );
}

/** Side by side, in full width, or one below the other. */
function cardStyle({ isWide, address }: PlotView, name: string): string {
  return `${styles.card} ${isWide ? "" : address.full.has(name) ? styles.full : styles.narrow}`;
}

function heightOf(plot: PlotDefinition, state: PlotState): number {
  const isPanel = state.kind !== "content" || state.content.kind === "panels";
  return isPanel ? heights[plot.height] : heights.rows;
}
