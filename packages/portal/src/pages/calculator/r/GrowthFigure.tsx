import { growthCurve, type RDefinition, shownRange, trendOf } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useId } from "react";
import { Axes } from "../../../charts/Axes.tsx";
import { bandPath, linePath } from "../../../charts/layout/linePath.ts";
import { useLanguage } from "../../../environment/language.ts";
import { formatNumber } from "../../../text/format.ts";
import styles from "../figures/Figure.module.css";
import { Figure } from "../figures/Figure.tsx";
import { type FigureScale, figurePlot, figureScale } from "../figures/figureScale.ts";
import { growthAxis } from "./growthAxis.ts";
import { curveText, paceText } from "./rTexts.ts";

const texts = defineTexts({
  en: {
    title: "What follows from this R",
    subtitle: "New infections a day, if R stayed like this for eight weeks; 100 a day at the start",
    week: (count: string) => `week ${count}`,
    initial: "starting point",
    now: "now",
    note: (days: string) =>
      `Assumes ${days} days from one infection to the next (generation time); immunity and new measures are left out.`,
  },
  de: {
    title: "Was aus diesem R folgt",
    subtitle: "Neue Ansteckungen am Tag, wenn R acht Wochen so bliebe; am Anfang 100 am Tag",
    week: (count: string) => `Woche ${count}`,
    initial: "Ausgangspunkt",
    now: "jetzt",
    note: (days: string) =>
      `Angenommen sind ${days} Tage von einer Ansteckung zur nächsten (Generationszeit); Immunität und neue Maßnahmen bleiben außen vor.`,
  },
});

const weeks = 8;
const days = 7 * weeks;
const height = 240;

interface GrowthFigureProps {
  readonly definition: RDefinition;
  readonly r: number;
  readonly initialR: number;
}

/** The epidemic curve for an R value. */
export function GrowthFigure({ definition, r, initialR }: GrowthFigureProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const clip = useId();
  const { generationDays } = definition;
  const place = Array.from({ length: days + 1 }, (_, day) => day);
  const casesOf = (value: number) =>
    growthCurve(value, generationDays, days).map((share) => 100 * share);
  const cases = casesOf(r);
  const initialCases = casesOf(initialR);
  const axis = growthAxis(cases.at(-1) ?? 0);
  const { low, high } = shownRange(definition, r);
  const words = `${paceText(definition, r, language)} ${curveText(r, generationDays, weeks, language)}`;
  const draw = (width: number) => {
    const plot = figurePlot(width, height);
    const scale = figureScale({ plot, x: [0, days], y: [0, axis.end] });
    const shownWeeks = width < 420 ? [0, 2, 4, 6, 8] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const isApart = Math.abs(r - initialR) >= 0.02;
    return (
      <>
        <clipPath id={clip}>
          <rect x={plot.left} y={0} width={plot.right - plot.left} height={plot.bottom} />
        </clipPath>
        <Axes
          plot={plot}
          xTicks={shownWeeks.map((week) => ({
            at: scale.x(7 * week),
            label: week === 0 || week === weeks ? t.week(`${week}`) : `${week}`,
            anchor: week === weeks ? "end" : week === 0 ? "start" : "middle",
          }))}
          yTicks={axis.ticks.map((value) => ({
            at: scale.y(value),
            label: formatNumber(value, language),
          }))}
        />
        <g clipPath={`url(#${clip})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
          {definition.margin > 0 && (
            <path
              d={bandPath(place, casesOf(low), casesOf(high), scale)}
              fill="var(--trend)"
              opacity={0.16}
            />
          )}
          {isApart && (
            <path
              d={linePath({ x: place, y: initialCases }, scale)}
              stroke="var(--text-quiet)"
              strokeWidth={1.5}
              strokeDasharray="2 5"
            />
          )}
          <path
            d={linePath({ x: place, y: cases }, scale)}
            stroke="var(--trend)"
            strokeWidth={2.5}
          />
        </g>
        {isApart && (
          <CurveName scale={scale} cases={initialCases} end={axis.end} text={t.initial} />
        )}
        <CurveName scale={scale} cases={cases} end={axis.end} text={t.now} isStrong />
      </>
    );
  };
  return (
    <div data-trend={trendOf(definition, r)}>
      <Figure
        title={t.title}
        subtitle={t.subtitle}
        label={words}
        height={height}
        words={words}
        note={t.note(formatNumber(generationDays, language))}
        draw={draw}
      />
    </div>
  );
}

interface CurveNameProps {
  readonly scale: FigureScale;
  readonly cases: Float64Array;
  /** End of the axis. */
  readonly end: number;
  readonly text: string;
  readonly isStrong?: boolean;
}

/**
 * Above the end of the curve, or beside the point where it leaves the figure. The label of the
 * other curve is halfway, to avoid overlap.
 */
function CurveName({ scale, cases, end, text, isStrong = false }: CurveNameProps) {
  const { plot, x, y } = scale;
  const leaves = cases.findIndex((value) => value > end);
  const day = isStrong ? days : Math.round(days / 2);
  const hasLeft = leaves >= 0 && leaves <= day;
  const isEarly = hasLeft && leaves < 0.75 * days;
  const at = hasLeft ? x(leaves) + (isEarly ? 8 : -12) : x(day);
  const above = hasLeft ? plot.top + (isStrong ? 10 : 28) : y(cases[day] ?? 0) - 8;
  const anchor = isEarly ? "start" : isStrong ? "end" : "middle";
  return (
    <text
      x={at}
      y={above}
      textAnchor={anchor}
      className={isStrong ? `${styles.name} ${styles.strong}` : styles.name}
    >
      {text}
    </text>
  );
}
