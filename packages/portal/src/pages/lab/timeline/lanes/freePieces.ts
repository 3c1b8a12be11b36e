// Where words of a lane have room: beside its blocks.
import type { DayWindow } from "../days/dayWindow.ts";

/** What blocks, in the order of days, leave of a time. */
export function freePieces(time: DayWindow, blocks: readonly DayWindow[]): readonly DayWindow[] {
  const near = blocks.filter(({ from, to }) => from <= time.to && to >= time.from);
  const begins = [time.from, ...near.map(({ to }) => to + 1)];
  const ends = [...near.map(({ from }) => from - 1), time.to];
  return begins
    .map((from, index) => ({ from, to: ends[index] ?? time.to }))
    .filter(({ from, to }) => from <= to);
}
