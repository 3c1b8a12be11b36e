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
import { formatNumber } from "../../text/format.ts";
import { figureTexts, type Measured, type SpreadText, spreadText } from "../figures/figureText.ts";
import { hasRange, type Spread } from "../figures/spread.ts";
import styles from "./Figures.module.css";

const texts = defineTexts({
  en: {
    few: "fewer than 50",
    perThousand: "per 1,000 inhabitants",
    range: (count: string) => `Range: 9 of 10 of the ${count} model runs`,
    rValue: "R value on",
    rHelp: "How many people one infected person infects on average.",
    noValue: "no value on this date",
  },
  de: {
    few: "weniger als 50",
    perThousand: "je 1.000 Einwohner",
    range: (count: string) => `Bereich: 9 von 10 der ${count} Modellläufe`,
    rValue: "R-Wert am",
    rHelp: "So viele Menschen steckt eine infizierte Person im Mittel an.",
    noValue: "kein Wert an diesem Tag",
  },
});

/** Undefined while loading. */
export type Figure = Spread | "none" | undefined;

/** The model runs of an ensemble. */
export interface ModelRuns {
  readonly arrived: number;
  readonly expected: number;
}

export interface FiguresProps {
  readonly infected?:
    | {
        readonly title: string;
        readonly value: Figure;
        readonly perThousand: Figure;
        readonly note?: string | undefined;
      }
    | undefined;
  readonly rValue?: { readonly day: Day; readonly value: Figure } | undefined;
  /** Undefined if a run is a single model run. */
  readonly modelRuns?: ModelRuns | undefined;
  onRDay(day: Day): void;
}

/**
 * Infections and R on a date (run-viewer specification 5.4), if the page has them. Space is
 * reserved while they load and while further model runs arrive.
 */
export function Figures({ infected, rValue, modelRuns, onRDay }: FiguresProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const infectedId = useId();
  const rId = useId();
  const year = new Date().getFullYear();
  if (!infected && !rValue) return undefined;
  // Screen readers are told once, by the last line.
  const live = modelRuns && { "aria-live": "off" as const };
  const size = modelRuns ? styles.withRange : "";
  return (
    <div className={styles.figures}>
      {infected && (
        <div>
          <h3 id={infectedId} className={styles.label}>
            {infected.title}
          </h3>
          <output
            className={`${styles.infected} ${size}`}
            aria-labelledby={infectedId}
            aria-busy={infected.value === undefined}
            {...live}
          >
            <Range text={infectedText(infected.value, language)} />
          </output>
          <p className={`${styles.perThousand} ${size}`}>
            <PerThousand value={infected.perThousand} />
          </p>
          {modelRuns && <p className={styles.modelRuns}>{modelRunsText(modelRuns, language)}</p>}
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
            {...live}
          >
            <Range text={rText(rValue.value, language)} />
          </output>
          <p className={styles.help}>{t.rHelp}</p>
        </div>
      )}
      {modelRuns && (
        <p className="visually-hidden" aria-live="polite">
          {modelRuns.arrived >= modelRuns.expected &&
            [infected?.title, spoken(infectedText(infected?.value, language))].join(": ")}
        </p>
      )}
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

function PerThousand({ value }: { readonly value: Figure }) {
  const language = useLanguage();
  if (value === undefined || value === "none") return undefined;
  const text = spreadText("infectionsPerThousand", value, language, dateAxis);
  return `${spoken(text)} ${inLanguage(texts, language).perThousand}`;
}

function spoken({ value, range }: SpreadText): string {
  return range ? `${value} (${range})` : value;
}

function modelRunsText({ arrived, expected }: ModelRuns, language: Language): string {
  const all = formatNumber(expected, language);
  return arrived < expected
    ? inLanguage(figureTexts, language).modelRuns(formatNumber(arrived, language), all)
    : inLanguage(texts, language).range(all);
}

const blank: SpreadText = { value: "", range: undefined };

/** A single model run is rounded to hundreds and empty for zero. */
export function infectedText(figure: Figure, language: Language): SpreadText {
  if (figure === undefined || figure === "none") return blank;
  if (!hasRange(figure)) {
    if (!(figure.median > 0)) return blank;
    if (figure.median < 50) return { ...blank, value: inLanguage(texts, language).few };
  }
  return textOf("infections", figure, language);
}

/** A single model run always has three decimals, so that digits do not jump from date to date. */
export function rText(figure: Figure, language: Language): SpreadText {
  if (figure === undefined) return blank;
  if (figure === "none" || Number.isNaN(figure.median)) {
    return { ...blank, value: inLanguage(texts, language).noValue };
  }
  return textOf("rValue", figure, language);
}

function textOf(name: Measured, spread: Spread, language: Language): SpreadText {
  return spreadText(name, spread, language, dateAxis);
}
