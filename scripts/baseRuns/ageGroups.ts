// Infections by age in the waves of reports, relative to all ages.
import type { City, RunResult } from "@episcope/model";
import { dayOf } from "../calibration/compare.ts";

const never = 0xffff;

/** As in reports: lowest age of each group. */
const lowest = [0, 5, 15, 35, 60, 80] as const;
export const ageNames = ["0 – 4", "5 – 14", "15 – 34", "35 – 59", "60 – 79", "80 and older"];

export interface Wave {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Reported cases by age, relative to all ages (Robert Koch Institute, Germany). */
  readonly reported: readonly number[];
  /** Reported cases per person, over the share that calibration assumes; in 2022 nobody knows. */
  readonly infected?: number;
}

export const waves: readonly Wave[] = [
  {
    name: "October 2020 to February 2021",
    from: "2020-10-01",
    to: "2021-02-28",
    reported: [0.38, 0.62, 1.26, 1.11, 0.71, 1.42],
    infected: 0.065,
  },
  {
    name: "March to May 2021",
    from: "2021-03-01",
    to: "2021-05-31",
    reported: [0.84, 1.16, 1.35, 1.13, 0.59, 0.44],
    infected: 0.03,
  },
  {
    name: "August to December 2021",
    from: "2021-08-01",
    to: "2021-12-31",
    reported: [0.69, 2.09, 1.24, 1.04, 0.49, 0.45],
    infected: 0.082,
  },
  {
    name: "January to April 2022",
    from: "2022-01-01",
    to: "2022-04-30",
    reported: [0.75, 1.72, 1.38, 1.08, 0.45, 0.37],
  },
];

/** Children were tested less: more of them may be infected than were reported. */
export function accepted(reported: number, group: number): readonly [number, number] {
  return [reported / 1.5, reported * ((lowest[group] ?? 0) < 15 ? 2.5 : 1.5)];
}

/** By age group: infections per person, over those of all residents; of all infected, the share. */
export function incidenceByAge(
  city: City,
  log: RunResult["log"],
  startDay: number,
  { from, to }: Wave,
): { readonly relative: readonly number[]; readonly infected: number } {
  const groupOf = (person: number) => lowest.findLastIndex((age) => (city.age[person] ?? 0) >= age);
  const people = lowest.map(() => 0);
  for (let person = 0; person < city.residentCount; person++) {
    const group = groupOf(person);
    people[group] = (people[group] ?? 0) + 1;
  }
  const infections = lowest.map(() => 0);
  for (let episode = 0; episode < log.count; episode++) {
    const person = log.person[episode] ?? 0;
    const date = startDay + (log.day[episode] ?? 0) - 1;
    if (person >= city.residentCount || log.contagiousDay[episode] === never) continue;
    if (date < dayOf(from) || date > dayOf(to)) continue;
    const group = groupOf(person);
    infections[group] = (infections[group] ?? 0) + 1;
  }
  const all = infections.reduce((sum, count) => sum + count, 0) / city.residentCount;
  return {
    relative: infections.map((count, group) => count / (people[group] ?? 0) / all),
    infected: all,
  };
}
