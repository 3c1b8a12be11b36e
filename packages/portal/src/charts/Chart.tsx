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
import { PanelChart, type PanelChartProps } from "./PanelChart.tsx";
import { RowsChart } from "./RowsChart.tsx";
import type { Facet } from "./scenarios/chartScenario.ts";
import { FacetGrid } from "./scenarios/FacetGrid.tsx";
import { facetPanels } from "./scenarios/facetPanels.ts";

export interface ChartProps {
  readonly title: string;
  readonly content: ChartContent;
  /** Equal charts beside each other instead of one, on the same scale. */
  readonly facets?: readonly Facet[] | undefined;
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
  const { title, content, facets = noFacets, width, height, dates, language, scheme } = props;
  if (width === 0) return undefined;
  if (content.kind === "panels") {
    const hasMany = content.panels.length > 1;
    return content.panels.map((panel) => (
      <PanelFrame
        key={panel.key}
        {...props}
        panel={panel}
        height={
          hasMany ? (props.panelHeight ?? Math.round(defaultHeight * (panel.weight ?? 1))) : height
        }
      />
    ));
  }
  const single = (own: ChartContent, name: string, ownWidth: number, ownHeight: number) => {
    const size = { width: ownWidth, height: ownHeight };
    const common = { title: name, ...size, x: dates, language, onZoom: props.onZoom };
    if (own.kind === "rows")
      return <RowsChart {...common} series={own.series} marks={props.marks} scheme={scheme} />;
    return own.kind === "heatMap" && <HeatMapChart {...common} heatMap={own.heatMap} />;
  };
  if (facets.length === 0) return single(content, title, width, height);
  return (
    <FacetGrid {...{ facets, width, height, language, scheme }}>
      {(facet, ownWidth, ownHeight) =>
        single(facet.content, `${title}, ${inLanguage(facet.label, language)}`, ownWidth, ownHeight)
      }
    </FacetGrid>
  );
}

const noFacets: readonly Facet[] = [];
/** Height of one of several panels. */
const defaultHeight = 224;
/** Width of a legend beside the plot; the plot needs at least twice as much. */
const sideLegend = 200;

function PanelFrame(props: ChartProps & { readonly panel: Panel }) {
  const { facets = noFacets, width, dates, isLog, language, scheme, onToggle } = props;
  const showsMembers = props.showsMembers === true;
  const [pointed, setPointed] = useState<string>();
  const names = props.hiddenNames(props.panel);
  // A stable set for the same names, so that nothing is laid out again.
  const hiddenKey = [...names].join("\n");
  const hidden = useMemo(() => new Set(hiddenKey.split("\n").filter(Boolean)), [hiddenKey]);
  const x = useMemo(
    () => (followsPage(props.panel) ? dates : plainExtent(props.panel)),
    [props.panel, dates],
  );
  const { panel, small } = useMemo(
    () => facetPanels(props.panel, facets, { x, isLog, hidden, showsMembers }),
    [props.panel, facets, x, isLog, hidden, showsMembers],
  );
  const Panels = props.Multiples && canSplit(panel) ? props.Multiples : PanelChart;
  const isOne = Panels === PanelChart && facets.length === 0;
  const isBeside = isOne && panel.legend === "right" && width > 3 * sideLegend;
  const titles = panelTitles(panel, isLog, hidden, language);
  const title = `${props.title}, ${inLanguage(panel.yTitle, language)}`;
  const common = {
    ...{ x, isLog, hidden, language, scheme, pointed, showsMembers },
    ...{ marks: props.marks, onPoint: setPointed, onZoom: props.onZoom },
  };
  const frameWidth = isBeside ? width - sideLegend : width;
  return (
    <div className={styles.frame} data-frame={panel.key}>
      <p className={styles.axisTitles}>
        <span>{titles.y}</span>
        {titles.right && <span>{titles.right}</span>}
      </p>
      <div className={isBeside ? styles.beside : undefined}>
        <div>
          {facets.length === 0 ? (
            <Panels {...common} {...{ title, panel }} width={frameWidth} height={props.height} />
          ) : (
            <FacetGrid {...{ facets, width, language, scheme }} height={props.height}>
              {({ key, label }, ownWidth, ownHeight) => {
                const own = small.get(key);
                return (
                  own && (
                    <PanelChart
                      {...common}
                      title={`${title}, ${inLanguage(label, language)}`}
                      panel={own}
                      allSeries={panel.series}
                      width={ownWidth}
                      height={ownHeight}
                    />
                  )
                );
              }}
            </FacetGrid>
          )}
          {titles.x && <p className={styles.xTitle}>{titles.x}</p>}
        </div>
        <Legend
          series={panel.series}
          hidden={hidden}
          isVertical={isBeside}
          {...{ language, scheme }}
          onToggle={(name) => onToggle?.(panel, name)}
          onPoint={setPointed}
        />
      </div>
    </div>
  );
}
