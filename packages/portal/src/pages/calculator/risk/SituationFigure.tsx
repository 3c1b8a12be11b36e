import type { Choices, RiskDefinition } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { formatPercent } from "../../../text/format.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import { riskText } from "./riskTexts.ts";
import styles from "./SituationFigure.module.css";
import { comparedSituations, riskPosition } from "./situations.ts";

const texts = defineTexts({
  en: {
    title: "Compared with everyday situations",
    subtitle: "Risk on a scale on which each step is ten times the one before",
    situation: "Situation",
    risk: "Risk",
    now: "This choice",
    assumptions: "What these situations assume",
  },
  de: {
    title: "Verglichen mit dem Alltag",
    subtitle: "Risiko auf einer Skala, auf der jeder Schritt das Zehnfache ist",
    situation: "Situation",
    risk: "Risiko",
    now: "Diese Wahl",
    assumptions: "Was in diesen Situationen angenommen ist",
  },
});

const axisRisks = [0.0001, 0.01, 1];
const percent = (share: number) => `${100 * share}%`;

interface SituationFigureProps {
  readonly definition: RiskDefinition;
  readonly choices: Choices;
  readonly risk: number;
  readonly lang: string | undefined;
}

/**
 * The chosen risk among those of scenarios and everyday situations, all from the same definition.
 */
export function SituationFigure({ definition, choices, risk, lang }: SituationFigureProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const situations = useMemo(() => comparedSituations(definition, choices), [definition, choices]);
  const now = { left: percent(riskPosition(risk)) };
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{t.title}</h2>
        <p className={styles.subtitle}>{t.subtitle}</p>
      </figcaption>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t.situation}</th>
            <td />
            <th scope="col">{t.risk}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.now}>
            <th scope="row" className={styles.name}>
              {t.now}
            </th>
            <td className={styles.plot} aria-hidden>
              <span className={styles.line} style={now} />
              <span className={styles.dot} style={now} />
            </td>
            <td className={styles.value}>{riskText(risk, language)}</td>
          </tr>
          {situations.map(({ name, risk: other }) => (
            <tr key={name}>
              <th scope="row" className={styles.name} lang={lang}>
                {name}
              </th>
              <td className={styles.plot} aria-hidden>
                <span className={styles.line} style={now} />
                <span className={styles.dot} style={{ left: percent(riskPosition(other)) }} />
              </td>
              <td className={styles.value}>{riskText(other, language)}</td>
            </tr>
          ))}
          <tr className={styles.axis} aria-hidden>
            <td />
            <td>
              {axisRisks.map((one) => (
                <span key={one} style={{ left: percent(riskPosition(one)) }}>
                  {formatPercent(one, language, { maximumFractionDigits: 2 })}
                </span>
              ))}
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <details className={styles.assumptions}>
        <summary>{t.assumptions}</summary>
        <ul lang={lang}>
          {situations.map(({ name, description }) => (
            <li key={name}>
              <strong>{name}</strong>
              {description && `: ${description}`}
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.source}>{inLanguage(calculatorTexts, language).demonstration}</p>
    </figure>
  );
}
