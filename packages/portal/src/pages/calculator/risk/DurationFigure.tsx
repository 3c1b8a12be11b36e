import {
  type Choices,
  chosenOption,
  durationCurve,
  infectionRisk,
  type RiskDefinition,
} from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { Axes } from "../../../charts/Axes.tsx";
import { linePath } from "../../../charts/layout/linePath.ts";
import { useLanguage } from "../../../environment/language.ts";
import { formatPercent } from "../../../text/format.ts";
import styles from "../figures/Figure.module.css";
import { Figure } from "../figures/Figure.tsx";
import { figurePlot, figureScale, labelsThatFit } from "../figures/figureScale.ts";
import { riskText } from "./riskTexts.ts";

const texts = defineTexts({
  en: {
    title: "Risk by duration",
    subtitle: (group: string) => `${group}; everything else as chosen`,
    label: (parts: string) => `Risk by duration: ${parts}`,
  },
  de: {
    title: "Risiko nach Dauer",
    subtitle: (group: string) => `${group}; alles andere wie gewählt`,
    label: (parts: string) => `Risiko nach Dauer: ${parts}`,
  },
});

const height = 240;
/** Estimated width per character; ticks are far enough apart for an estimate. */
const characterWidth = 6.2;

interface DurationFigureProps {
  readonly definition: RiskDefinition;
  readonly choices: Choices;
  /** Language of the definition, if it is not that of the page. */
  readonly lang: string | undefined;
}

/** The risk over time, with the choice marked on the curve. */
export function DurationFigure({ definition, choices, lang }: DurationFigureProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const curve = durationCurve(definition, choices);
  const place = definition.durationGroup;
  const group = place === undefined ? undefined : definition.groups[place];
  if (!curve || place === undefined || !group) return null;
  const risks = group.options.map(({ title, value }, option) => ({
    title,
    value,
    risk: infectionRisk(definition, choices.with(place, option)),
  }));
  const chosen = chosenOption(group, choices[place]);
  const risk = infectionRisk(definition, choices);
  const draw = (width: number) => {
    const { durations } = curve;
    const ends = [durations[0] ?? 1, durations.at(-1) ?? 2] as const;
    const plot = figurePlot(width, height);
    const scale = figureScale({ plot, x: ends, y: [0, 1], isLogX: true });
    const sorted = risks.toSorted((a, b) => a.value - b.value);
    const shown = labelsThatFit(
      sorted.map(({ title, value }) => ({
        at: scale.x(value),
        width: characterWidth * title.length,
      })),
    );
    const [x, y] = [scale.x(chosen.value), scale.y(risk)];
    const isRight = x > (plot.left + plot.right) / 2;
    return (
      <g lang={lang}>
        <Axes
          plot={plot}
          xTicks={sorted.flatMap(({ title, value }, index) => {
            if (!shown.has(index)) return [];
            const anchor = index === sorted.length - 1 ? "end" : index === 0 ? "start" : "middle";
            return [{ at: scale.x(value), label: title, anchor } as const];
          })}
          yTicks={[0, 0.25, 0.5, 0.75, 1].map((share) => ({
            at: scale.y(share),
            label: formatPercent(share, language),
          }))}
        />
        <path
          d={linePath({ x: durations, y: curve.risks }, scale)}
          fill="none"
          stroke="var(--headline)"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        <line x1={x} x2={x} y1={y} y2={plot.bottom} stroke="var(--action)" strokeDasharray="3 3" />
        <circle cx={x} cy={y} r={6} fill="var(--action)" stroke="var(--surface)" strokeWidth={2} />
        <text
          className={`${styles.name} ${styles.strong}`}
          x={x + (isRight ? -12 : 12)}
          y={Math.max(plot.top + 10, y - 10)}
          textAnchor={isRight ? "end" : "start"}
        >
          {chosen.title}: {riskText(risk, language)}
        </text>
      </g>
    );
  };
  return (
    <Figure
      title={t.title}
      subtitle={t.subtitle(group.name)}
      label={t.label(risks.map((one) => `${one.title} ${riskText(one.risk, language)}`).join(", "))}
      height={height}
      draw={draw}
    />
  );
}
