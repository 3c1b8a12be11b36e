import { inLanguage } from "@episcope/common";
import type { Range } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import { useLanguage } from "../../environment/language.ts";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import { reportedLines } from "../plotCard/sourceLines.ts";
import { type PrintedChart, printedKeyChart } from "../print/paper.ts";
import type { PlotView } from "../state/plotView.ts";
import { usePressing } from "../state/pressing.ts";
import type { RunViewerState } from "../state/useRunViewer.ts";
import type { ViewerSetup } from "../state/viewerSetup.ts";
import styles from "./Answer.module.css";
import { AnswerLine } from "./AnswerLine.tsx";
import { answerTexts } from "./answerTexts.ts";
import { KeyChart } from "./KeyChart.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { KeyWaiting } from "./KeyWaiting.tsx";
import type { Compared } from "./useComparedRun.ts";

export interface AnswerProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly setup: ViewerSetup;
  readonly compared: Compared | undefined;
  readonly known: FiguresOfRuns;
  /** What is counted, if it is not the whole shown time. */
  readonly section: Range | undefined;
  /** Size of the chart on paper. */
  readonly paperChart?: PrintedChart;
}

/** The first screen: what the choice means as a sentence, a curve and three figures. */
export function Answer(props: AnswerProps) {
  const { viewer, view, setup, compared, known, section, paperChart = printedKeyChart } = props;
  const language = useLanguage();
  const t = inLanguage(answerTexts, language);
  const { run } = viewer;
  const current = run.shown && known.get(run.shown.runId);
  const { keyPlot } = setup;
  const isPressed = usePressing((state) => state.isPressed);
  const isStale = run.isStale || isPressed;
  const isWaiting = isStale || run.shown === undefined;
  const dim = isStale ? styles.stale : "";
  return (
    <section
      className={`${styles.answer} ${view.isWide ? styles.wide : ""}`}
      aria-label={t.result}
      aria-busy={isWaiting}
    >
      <div className={`${styles.words} ${dim}`}>
        <AnswerLine
          current={current}
          compared={compared && { words: compared.words, figures: known.get(compared.runId) }}
          from={section && formatPosition(section[0], view.axis, language)}
          until={formatPosition((section ?? view.dates)[1], view.axis, language)}
          axis={view.axis}
        />
      </div>
      {keyPlot ? (
        <PartBoundary>
          <KeyChart
            plot={keyPlot}
            viewer={viewer}
            view={view}
            compared={compared}
            isStale={isStale}
            paperChart={paperChart}
          />
        </PartBoundary>
      ) : (
        <div className={styles.stage}>
          {isWaiting && (
            <KeyWaiting key={viewer.runId} progress={run.progress} isFirst={!run.shown} />
          )}
        </div>
      )}
      <div className={`${styles.facts} ${dim}`}>
        <KeyFigures
          figures={current}
          setup={setup.figures}
          section={section}
          isOver={run.lost !== undefined}
        />
      </div>
      {keyPlot &&
        run.shown &&
        reportedLines(keyPlot, view).map((line) => (
          <p key={line} className={`${styles.few} ${styles.credit}`}>
            {line}
          </p>
        ))}
    </section>
  );
}
