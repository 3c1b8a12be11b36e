// How many others one meets for more than a quarter of an hour on a weekday.
import { code } from "../../src/activities.ts";
import { type City, wordsPerVisit } from "../../src/city/city.ts";
import { ticksPerMinute } from "../../src/city/schedule/time.ts";

/** So many people are asked. */
const sampleSize = 4000;
const leastTicks = 15 * ticksPerMinute;

/**
 * Expected number of different people per person in the same space, without vehicles: fellow
 * passengers are no contacts in the surveys. Two people in a container with n spaces share one with
 * chance 1/n (model specification 2.2).
 */
export function measureContacts(city: City): number {
  const { personStart, visits, containerStart, containerVisits } = city.templates[0];
  const stride = Math.max(1, Math.floor(city.residentCount / sampleSize));
  const timesOf = (visit: number) => visits[visit * wordsPerVisit + 2] ?? 0;
  let [asked, sum] = [0, 0];
  const met = new Set<number>();
  for (let person = 0; person < city.personCount; person += stride) {
    if (!city.districts[city.district[person] ?? 0]?.isCity) continue;
    asked++;
    const byContainer = new Map<number, number[]>();
    const end = personStart[person + 1] ?? 0;
    for (let visit = personStart[person] ?? 0; visit < end; visit++) {
      if (((visits[visit * wordsPerVisit + 3] ?? 0) & 0xff) === code.pt) continue;
      const container = visits[visit * wordsPerVisit + 1] ?? 0;
      byContainer.set(container, [...(byContainer.get(container) ?? []), timesOf(visit)]);
    }
    for (const [container, stays] of byContainer) {
      met.clear();
      const until = containerStart[container + 1] ?? 0;
      for (let n = containerStart[container] ?? 0; n < until; n++) {
        const visit = containerVisits[n] ?? 0;
        const other = visits[visit * wordsPerVisit] ?? 0;
        if (other === person || met.has(other)) continue;
        const times = timesOf(visit);
        const meets = stays.some(
          (stay) =>
            Math.min(stay >>> 16, times >>> 16) - Math.max(stay & 0xffff, times & 0xffff) >
            leastTicks,
        );
        if (meets) met.add(other);
      }
      sum += met.size / (city.spaces[container] ?? 1);
    }
  }
  return sum / asked;
}
