import { inLanguage } from "@episcope/common";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { useLanguage, useTexts } from "../../../environment/language.ts";
import { animationTexts } from "../animationTexts.ts";
import { useChoice, useChoiceStore } from "../choices.ts";
import { transportTexts } from "../transport/transportTexts.ts";
import styles from "./Days.module.css";
import { dayForKey } from "./dayForKey.ts";
import { dominantStates } from "./dominantStates.ts";

interface DayGridProps {
  readonly stateCounts: Uint32Array;
  readonly dayCount: number;
  /** Indexed by state. */
  readonly colors: readonly string[];
}

/** All days at a glance, for wide screens. */
export function DayGrid({ stateCounts, dayCount, colors }: DayGridProps) {
  const language = useLanguage();
  const t = inLanguage(transportTexts, language);
  const { states } = inLanguage(animationTexts, language);
  const choices = useChoiceStore();
  const day = useChoice((chosen) => chosen.day);
  const dominant = useMemo(() => dominantStates(stateCounts), [stateCounts]);
  const grid = useRef<HTMLOListElement>(null);
  // The grid is one tab stop; arrow keys move between days.
  const step = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, day, dayCount);
    if (next === undefined) return;
    event.preventDefault();
    choices.setState({ day: next });
    grid.current?.querySelectorAll("button")[next - 1]?.focus();
  };
  const nameOf = (one: number) => {
    const state = dominant[one - 1];
    return state === undefined ? `${t.day} ${one}` : t.mostly(one, states[state] ?? "");
  };
  return (
    <>
      <div className={styles.head}>
        <DayStep by={-1} dayCount={dayCount} />
        <p>{t.ofDays(day, dayCount)}</p>
        <DayStep by={1} dayCount={dayCount} />
      </div>
      <ol ref={grid} className={styles.grid} aria-label={t.days}>
        {Array.from({ length: dayCount }, (_, at) => at + 1).map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.day}
              aria-current={one === day ? "date" : undefined}
              aria-label={nameOf(one)}
              title={nameOf(one)}
              tabIndex={one === day ? 0 : -1}
              onClick={() => choices.setState({ day: one })}
              onKeyDown={step}
            >
              {one}
              <span
                className={styles.bar}
                style={{ backgroundColor: colors[dominant[one - 1] ?? -1] ?? "transparent" }}
              />
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t.daysHint}</p>
    </>
  );
}

/** For phones: a slider with buttons for the previous and next day. */
export function DaySlider({ dayCount }: { readonly dayCount: number }) {
  const t = useTexts(transportTexts);
  const choices = useChoiceStore();
  const day = useChoice((chosen) => chosen.day);
  return (
    <div className={styles.slider}>
      <span className={styles.sliderName} aria-hidden>
        {t.ofDays(day, dayCount)}
      </span>
      <DayStep by={-1} dayCount={dayCount} />
      <input
        type="range"
        aria-label={t.day}
        aria-valuetext={t.ofDays(day, dayCount)}
        min={1}
        max={dayCount}
        step={1}
        value={day}
        onChange={(event) => choices.setState({ day: Number(event.target.value) })}
      />
      <DayStep by={1} dayCount={dayCount} />
    </div>
  );
}

function DayStep({ by, dayCount }: { readonly by: 1 | -1; readonly dayCount: number }) {
  const t = useTexts(transportTexts);
  const choices = useChoiceStore();
  const isIdle = useChoice(({ day }) => day + by < 1 || day + by > dayCount);
  const label = by === 1 ? t.nextDay : t.previousDay;
  const Icon = by === 1 ? ChevronRight : ChevronLeft;
  const step = () =>
    choices.setState(({ day }) => ({ day: Math.min(dayCount, Math.max(1, day + by)) }));
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={step}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
