import type { MobilityPeriod } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { ChartLine, Table2 } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { Chart } from "../../../charts/Chart.tsx";
import type { ChartContent, Panel, Range } from "../../../charts/chartContent.ts";
import { chartUnits } from "../../../charts/table/chartColumns.ts";
import { chartCsv } from "../../../charts/table/chartCsv.ts";
import { useWidth } from "../../../charts/useWidth.ts";
import { useNearView } from "../../../kit/browser/useNearView.ts";
import { CardTool } from "../../../kit/controls/CardTool.tsx";
import { PartBoundary } from "../../../kit/notices/PartBoundary.tsx";
import styles from "../../../viewer/plotCard/PlotCard.module.css";
import { cardTexts } from "../../../viewer/plotCard/plotCardTexts.ts";
import { toggleName } from "../address/mobilityAddress.ts";
import { DownloadMenu } from "../DownloadMenu.tsx";
import { LeftOut, SeriesMessage } from "../FaultySeries.tsx";
import type { MobilityView } from "../mobilityView.ts";
import { drawnLine, sourceLine } from "../sourceLines.ts";
import { type MobilityState, useMobility } from "../useMobility.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { type CurveSettings, curveContent, dateRange, rawEnding } from "./curveContent.ts";
import { curveMarks } from "./curveMarks.ts";

const ChartTable = lazy(async () => ({
  default: (await import("../../../charts/table/ChartTable.tsx")).ChartTable,
}));

interface CurveCardProps {
  /** Name in the address, for cards shown as a table. */
  readonly name: string;
  readonly title: string;
  readonly period: MobilityPeriod;
  /** Undefined for the visitor's choice. */
  readonly shows?: "change";
  readonly view: MobilityView;
  /** Ends of the axis, if another part of the page knows them. */
  readonly dates: Range | undefined;
}

const height = 400;
/** Includes title, subtitle, legend and source; the legend of the states needs more space. */
const cardHeights = { county: height + 165, state: height + 220 } as const;
const nearMargin = 400;
const noDates: Range = [0, 1];

/**
 * The curves of one period in their card. The file is requested when the card comes near the
 * viewport; a distant card is only a placeholder.
 */
export function CurveCard(props: CurveCardProps) {
  const { name, title } = props;
  const { element, isNear } = useNearView(nearMargin);
  const wasNear = useRef(false);
  if (isNear) wasNear.current = true;
  const cardHeight = cardHeights[props.view.route.level];
  const lastHeight = useRef<number>(cardHeight);
  // Measured before there is anything to draw, so that the chart is laid out once.
  const [ruler, width] = useWidth();
  useEffect(() => {
    if (isNear && element.current) lastHeight.current = element.current.offsetHeight;
  });
  return (
    <article
      ref={element}
      className={styles.card}
      aria-label={title}
      data-curves={name}
      style={{ minHeight: isNear ? cardHeight : lastHeight.current }}
    >
      <div ref={ruler} />
      {wasNear.current && (
        <PartBoundary>
          <LoadedCard {...props} isNear={isNear} width={width} />
        </PartBoundary>
      )}
    </article>
  );
}

interface NearCardProps extends CurveCardProps {
  readonly width: number;
}

function LoadedCard(props: NearCardProps & { readonly isNear: boolean }) {
  const { route } = props.view;
  const state = useMobility({ level: route.level, metric: route.metric, period: props.period });
  return props.isNear && <CardBody {...props} state={state} />;
}

function CardBody(props: NearCardProps & { readonly state: MobilityState }) {
  const { name, title, period, shows, state, view, width } = props;
  const { address, route, language, scheme } = view;
  const t = inLanguage(cardTexts, language);
  const series = state.kind === "read" ? state.series : undefined;
  const { areas, smoothing, hasOtherStates } = address;
  const shown = shows ?? address.shows;
  // The chart of the duration's change always refers to the time before the pandemic.
  const baseline = shows === undefined ? address.baseline : undefined;
  const content = useMemo(() => {
    const settings: CurveSettings = {
      ...{ metric: route.metric, period, areas, baseline, smoothing, hasOtherStates, shows: shown },
    };
    return series && curveContent(series, settings, language);
  }, [series, route.metric, period, areas, baseline, smoothing, hasOtherStates, shown, language]);
  const hiddenNames = (panel: Panel) => hiddenIn(panel, address.hidden);
  const isTable = address.tables.has(name);
  const dates = useMemo(() => props.dates ?? dateRange([series]) ?? noDates, [props.dates, series]);
  const section = address.section ?? dates;
  const marks = useMemo(
    () => (address.hasBands ? curveMarks(areas, dates, language) : []),
    [address.hasBands, areas, dates, language],
  );
  const subtitle = inLanguage(content?.subtitle, language) ?? "";
  const isEmpty = route.level === "county" && areas.length === 0;
  const chart = content && {
    ...{ title, content, height, dates: section, isLog: false, marks, language, hiddenNames },
  };
  return (
    <>
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.tools}>
            {address.section && (
              <button
                type="button"
                className={styles.wordTool}
                onClick={() => view.onSection(undefined)}
              >
                {t.resetZoom}
              </button>
            )}
            {!chart && <span className={styles.coming} />}
            {chart && (
              <CardTool
                label={isTable ? t.chart : t.table}
                icon={
                  isTable ? <ChartLine size={18} aria-hidden /> : <Table2 size={18} aria-hidden />
                }
                onClick={() =>
                  view.changeFrom(({ tables }) => ({ table: toggleName(tables, name) }))
                }
              />
            )}
            {chart && state.kind === "read" && (
              <DownloadMenu
                fileName={`mobility-${route.metric}-${name}`}
                svg={async () => {
                  const { chartSvg } = await import("../../../charts/chartPicture.tsx");
                  const source = [sourceLine(state.file, language), drawnLine(language)];
                  return chartSvg({ chart, subtitle, source });
                }}
                about={{
                  title,
                  units: chartUnits(chart.content, language, {}),
                  scenarios: [],
                  sources: [sourceLine(state.file, language)],
                }}
                csv={() =>
                  chartCsv(withoutRaw(chart.content), language, {
                    isHidden: (_, shownName) => address.hidden.has(shownName),
                    dates: section,
                  })
                }
              />
            )}
          </div>
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {chart && isTable ? (
        <Suspense fallback={<p className={styles.message}>{t.loading}</p>}>
          <ChartTable
            content={withoutRaw(chart.content)}
            title={title}
            isHidden={(_, shownName) => address.hidden.has(shownName)}
            dates={section}
          />
        </Suspense>
      ) : (
        <div className={styles.place} style={{ minHeight: height }}>
          <SeriesMessage state={state} />
          {isEmpty && (
            <p className={styles.message}>{inLanguage(mobilityTexts, language).noAreas}</p>
          )}
          {chart && !isEmpty && (
            <Chart
              {...chart}
              width={width}
              scheme={scheme}
              onToggle={(_, shownName) =>
                view.changeFrom(({ hidden }) => ({ hide: toggleName(hidden, shownName) }))
              }
              onZoom={view.onSection}
            />
          )}
        </div>
      )}
      {state.kind === "read" && (
        <footer className={styles.source}>
          <p>{sourceLine(state.file, language)}</p>
          <LeftOut faults={state.faults} file={state.file} />
        </footer>
      )}
    </>
  );
}

/** Points of the weeks are hidden together with their smoothed line. */
function hiddenIn({ series }: Panel, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const names = series.map(({ name }) => name);
  return new Set(names.filter((name) => hidden.has(name) || hidden.has(lineOf(name))));
}

function lineOf(name: string): string {
  return name.endsWith(rawEnding) ? name.slice(0, -rawEnding.length) : name;
}

/** In a table the weekly points would have the same names as their lines. */
function withoutRaw(content: ChartContent): ChartContent {
  if (content.kind !== "panels") return content;
  return {
    ...content,
    panels: content.panels.map((panel) => ({
      ...panel,
      series: panel.series.filter(({ kind }) => kind === "line"),
    })),
  };
}
