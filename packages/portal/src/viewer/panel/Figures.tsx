import {
  type Day,
  defineTexts,
  formatDay,
  inLanguage,
  type Language,
  parseDay,
} from "@episcope/common";
import { useId } from "react";
import { dateAxis } from "../../charts/layout/axis.ts";
import { useLanguage } from "../../environment/language.ts";
import { DateField } from "../../kit/controls/DateField.tsx";
import { type SpreadText, spreadText } from "../figures/figureText.ts";
import type { Spread } from "../figures/spread.ts";
import styles from "./Figures.module.css";

const texts = defineTexts({
  en: {
    rValue: "R value on",
    rHelp: "How many people one infected person infects on average.",
    noValue: "no value on this date",
  },
  de: {
    rValue: "R-Wert am",
    rHelp: "So viele Menschen steckt eine infizierte Person im Mittel an.",
    noValue: "kein Wert an diesem Tag",
  },
});

/** Undefined while loading. */
export type Figure = Spread | "none" | undefined;

export interface FiguresProps {
  readonly rValue?: { readonly day: Day; readonly value: Figure } | undefined;
  /** Each run is several model runs, which arrive one by one. */
  readonly isEnsemble?: boolean | undefined;
  onRDay(day: Day): void;
}

/** R on a date (run-viewer specification 5.4), if the page has it. Its space is reserved. */
export function Figures({ rValue, isEnsemble, onRDay }: FiguresProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const rId = useId();
  const year = new Date().getFullYear();
  if (!rValue) return undefined;
  return (
    <div>
      <DateField
        label={
          <span id={rId} className={styles.label}>
            {t.rValue}
          </span>
        }
        value={formatDay(rValue.day)}
        min={`${year - 100}-01-01`}
        max={`${year + 10}-12-31`}
        onChange={(date) => onRDay(parseDay(date) ?? rValue.day)}
      />
      <output
        className={rValue.value === "none" ? styles.noValue : styles.rValue}
        aria-labelledby={rId}
        aria-busy={rValue.value === undefined}
        // It changes with every model run.
        {...(isEnsemble && { "aria-live": "off" as const })}
      >
        <Range text={rText(rValue.value, language)} />
      </output>
      <p className={styles.help}>{t.rHelp}</p>
    </div>
  );
}

function Range({ text: { value, range } }: { readonly text: SpreadText }) {
  return (
    <>
      {value}
      {range && <span className={styles.range}> ({range})</span>}
    </>
  );
}

const blank: SpreadText = { value: "", range: undefined };

/** A single model run always has three decimals, so that digits do not jump from date to date. */
export function rText(figure: Figure, language: Language): SpreadText {
  if (figure === undefined) return blank;
  if (figure === "none" || Number.isNaN(figure.median)) {
    return { ...blank, value: inLanguage(texts, language).noValue };
  }
  return spreadText("rValue", figure, language, dateAxis);
}
