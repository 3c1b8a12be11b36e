import { inLanguage } from "@episcope/common";
import { ChartLine, Table2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Chart } from "../../../charts/Chart.tsx";
import type { Panel, Range } from "../../../charts/chartContent.ts";
import { useWidth } from "../../../charts/useWidth.ts";
import { CardTool } from "../../../kit/controls/CardTool.tsx";
import { PartBoundary } from "../../../kit/notices/PartBoundary.tsx";
import styles from "../../../viewer/plotCard/PlotCard.module.css";
import { cardTexts } from "../../../viewer/plotCard/plotCardTexts.ts";
import { sectionChange, toggled } from "../modelAddress.ts";
import type { ModelView } from "../modelView.ts";
import type { FitChart } from "./fitCharts.ts";

const ChartTable = lazy(async () => ({
  default: (await import("../../../charts/table/ChartTable.tsx")).ChartTable,
}));

interface FitCardProps {
  readonly chart: FitChart;
  /** Ends of the time axis. */
  readonly dates: Range;
  readonly sources: readonly string[];
  /** Level below the heading above it. */
  readonly heading: "h2" | "h3";
  readonly view: ModelView;
}

/** One chart in its card, or its table. */
export function FitCard(props: FitCardProps) {
  const { chart, dates, sources, heading: Heading, view } = props;
  const { name, content, height } = chart;
  const { address, language, scheme, change } = view;
  const t = inLanguage(cardTexts, language);
  const [ruler, width] = useWidth();
  const title = inLanguage(chart.title, language);
  const section = address.section ?? dates;
  const isTable = address.tables.has(name);
  const nameOf = (key: string, series: string) => `${key}.${series}`;
  const hiddenNames = ({ key, series }: Panel) =>
    new Set(series.map((one) => one.name).filter((one) => address.hidden.has(nameOf(key, one))));
  return (
    <article className={styles.card} aria-label={title} data-fit={name}>
      <div ref={ruler} />
      <PartBoundary>
        <header className={styles.header}>
          <div className={styles.titleRow}>
            <Heading className={styles.title}>{title}</Heading>
            <div className={styles.tools}>
              {address.section && (
                <button
                  type="button"
                  className={styles.wordTool}
                  onClick={() => change(sectionChange(undefined))}
                >
                  {t.resetZoom}
                </button>
              )}
              <CardTool
                label={isTable ? t.chart : t.table}
                icon={
                  isTable ? <ChartLine size={18} aria-hidden /> : <Table2 size={18} aria-hidden />
                }
                onClick={() => change({ table: toggled(address.tables, name) })}
              />
            </div>
          </div>
          <p className={styles.subtitle}>{inLanguage(content.subtitle, language)}</p>
        </header>
        {isTable ? (
          <Suspense fallback={<p className={styles.message}>{t.loading}</p>}>
            <ChartTable
              content={content}
              title={title}
              isHidden={(key, series) => address.hidden.has(nameOf(key, series))}
              dates={section}
            />
          </Suspense>
        ) : (
          <div className={styles.place} style={{ minHeight: height }}>
            <Chart
              {...{ title, content, width, height, language, scheme, hiddenNames }}
              dates={section}
              isLog={address.isLog}
              marks={noMarks}
              onToggle={({ key }, series) =>
                change({ hide: toggled(address.hidden, nameOf(key, series)) })
              }
              onZoom={(range) => change(sectionChange(range))}
            />
          </div>
        )}
        {content.summary && (
          <p className={styles.summary}>{inLanguage(content.summary, language)}</p>
        )}
        <footer className={styles.source}>
          {sources.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      </PartBoundary>
    </article>
  );
}

const noMarks = [] as const;
