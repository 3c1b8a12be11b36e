import { inLanguage, type Language } from "@episcope/common";
import { type ComponentType, useMemo, useState } from "react";
import type { ColorScheme } from "../environment/colorScheme.ts";
import styles from "./Chart.module.css";
import type { ChartContent, Mark, Panel, Range } from "./chartContent.ts";
import { HeatMapChart } from "./heat/HeatMapChart.tsx";
import { Legend } from "./Legend.tsx";
import { followsPage } from "./layout/axis.ts";
import { plainExtent } from "./layout/extent.ts";
import { panelTitles } from "./layout/panelTitles.ts";
import { canSplit } from "./layout/smallPanels.ts";
import { withData } from "./layout/withData.ts";
import { PanelChart, type PanelChartProps } from "./PanelChart.tsx";
import { RowsChart } from "./RowsChart.tsx";

export interface ChartProps {
  readonly title: string;
  readonly content: ChartContent;
  /** The same chart of the pinned run, drawn thin and dashed. */
  readonly pinned?: ChartContent | undefined;
  readonly width: number;
  /** Height in pixels of a chart with one panel. */
  readonly height: number;
  /** Height of each of several panels. */
  readonly panelHeight?: number | undefined;
  /** Ends of the axes that follow the page. */
  readonly dates: Range;
  readonly isLog: boolean;
  /** Shows the members of an ensemble instead of its bands. */
  readonly showsMembers?: boolean | undefined;
  /** Draws panels of several curves as small ones beside each other. */
  readonly Multiples?: ComponentType<PanelChartProps> | undefined;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  hiddenNames(panel: Panel): ReadonlySet<string>;
  /** Without these two the chart is static. */
  onToggle?(panel: Panel, name: string): void;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

/** Any chart: panels, rows or a heat map, with legends. */
export function Chart(props: ChartProps) {
  const { title, content, pinned, width, height, dates, language, scheme, marks, onZoom } = props;
  if (width === 0) return undefined;
  if (content.kind === "rows") {
    return (
      <RowsChart
        {...{ title, width, height, language, scheme, marks, onZoom }}
        x={dates}
        series={content.series}
        pinned={pinned?.kind === "rows" ? pinned.series : noSeries}
      />
    );
  }
  if (content.kind === "heatMap") {
    return (
      <HeatMapChart
        {...{ title, width, height, language, onZoom }}
        x={dates}
        heatMap={content.heatMap}
      />
    );
  }
  const hasMany = content.panels.length > 1;
  return content.panels.map((panel) => (
    <PanelFrame
      key={panel.key}
      {...props}
      panel={panel}
      pinnedPanel={
        pinned?.kind === "panels" ? pinned.panels.find(({ key }) => key === panel.key) : undefined
      }
      height={
        hasMany ? (props.panelHeight ?? Math.round(defaultHeight * (panel.weight ?? 1))) : height
      }
    />
  ));
}

const noSeries = [] as const;
/** Height of one of several panels. */
const defaultHeight = 224;
/** Width of a legend beside the plot; the plot needs at least twice as much. */
const sideLegend = 200;

function PanelFrame(
  props: ChartProps & { readonly panel: Panel; readonly pinnedPanel: Panel | undefined },
) {
  const { pinnedPanel, width, dates, isLog, language, scheme, marks, onToggle } = props;
  const x = useMemo(
    () => (followsPage(props.panel) ? dates : plainExtent(props.panel)),
    [props.panel, dates],
  );
  const panel = useMemo(() => withData(props.panel, x, isLog), [props.panel, x, isLog]);
  const [pointed, setPointed] = useState<string>();
  const names = props.hiddenNames(panel);
  // A stable set for the same names, so that nothing is laid out again.
  const hiddenKey = [...names].join("\n");
  const hidden = useMemo(() => new Set(hiddenKey.split("\n").filter(Boolean)), [hiddenKey]);
  const Panels = props.Multiples && canSplit(panel) ? props.Multiples : PanelChart;
  const isBeside = Panels === PanelChart && panel.legend === "right" && width > 3 * sideLegend;
  const titles = panelTitles(panel, isLog, hidden, language);
  return (
    <div className={styles.frame}>
      <p className={styles.axisTitles}>
        <span>{titles.y}</span>
        {titles.right && <span>{titles.right}</span>}
      </p>
      <div className={isBeside ? styles.beside : undefined}>
        <div>
          <Panels
            title={`${props.title}, ${inLanguage(panel.yTitle, language)}`}
            panel={panel}
            pinned={pinnedPanel}
            width={isBeside ? width - sideLegend : width}
            height={props.height}
            {...{ x, isLog, hidden, marks, language, scheme, pointed }}
            onPoint={setPointed}
            showsMembers={props.showsMembers === true}
            onZoom={props.onZoom}
          />
          {titles.x && <p className={styles.xTitle}>{titles.x}</p>}
        </div>
        <Legend
          series={panel.series}
          hidden={hidden}
          hasPinned={pinnedPanel !== undefined}
          isVertical={isBeside}
          {...{ language, scheme }}
          onToggle={(name) => onToggle?.(panel, name)}
          onPoint={setPointed}
        />
      </div>
    </div>
  );
}
