// Imported lazily: this module pulls in nearly all of Vega.
import { sourceLanguage } from "@episcope/common";
import { useEffect, useMemo, useRef, useState } from "react";
import type { View } from "vega";
import { langOf } from "../../environment/language.ts";
import { useWidth } from "../useWidth.ts";
import { ChartFailure } from "./ChartFailure.tsx";
import { createView } from "./createView.ts";
import { type ChartExport, chartExport } from "./exportChart.ts";
import { type ChartInput, chartHeight } from "./spec/prepareSpec.ts";
import styles from "./VegaChart.module.css";

interface VegaChartProps extends Omit<ChartInput, "width"> {
  /** Name of the specification file, for messages. */
  readonly file: string;
  /** Called when the chart is drawn; with undefined if it cannot be. */
  onExportReady?(chart: ChartExport | undefined): void;
}

/** While the window is resized, widths change faster than charts are drawn. */
const settleMilliseconds = 120;

/** An extra chart of a battery. */
export default function VegaChart(props: VegaChartProps) {
  const [attempt, setAttempt] = useState(0);
  return <DrawnChart key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface DrawnChartProps extends VegaChartProps {
  onRetry(): void;
}

/** The previous chart stays until the new one is drawn, so that nothing moves. */
function DrawnChart({ file, onExportReady, onRetry, ...props }: DrawnChartProps) {
  const { definition, data, baseUrl, dataRoot, graphStartDay, endDay, isLog, scheme, language } =
    props;
  const [frame, width] = useWidth();
  const settledWidth = useSettled(width);
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<View>(null);
  const [failure, setFailure] = useState<unknown>();
  const [isDrawn, setDrawn] = useState(false);
  const report = useRef(onExportReady);
  useEffect(() => {
    report.current = onExportReady;
  });

  const input = useMemo(
    () => ({ definition, data, baseUrl, dataRoot, graphStartDay, endDay, isLog, language }),
    [definition, data, baseUrl, dataRoot, graphStartDay, endDay, isLog, language],
  );

  useEffect(() => {
    const isWaiting = definition.source.kind === "zip" && !data;
    if (settledWidth === 0 || isWaiting) return;
    const stop = new AbortController();
    const container = document.createElement("div");
    const target = { container, signal: stop.signal };
    createView({ ...input, scheme, width: settledWidth }, target).then(
      (view) => {
        if (stop.signal.aborted) {
          view.finalize();
          return;
        }
        drawn.current?.finalize();
        drawn.current = view;
        element.current?.replaceChildren(container);
        setFailure(undefined);
        setDrawn(true);
        report.current?.(chartExport(input));
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        drawn.current?.finalize();
        drawn.current = null;
        element.current?.replaceChildren();
        setFailure(error);
        setDrawn(true);
        report.current?.(undefined);
      },
    );
    return () => stop.abort();
  }, [input, definition, data, scheme, settledWidth]);

  useEffect(
    () => () => {
      drawn.current?.finalize();
      drawn.current = null;
    },
    [],
  );

  return (
    <div ref={frame} className={styles.frame} data-waiting={isDrawn ? undefined : ""}>
      {failure !== undefined && (
        <ChartFailure error={failure} file={file} language={language} onRetry={onRetry} />
      )}
      <div
        ref={element}
        // Vega describes its axes in English.
        lang={langOf(sourceLanguage, language)}
        className={styles.chart}
        hidden={failure !== undefined}
        style={{ minHeight: chartHeight(definition) }}
      />
    </div>
  );
}

/** The first width at once, later ones when they no longer change. */
function useSettled(width: number): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (settled === width) return;
    const pause = settled === 0 ? 0 : settleMilliseconds;
    const timer = window.setTimeout(() => setSettled(width), pause);
    return () => window.clearTimeout(timer);
  }, [settled, width]);
  return settled === 0 ? width : settled;
}
