// Which events of an axis have room for their names.
import type { Day } from "@episcope/common";
import { type DayWindow, daysIn, shareOf } from "../days/dayWindow.ts";

interface ShownMark {
  readonly day: Day;
  readonly label: string;
  /** The name is left of the day, because the window ends right of it. */
  readonly isLeft: boolean;
}

/** At the size of the axis; names are not measured, so that nothing is drawn twice. */
const letterWidth = 6.2;
const gap = 10;

/** In the order of days: a name that would cover the one before is left out. */
export function shownMarks(
  marks: readonly { readonly day: Day; readonly label: string }[],
  window: DayWindow,
  pixelsPerDay: number,
): readonly ShownMark[] {
  const width = daysIn(window) * pixelsPerDay;
  const shown: ShownMark[] = [];
  let end = 0;
  for (const { day, label } of marks.toSorted((a, b) => a.day - b.day)) {
    if (day < window.from || day > window.to) continue;
    const x = shareOf(day, window) * width;
    const length = letterWidth * label.length + gap;
    const isLeft = x + length > width;
    const left = isLeft ? x - length : x;
    if (left < end) continue;
    end = left + length;
    shown.push({ day, label, isLeft });
  }
  return shown;
}
