import {
  type Day,
  defineTexts,
  formatDay,
  inLanguage,
  type Language,
  parseDay,
} from "@episcope/common";
import { useId } from "react";
import { useLanguage } from "../../environment/language.ts";
import { DateField } from "../../kit/controls/DateField.tsx";
import { formatNumber } from "../../text/format.ts";
import styles from "./Figures.module.css";

const texts = defineTexts({
  en: {
    few: "fewer than 50",
    rValue: "R value on",
    rHelp: "How many people one infected person infects on average.",
    noValue: "no value on this date",
  },
  de: {
    few: "weniger als 50",
    rValue: "R-Wert am",
    rHelp: "So viele Menschen steckt eine infizierte Person im Mittel an.",
    noValue: "kein Wert an diesem Tag",
  },
});

/** Undefined while loading. */
export type Figure = number | "none" | undefined;

export interface FiguresProps {
  readonly infected?:
    | { readonly title: string; readonly value: Figure; readonly note?: string | undefined }
    | undefined;
  readonly rValue?: { readonly day: Day; readonly value: Figure } | undefined;
  onRDay(day: Day): void;
}

/**
 * Total infected and R on a date (run-viewer specification 5.4), if the page has them. Space is
 * reserved while they load.
 */
export function Figures({ infected, rValue, onRDay }: FiguresProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const infectedId = useId();
  const rId = useId();
  const year = new Date().getFullYear();
  if (!infected && !rValue) return undefined;
  return (
    <div className={styles.figures}>
      {infected && (
        <div>
          <h3 id={infectedId} className={styles.label}>
            {infected.title}
          </h3>
          <output
            className={styles.infected}
            aria-labelledby={infectedId}
            aria-busy={infected.value === undefined}
          >
            {infectedText(infected.value, language)}
          </output>
          {infected.note && <p className={styles.help}>{infected.note}</p>}
        </div>
      )}
      {rValue && (
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
          >
            {rText(rValue.value, language)}
          </output>
          <p className={styles.help}>{t.rHelp}</p>
        </div>
      )}
    </div>
  );
}

/** Rounded to hundreds; empty for zero. */
export function infectedText(value: Figure, language: Language): string {
  if (value === undefined || value === "none" || !(value > 0)) return "";
  const hundreds = Math.round(value / 100) * 100;
  return hundreds === 0 ? inLanguage(texts, language).few : formatNumber(hundreds, language);
}

/** Always three decimals, so that digits do not jump from date to date. */
export function rText(value: Figure, language: Language): string {
  if (value === undefined) return "";
  if (value === "none" || Number.isNaN(value)) return inLanguage(texts, language).noValue;
  return formatNumber(value, language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
