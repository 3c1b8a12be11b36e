import { type RChoices, type RDefinition, rValue, trendOf } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { formatNumber } from "../../../text/format.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import { layoutWaterfall, type WaterfallBar } from "./layoutWaterfall.ts";
import { signedR } from "./rTexts.ts";
import styles from "./Waterfall.module.css";

const texts = defineTexts({
  en: {
    title: "What each choice contributes",
    subtitle: "From the base value to R, step by step; left of the dashed line cases fall",
    step: "Step",
    change: "Change of R",
    base: "Base value",
    result: "R value",
    one: "R = 1",
  },
  de: {
    title: "Was jede Wahl beiträgt",
    subtitle:
      "Schritt für Schritt vom Basiswert zu R; links der gestrichelten Linie sinken die Fallzahlen",
    step: "Schritt",
    change: "Änderung von R",
    base: "Basiswert",
    result: "R-Wert",
    one: "R = 1",
  },
});

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface WaterfallProps {
  readonly definition: RDefinition;
  readonly choices: RChoices;
  readonly lang: string | undefined;
}

/**
 * Base, additions and factors in order, with a line at R = 1. It is a table with bars, so screen
 * readers read it as one.
 */
export function Waterfall({ definition, choices, lang }: WaterfallProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const { base, steps, result, one } = useMemo(
    () => layoutWaterfall(definition, choices),
    [definition, choices],
  );
  const left = { left: `${100 * one}%` };
  const row = (name: string, bar: WaterfallBar, className: string | undefined, text: string) => (
    <tr key={name} className={className}>
      <th scope="row" className={styles.name} lang={bar.group === undefined ? undefined : lang}>
        {name}
      </th>
      <td className={styles.plot} aria-hidden>
        <span className={styles.one} style={left} />
        <span
          className={styles.bar}
          style={{ left: `${100 * bar.from}%`, width: `${100 * (bar.to - bar.from)}%` }}
        />
      </td>
      <td className={styles.change}>{text}</td>
    </tr>
  );
  return (
    <figure className={styles.figure} data-trend={trendOf(definition, rValue(definition, choices))}>
      <figcaption>
        <h2 className={styles.title}>{t.title}</h2>
        <p className={styles.subtitle}>{t.subtitle}</p>
      </figcaption>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <span className="visually-hidden">{t.step}</span>
            </th>
            <td aria-hidden>
              <span className={styles.oneLabel} style={left}>
                {t.one}
              </span>
            </td>
            <th scope="col" className={styles.change}>
              <span className="visually-hidden">{t.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {row(t.base, base, styles.sum, formatNumber(base.value, language, two))}
          {steps.map((bar) => {
            const name = definition.groups[bar.group ?? 0]?.name ?? "";
            const direction =
              bar.value > 0 ? styles.more : bar.value < 0 ? styles.less : styles.none;
            return row(name, bar, direction, signedR(bar.value, language));
          })}
          {row(
            t.result,
            result,
            `${styles.sum} ${styles.result}`,
            formatNumber(result.value, language, two),
          )}
        </tbody>
      </table>
      <p className={styles.source}>{inLanguage(calculatorTexts, language).demonstration}</p>
    </figure>
  );
}
