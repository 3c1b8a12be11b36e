import type { MobilityPeriod } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { type ReactNode, useId, useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { PlayButton } from "../../../kit/controls/PlayButton.tsx";
import { formatDate } from "../../../text/format.ts";
import { periodSteps } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import type { WeekPlayer } from "./useWeekPlayer.ts";
import styles from "./WeekControls.module.css";

interface WeekControlsProps {
  readonly period: MobilityPeriod;
  readonly dates: readonly string[];
  readonly start: string;
  /** As shown, also while playing. */
  readonly end: string;
  readonly player: WeekPlayer;
  onStart(date: string): void;
  onEnd(date: string): void;
}

/** Both dates, and a slider for the second one. */
export function WeekControls(props: WeekControlsProps) {
  const { period, dates, start, end, player, onStart, onEnd } = props;
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const id = useId();
  // Several hundred options: created once, not for every week while playing.
  const options = useMemo(
    () =>
      dates.map((day) => (
        <option key={day} value={day}>
          {formatDate(day, language, "short")}
        </option>
      )),
    [dates, language],
  );
  const words = inLanguage(periodSteps[period].words, language).replace(
    "{date}",
    formatDate(end, language, "short"),
  );
  return (
    <div className={styles.controls}>
      <div className={styles.player}>
        <PlayButton
          className={`button button-action ${styles.play}`}
          isPlaying={player.isPlaying}
          onToggle={player.toggle}
        />
        <div className={styles.slider}>
          <p className={styles.caption}>
            <label htmlFor={`${id}-slider`}>{t.slider}</label>
            <output htmlFor={`${id}-slider`} aria-hidden>
              {words}
            </output>
          </p>
          <input
            id={`${id}-slider`}
            type="range"
            min={0}
            max={dates.length - 1}
            value={Math.max(0, dates.indexOf(end))}
            aria-valuetext={words}
            onChange={(event) => player.hold(Number(event.target.value))}
            onPointerUp={player.settle}
            onKeyUp={player.settle}
            onBlur={player.settle}
          />
        </div>
      </div>
      <div className={styles.dates}>
        <DateChoice
          id={`${id}-start`}
          label={t.startWeek}
          options={options}
          chosen={start}
          onChoose={onStart}
        />
        <DateChoice
          id={`${id}-end`}
          label={t.endWeek}
          options={options}
          chosen={end}
          onChoose={onEnd}
        />
      </div>
    </div>
  );
}

interface DateChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly options: ReactNode;
  readonly chosen: string;
  onChoose(date: string): void;
}

function DateChoice({ id, label, options, chosen, onChoose }: DateChoiceProps) {
  return (
    <div className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {options}
      </select>
    </div>
  );
}
