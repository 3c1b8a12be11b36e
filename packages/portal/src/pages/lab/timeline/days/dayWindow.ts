// The days that a time line shows, and where they are on it.
import type { Day } from "@episcope/common";

/** Both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

export function daysIn({ from, to }: DayWindow): number {
  return to - from + 1;
}

/** Where a day begins, as a share of the width. */
export function shareOf(day: number, window: DayWindow): number {
  return (day - window.from) / daysIn(window);
}

/** The day at a share of the width; with the time of day as a fraction. */
export function dayAt(share: number, window: DayWindow): number {
  return window.from + share * daysIn(window);
}

/** A block within the window, as shares of the width; undefined if it is outside. */
export function spanOf(
  block: DayWindow,
  window: DayWindow,
): { readonly left: number; readonly width: number } | undefined {
  const left = Math.max(0, shareOf(block.from, window));
  const right = Math.min(1, shareOf(block.to + 1, window));
  return left < right ? { left, width: right - left } : undefined;
}

/** As many days, begun so many days later, within the limits. */
export function movedWindow(window: DayWindow, days: number, limits: DayWindow): DayWindow {
  const length = Math.min(daysIn(window), daysIn(limits));
  const latest = limits.to - length + 1;
  const from = Math.min(latest, Math.max(limits.from, window.from + days));
  return { from, to: from + length - 1 };
}

/** The window moved as little as needed to show a block, its beginning first. */
export function windowWith(window: DayWindow, block: DayWindow, limits: DayWindow): DayWindow {
  if (block.from >= window.from && block.to <= window.to) return window;
  const isLong = daysIn(block) > daysIn(window);
  const isPartlySeen = block.from <= window.to && block.to >= window.from;
  if (isLong && isPartlySeen) return window;
  const back = block.from < window.from || isLong;
  const days = back ? block.from - window.from : block.to - window.to;
  return movedWindow(window, days, limits);
}
