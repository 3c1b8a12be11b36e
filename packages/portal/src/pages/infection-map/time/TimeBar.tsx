import { civilOf, type Day, dayOf, formatDay, inLanguage, type Language } from "@episcope/common";
import { type PointerEvent, useId, useMemo, useRef, useState } from "react";
import { useWidth } from "../../../charts/useWidth.ts";
import { useLanguage } from "../../../environment/language.ts";
import { formatDate, formatMonth, formatNumber } from "../../../text/format.ts";
import { mapTexts } from "../mapTexts.ts";
import { type DayWindow, movedTo, withFrom, withTo } from "./dayWindow.ts";
import styles from "./TimeBar.module.css";
import { weeklyTotals } from "./weeks.ts";

interface TimeBarProps {
  readonly dayStart: Uint32Array;
  readonly startDay: Day;
  readonly window: DayWindow;
  /** Called during a drag, and once more with `isSettled` when it ends. */
  onChange(window: DayWindow, isSettled: boolean): void;
}

type Part = "from" | "to" | "both";

const height = 56;
/** Distance in pixels within which an end of the window is grabbed. */
const grip = 16;

/**
 * Infections per week with the window shown on the map. Ends and middle can be dragged; three
 * sliders do the same for the keyboard.
 */
export function TimeBar({ dayStart, startDay, window, onChange }: TimeBarProps) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const [element, width] = useWidth();
  const [focused, setFocused] = useState<Part>();
  const clip = useId();
  const dayCount = dayStart.length - 1;
  const left = (day: number) => (day / Math.max(1, dayCount)) * width;
  const drag = useDrag(window, dayCount, width, onChange);
  const weeks = useMemo(() => weeklyTotals(dayStart), [dayStart]);
  const most = Math.max(1, ...weeks);
  const bars = useMemo(
    () => barsPath(weeks, most, width, dayCount),
    [weeks, most, width, dayCount],
  );
  const dateText = (day: number) => formatDate(formatDay(startDay + day), language);
  const [begin, end] = [left(window.from), left(window.to + 1)];

  const slider = (part: Part, label: string, value: number, least: number, last: number) => (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={
        part === "both" ? t.range(dateText(window.from), dateText(window.to)) : dateText(value)
      }
      min={least}
      max={last}
      value={value}
      onChange={(event) => {
        const day = Number(event.target.value);
        onChange(changed(part, window, day, dayCount), true);
      }}
      onFocus={(event) => setFocused(event.target.matches(":focus-visible") ? part : undefined)}
      onBlur={() => setFocused(undefined)}
    />
  );
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t.timeBar}</legend>
      {slider("from", t.firstDay, window.from, 0, dayCount - 1)}
      {slider("both", t.move, window.from, 0, dayCount - 1 - (window.to - window.from))}
      {slider("to", t.lastDay, window.to, 0, dayCount - 1)}
      <div ref={element} className={styles.picture}>
        <svg
          className={styles.weeks}
          width={width}
          height={height + 20}
          data-part={drag.part}
          aria-hidden
          {...drag.handlers}
        >
          <title>{t.perWeek(formatNumber(most, language))}</title>
          <rect className={styles.ground} width={width} height={height} />
          <path className={styles.outside} d={bars} />
          <clipPath id={clip}>
            <rect x={begin} width={Math.max(1, end - begin)} height={height} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect className={styles.inside} width={width} height={height} />
            <path className={styles.shown} d={bars} />
          </g>
          <Handle x={begin} isFocused={focused === "from" || focused === "both"} />
          <Handle x={end} isFocused={focused === "to" || focused === "both"} />
          {monthTicks(startDay, dayCount, width).map((day) => (
            <g key={day} transform={`translate(${left(day - startDay)} ${height})`}>
              <line className={styles.tick} y2={5} />
              <text className={styles.month} x={3} y={15}>
                {monthText(day, language)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </fieldset>
  );
}

function Handle({ x, isFocused }: { readonly x: number; readonly isFocused: boolean }) {
  return (
    <g
      transform={`translate(${x} 0)`}
      className={styles.handle}
      data-focused={isFocused || undefined}
    >
      <line y2={height} />
      <rect x={-5} y={height / 2 - 12} width={10} height={24} rx={4} />
    </g>
  );
}

function changed(part: Part, window: DayWindow, day: number, dayCount: number): DayWindow {
  if (part === "from") return withFrom(window, day);
  return part === "to" ? withTo(window, day, dayCount) : movedTo(window, day, dayCount);
}

/** Handles mouse, pen and touch. */
function useDrag(
  window: DayWindow,
  dayCount: number,
  width: number,
  onChange: TimeBarProps["onChange"],
) {
  const hold = useRef<{ readonly part: Part; readonly offset: number }>(undefined);
  const [part, setPart] = useState<Part>();
  const dayAt = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return ((event.clientX - box.left) / Math.max(1, width)) * dayCount;
  };
  const partAt = (day: number): Part => {
    const near = (grip / Math.max(1, width)) * dayCount;
    const [toFrom, toEnd] = [Math.abs(day - window.from), Math.abs(day - window.to - 1)];
    // A narrow window can still be moved by its middle.
    const isNarrow = window.to + 1 - window.from < 2 * near;
    const isMiddle = isNarrow && day > window.from && day < window.to + 1;
    if (isMiddle || Math.min(toFrom, toEnd) > near) return "both";
    return toFrom < toEnd ? "from" : "to";
  };
  const move = (event: PointerEvent<SVGElement>, isSettled: boolean) => {
    if (!hold.current) return;
    const day = dayAt(event) - hold.current.offset;
    onChange(changed(hold.current.part, window, day, dayCount), isSettled);
  };
  const end = (event: PointerEvent<SVGElement>) => {
    move(event, true);
    hold.current = undefined;
  };
  return {
    part,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        if (event.button !== 0) return;
        const day = dayAt(event);
        const taken = partAt(day);
        const isInside = day >= window.from && day <= window.to + 1;
        const length = window.to + 1 - window.from;
        // Outside of the window: its middle moves to the pointer.
        const grab = isInside ? day - window.from : length / 2;
        const ends = { from: day - window.from, to: day - window.to, both: grab };
        hold.current = { part: taken, offset: ends[taken] };
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event, false);
      },
      onPointerMove: (event: PointerEvent<SVGElement>) => {
        if (hold.current) move(event, false);
        else setPart(partAt(dayAt(event)));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

function barsPath(weeks: readonly number[], most: number, width: number, dayCount: number): string {
  const perDay = width / Math.max(1, dayCount);
  return weeks
    .map((count, week) => {
      const x = 7 * week * perDay;
      const right = Math.min(dayCount, 7 * week + 7) * perDay;
      const y = height - (count / most) * (height - 4);
      const gap = right - x > 3 ? 1 : 0;
      return count === 0
        ? ""
        : `M${round(x)} ${height}V${round(y)}H${round(right - gap)}V${height}Z`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

const monthWidth = 44;

/** The first day of each month, as many as have space for their names; January always. */
function monthTicks(startDay: Day, dayCount: number, width: number): readonly Day[] {
  const perMonth = (30.4 / Math.max(1, dayCount)) * width;
  const step = [1, 2, 3, 6, 12].find((months) => months * perMonth >= monthWidth) ?? 12;
  const { year, month } = civilOf(startDay);
  const ticks: Day[] = [];
  for (let count = 0; ; count++) {
    const number = month - 1 + count;
    const day = dayOf(year + Math.floor(number / 12), (number % 12) + 1, 1);
    if (day === undefined || day >= startDay + dayCount) return ticks;
    const hasRoom = ((startDay + dayCount - day) / dayCount) * width > 0.8 * monthWidth;
    if (day >= startDay && (number % 12) % step === 0 && hasRoom) ticks.push(day);
  }
}

function monthText(day: Day, language: Language): string {
  const { year, month } = civilOf(day);
  return month === 1 ? String(year) : formatMonth(day, language);
}
