import { civilOf, type Day, type Language } from "@episcope/common";
import { useLanguage } from "../../../../environment/language.ts";
import { formatMonth } from "../../../../text/format.ts";
import { type DayWindow, daysIn, shareOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import type { Tick } from "../days/ticks.ts";
import { shownMarks } from "./shownMarks.ts";
import styles from "./TimeAxis.module.css";

export interface DayMark {
  readonly day: Day;
  readonly label: string;
}

interface TimeAxisProps {
  readonly window: DayWindow;
  /** In pixels. */
  readonly width: number;
  readonly ticks: readonly Tick[];
  readonly marks: readonly DayMark[];
}

/** Months, and above them what happened, as far as there is room for the names. */
export function TimeAxis({ window, width, ticks, marks }: TimeAxisProps) {
  const language = useLanguage();
  const perDay = width / daysIn(window);
  return (
    <div className={styles.axis} aria-hidden>
      {shownMarks(marks, window, perDay).map(({ day, label, isLeft }) => (
        <span
          key={`${day} ${label}`}
          className={styles.mark}
          data-left={isLeft || undefined}
          style={{ left: percent(shareOf(day, window)) }}
          title={label}
        >
          {label}
        </span>
      ))}
      {ticks.map(({ day, hasName }) => (
        <span key={day} className={styles.month} style={{ left: percent(shareOf(day, window)) }}>
          {hasName && monthText(day, language)}
        </span>
      ))}
    </div>
  );
}

function monthText(day: Day, language: Language): string {
  const { year, month } = civilOf(day);
  return month === 1 ? String(year) : formatMonth(day, language);
}
