import { defineTexts, inLanguage } from "@episcope/common";
import { lazy, Suspense, useId, useMemo } from "react";
import { Chart } from "../../charts/Chart.tsx";
import { mostWideBandsOfScenarios } from "../../charts/layout/layoutPanel.ts";
import { ensembleWords } from "../../charts/modelWords.ts";
import { useWidth } from "../../charts/useWidth.ts";
import { ChartTools } from "../plotCard/ChartTools.tsx";
import type { PlotView } from "../state/plotView.ts";
import styles from "./DifferencePlot.module.css";
import { type DatedScenario, incidenceDifferences } from "./incidenceDifference.ts";

const ChartScreen = lazy(() => import("../plotCard/ChartScreen.tsx"));
const ChartAsTable = lazy(() => import("../plotCard/ChartAsTable.tsx"));

const texts = defineTexts({
  en: {
    heading: (name: string) => `Difference over time from “${name}”`,
    explained: "Where an outer band holds the zero line, there is no clear difference.",
    narrow: "A narrow band away from the zero line is not yet a clear difference.",
  },
  de: {
    heading: (name: string) => `Unterschied im Zeitverlauf gegenüber „${name}“`,
    explained: "Wo die Nulllinie in einem äußeren Band liegt, ist kein klarer Unterschied.",
    narrow: "Ein schmales Band neben der Nulllinie ist noch kein klarer Unterschied.",
  },
});

interface DifferencePlotProps {
  /** What the others are compared with. */
  readonly reference: DatedScenario | undefined;
  /** Those that have arrived; must be stable until one changes. */
  readonly others: readonly DatedScenario[];
  readonly view: PlotView;
}

/** Its name in the address and in files. */
const plot = { shortNames: ["difference"] } as const;
const height = 240;
const nothingHidden: ReadonlySet<string> = new Set();

/**
 * The incidence of the other scenarios less that of one, from pairs of model runs. Its size is
 * reserved.
 */
export function DifferencePlot(props: DifferencePlotProps) {
  const { reference, others, view } = props;
  const t = inLanguage(texts, view.language);
  const headingId = useId();
  const [place, width] = useWidth();
  const content = useMemo(
    () => reference && incidenceDifferences(reference, others),
    [reference, others],
  );
  const heading = reference ? t.heading(inLanguage(reference.scenario.name, view.language)) : "";
  const areNarrow = others.length > mostWideBandsOfScenarios;
  const chart = (size: { readonly width: number; readonly height: number }) =>
    content && (
      <Chart
        title={heading}
        content={content}
        {...size}
        dates={view.zoom ?? view.dates}
        isLog={false}
        showsMembers={view.address.showsMembers}
        marks={view.print ? [] : view.marks}
        language={view.language}
        scheme={view.scheme}
        hiddenNames={() => nothingHidden}
        onZoom={view.onZoom}
      />
    );
  const isTable = view.address.tables.has(plot.shortNames[0]) && !view.print;
  return (
    <section className={styles.plot} aria-labelledby={headingId}>
      <div className={styles.titleRow}>
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
        {content && !view.print && (
          <ChartTools {...{ plot, content, view }} title={heading} isScreen={false} />
        )}
      </div>
      {content && view.address.screen === plot.shortNames[0] && (
        <Suspense>
          <ChartScreen {...{ plot, content, view, chart }} title={heading} />
        </Suspense>
      )}
      <div ref={place} style={{ minHeight: height + 60 }}>
        {content && isTable ? (
          <Suspense>
            <ChartAsTable {...{ content, view }} title={heading} />
          </Suspense>
        ) : (
          chart({ width: view.print?.width ?? width, height: view.print?.height ?? height })
        )}
      </div>
      <p className={styles.words}>
        {content &&
          ensembleWords(
            content,
            view.address.showsMembers ? "members" : "bands",
            view.language,
          )}{" "}
        {areNarrow ? t.narrow : t.explained}
      </p>
    </section>
  );
}
