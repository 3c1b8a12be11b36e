import { inLanguage, writtenLanguage } from "@episcope/common";
import { type RefObject, useMemo, useState } from "react";
import type { ShownChart, ShownPage, StoryStep } from "../../../../build/stories/pageStory.ts";
import { Chart } from "../../../charts/Chart.tsx";
import type { ChartContent, Mark } from "../../../charts/chartContent.ts";
import { ensembleWords } from "../../../charts/modelWords.ts";
import { useWidth } from "../../../charts/useWidth.ts";
import { siteUrl } from "../../../environment/base.ts";
import { useLanguage } from "../../../environment/language.ts";
import { useColorScheme } from "../../../environment/useColorScheme.ts";
import { useMediaQuery } from "../../../kit/browser/useMediaQuery.ts";
import { useNearView } from "../../../kit/browser/useNearView.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { PartBoundary } from "../../../kit/notices/PartBoundary.tsx";
import { storyTexts } from "../storyTexts.ts";
import { chartPanel } from "./chartPanel.ts";
import styles from "./StepFigure.module.css";

interface StepFigureProps {
  readonly step: StoryStep;
  /** Drawn only near the window. */
  readonly isLazy: boolean;
}

/** What a step shows: a chart, or a picture of another page. Its size is reserved. */
export function StepFigure({ step: { shown }, isLazy }: StepFigureProps) {
  const language = useLanguage();
  const title = inLanguage(shown.title, language);
  const { element, isNear } = useNearView(600);
  return (
    <figure
      // The element is only watched.
      ref={element as RefObject<HTMLElement>}
      className={styles.figure}
      aria-label={inLanguage(storyTexts, language).chart(title)}
      data-shown={shown.kind}
    >
      <figcaption className={styles.title}>{title}</figcaption>
      <PartBoundary>
        {shown.kind === "page" ? (
          <StillPicture page={shown} />
        ) : (
          <StoryChart chart={shown} isDrawn={!isLazy || isNear} />
        )}
      </PartBoundary>
    </figure>
  );
}

function StillPicture({ page: { to, picture, alt } }: { readonly page: ShownPage }) {
  const language = useLanguage();
  return (
    <Link to={to} className={styles.picture}>
      <img
        src={siteUrl(picture[writtenLanguage(language)])}
        alt={inLanguage(alt, language)}
        loading="lazy"
      />
    </Link>
  );
}

/** Of the drawing; the axis titles and the legend are beside it. */
const heights = { low: 280, high: 400 } as const;

function StoryChart({ chart, isDrawn }: { readonly chart: ShownChart; readonly isDrawn: boolean }) {
  const language = useLanguage();
  const scheme = useColorScheme();
  const [place, width] = useWidth();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const isTall = useMediaQuery("(min-width: 700px) and (min-height: 700px)");
  const height = isTall ? heights.high : heights.low;
  const content = useMemo(
    (): ChartContent => ({
      kind: "panels",
      panels: [chartPanel(chart)],
      ensemble: { arrived: chart.members, expected: chart.members, differs: true },
    }),
    [chart],
  );
  const marks = useMemo(
    () => chart.marks.map(({ day, label }): Mark => ({ day, label: inLanguage(label, language) })),
    [chart, language],
  );
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    setHidden(next);
  };
  return (
    <>
      <div ref={place} style={{ minHeight: height + 24 + 30 * Math.ceil(chart.series.length / 2) }}>
        {isDrawn && (
          <Chart
            title={inLanguage(chart.title, language)}
            {...{ content, width, height, marks, language, scheme }}
            dates={chart.dates}
            isLog={chart.scale === "log"}
            hiddenNames={() => hidden}
            onToggle={(_panel, name) => toggle(name)}
          />
        )}
      </div>
      <p className={styles.words}>{ensembleWords(content, "bands", language)}</p>
    </>
  );
}
