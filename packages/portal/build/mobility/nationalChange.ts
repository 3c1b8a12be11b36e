// Change of mobility in the whole country since the first week of March 2020 (mobility
// specification 3.6).
import { parseDay } from "@episcope/common";

/** Sundays and percent, with linear interpolation. */
const anchors = [
  ["2020-03-08", 0],
  ["2020-03-15", -3],
  ["2020-03-22", -19],
  ["2020-03-29", -28],
  ["2020-04-26", -17],
  ["2020-05-31", -5],
  ["2020-06-21", 0],
  ["2020-09-13", 6],
  ["2020-11-08", -8],
  ["2020-12-27", -26],
  ["2021-02-28", -15],
  ["2021-04-25", -13],
  ["2021-06-20", 0],
  ["2021-09-12", 5],
  ["2021-12-26", -14],
  ["2022-03-06", -5],
  ["2022-06-26", 6],
  ["2022-09-04", 10],
  ["2022-12-25", -3],
] as const;

const points = anchors.map(([date, change]) => ({ day: parseDay(date) ?? 0, change }));

/** Percent at the Sunday of a week, clamped to the ends of the table. */
export function nationalChange(day: number): number {
  const after = points.findIndex((point) => point.day >= day);
  const [from, to] = [points[after - 1], points[after]];
  if (!to) return points.at(-1)?.change ?? 0;
  if (!from) return to.change;
  return from.change + ((to.change - from.change) * (day - from.day)) / (to.day - from.day);
}
