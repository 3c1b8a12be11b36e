// How long people do something on a usual day, as planned in the city.
import { type Activity, activityCode } from "../activities.ts";
import { type City, wordsPerVisit } from "../city/city.ts";
import { ticksPerHour } from "../city/schedule/time.ts";

/** A weekday stands for five days. */
const shareOfTemplate = [5 / 7, 1 / 7, 1 / 7] as const;

/** Mean hours a day and person. */
export function usualHours(city: City, activities: readonly Activity[]): number {
  const codes = new Set(activities.map(activityCode));
  const ticks = city.templates.map(({ visits }) => {
    let sum = 0;
    for (let at = 0; at < visits.length; at += wordsPerVisit) {
      const time = visits[at + 2] ?? 0;
      if (codes.has((visits[at + 3] ?? 0) & 0xff)) sum += (time >>> 16) - (time & 0xffff);
    }
    return sum;
  });
  const perDay = ticks.reduce((sum, count, day) => sum + count * (shareOfTemplate[day] ?? 0), 0);
  return perDay / ticksPerHour / city.personCount;
}
