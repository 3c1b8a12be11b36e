// The first days of months on an axis, as many as have space for their names.
import { civilOf, type Day, dayOf } from "@episcope/common";
import { type DayWindow, daysIn } from "./dayWindow.ts";

const daysInMonth = 30.4;

export interface Tick {
  readonly day: Day;
  readonly hasName: boolean;
}

/** All months; those at a multiple of the step have names, January always among them. */
export function monthTicks(window: DayWindow, width: number, nameWidth: number): readonly Tick[] {
  const perDay = width / daysIn(window);
  const perMonth = daysInMonth * perDay;
  const step = [1, 2, 3, 6, 12].find((months) => months * perMonth >= nameWidth) ?? 12;
  const { year, month } = civilOf(window.from);
  const ticks: Tick[] = [];
  for (let number = month - 1; ; number++) {
    const day = dayOf(year + Math.floor(number / 12), (number % 12) + 1, 1);
    if (day === undefined || day > window.to) return ticks;
    const hasRoom = (window.to + 1 - day) * perDay >= 0.8 * nameWidth;
    if (day >= window.from) ticks.push({ day, hasName: number % step === 0 && hasRoom });
  }
}
