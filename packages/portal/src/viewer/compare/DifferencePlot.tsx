import { defineTexts, inLanguage } from "@episcope/common";
import { useId, useMemo } from "react";
import { Chart } from "../../charts/Chart.tsx";
import { ensembleWords } from "../../charts/modelWords.ts";
import { useWidth } from "../../charts/useWidth.ts";
import type { PlotView } from "../state/plotView.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import styles from "./DifferencePlot.module.css";
import { incidenceDifference } from "./incidenceDifference.ts";

const texts = defineTexts({
  en: {
    heading: "Difference over time: now minus pinned",
    explained: "Where the outer band holds the zero line, there is no clear difference.",
  },
  de: {
    heading: "Unterschied im Zeitverlauf: jetzt minus festgehalten",
    explained: "Wo die Nulllinie im äußeren Band liegt, ist kein klarer Unterschied.",
  },
});

interface DifferencePlotProps {
  readonly pinned: ShownRun | undefined;
  readonly pinnedStart: number;
  readonly current: ShownRun | undefined;
  readonly currentStart: number;
  readonly view: PlotView;
}

const height = 240;
const nothingHidden: ReadonlySet<string> = new Set();

/** The incidence of two scenarios subtracted, from pairs of model runs. Its size is reserved. */
export function DifferencePlot(props: DifferencePlotProps) {
  const { pinned, pinnedStart, current, currentStart, view } = props;
  const t = inLanguage(texts, view.language);
  const headingId = useId();
  const [place, width] = useWidth();
  const content = useMemo(
    () =>
      pinned &&
      current &&
      incidenceDifference(
        { run: pinned, startDay: pinnedStart },
        { run: current, startDay: currentStart },
      ),
    [pinned, pinnedStart, current, currentStart],
  );
  return (
    <section className={styles.plot} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t.heading}
      </h3>
      <div ref={place} style={{ minHeight: height + 60 }}>
        {content && (
          <Chart
            title={t.heading}
            content={content}
            width={view.print?.width ?? width}
            height={view.print?.height ?? height}
            dates={view.zoom ?? view.dates}
            isLog={false}
            showsMembers={view.address.showsMembers}
            marks={view.print ? [] : view.marks}
            language={view.language}
            scheme={view.scheme}
            hiddenNames={() => nothingHidden}
            onZoom={view.onZoom}
          />
        )}
      </div>
      <p className={styles.words}>
        {content &&
          ensembleWords(
            content,
            view.address.showsMembers ? "members" : "bands",
            view.language,
          )}{" "}
        {t.explained}
      </p>
    </section>
  );
}
