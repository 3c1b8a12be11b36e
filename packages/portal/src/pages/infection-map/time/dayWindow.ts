// The range of days shown on the map. Days count from the start of the run; both ends are included.
import { type Day, parseDay } from "@episcope/common";

export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

/** Length of the moving window if the visitor has not chosen one. */
const playedDays = 28;

export function wholeWindow(dayCount: number): DayWindow {
  return { from: 0, to: lastDay(dayCount) };
}

export function isWholeRun({ from, to }: DayWindow, dayCount: number): boolean {
  return from === 0 && to === lastDay(dayCount);
}

/** Moves the first day, at most to the last one. */
export function withFrom({ to }: DayWindow, day: number): DayWindow {
  return { from: clamp(Math.round(day), 0, to), to };
}

/** Moves the last day, at least to the first one. */
export function withTo({ from }: DayWindow, day: number, dayCount: number): DayWindow {
  return { from, to: clamp(Math.round(day), from, lastDay(dayCount)) };
}

/** Moves both ends, keeping the length, within the run. */
export function movedTo({ from, to }: DayWindow, day: number, dayCount: number): DayWindow {
  const length = to - from;
  const first = clamp(Math.round(day), 0, lastDay(dayCount) - length);
  return { from: first, to: first + length };
}

/**
 * The days between two dates of the address, in either order; the whole run if they name none of
 * its days.
 */
export function readWindow(from: string, to: string, startDay: Day, dayCount: number): DayWindow {
  const whole = wholeWindow(dayCount);
  const ends = [
    (parseDay(from) ?? startDay) - startDay,
    (parseDay(to) ?? startDay + whole.to) - startDay,
  ];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  if (last < 0 || first > whole.to) return whole;
  return { from: Math.max(0, first), to: Math.min(whole.to, last) };
}

/**
 * The window when playing starts: at the start again if it was at the end, a few weeks if it was
 * the whole run.
 */
export function playedWindow(window: DayWindow, dayCount: number): DayWindow {
  if (isWholeRun(window, dayCount)) {
    return { from: 0, to: clamp(Math.ceil(dayCount / 4), 1, playedDays) - 1 };
  }
  return window.to === lastDay(dayCount) ? movedTo(window, 0, dayCount) : window;
}

/** A run takes about half a minute, but never plays too fast to follow. */
export function playedDaysPerSecond(dayCount: number): number {
  return clamp(dayCount / 30, 5, 30);
}

function lastDay(dayCount: number): number {
  return Math.max(0, dayCount - 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
