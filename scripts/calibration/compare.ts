// How well the course of a run fits the reported cases.
import type { Course } from "./baseCourse.ts";
import type { ReportedCases } from "./reportedCases.ts";

/**
 * Share of cases with symptoms that were reported from a date: rough estimates from antibody
 * surveys and test positivity of the time.
 */
const detected = [
  { from: "2020-01-01", share: 1 / 6 },
  { from: "2020-06-01", share: 1 / 3 },
  { from: "2020-10-01", share: 1 / 2.5 },
  { from: "2021-03-01", share: 1 / 2 },
] as const;

/** Below this weekly incidence per 100,000, chance dominates in a sample. */
const minIncidence = 10;
export const dayOf = (date: string) => Date.parse(date) / 86_400_000;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sevenDays(cases: (day: number) => number, day: number): number {
  let sum = 0;
  for (let back = 0; back < 7; back++) sum += cases(day - back);
  return sum;
}

/** Middle of the week with most cases until the end of June 2020. */
export function firstPeak({ startDay, cases }: Course): number {
  let [most, peak] = [0, startDay];
  const inRun = (day: number) => cases[day - startDay] ?? 0;
  for (let day = startDay + 6; day <= dayOf("2020-06-30"); day++) {
    const week = sevenDays(inRun, day);
    if (week > most) [most, peak] = [week, day - 3];
  }
  return peak;
}

/**
 * Cases per 100,000 in the seven days up to a day: those of a run, and reported ones divided by the
 * reported share.
 */
export function incidences(
  { startDay, people, cases }: Course,
  reported: ReportedCases,
  day: number,
) {
  const share = detected.findLast(({ from }) => dayOf(from) <= day)?.share ?? 1;
  const perPerson = 100_000 / people;
  return {
    expected: (sevenDays((at) => reported.onDay(at), day) * perPerson) / share,
    simulated: sevenDays((at) => cases[at - startDay] ?? 0, day) * perPerson,
  };
}

/** Root mean square of ln(simulated / expected) over weeks. */
export function logError(course: Course, reported: ReportedCases): number {
  const errors: number[] = [];
  for (let day = dayOf("2020-03-16"); day <= reported.lastDay; day += 7) {
    const { expected, simulated } = incidences(course, reported, day);
    if (day - course.startDay >= course.cases.length || expected < minIncidence) continue;
    errors.push(Math.log(Math.max(1, simulated) / expected));
  }
  return Math.sqrt(mean(errors.map((error) => error ** 2)));
}
