// Admissions to hospital in the waves of reports, per infection and per 100,000 people.
import {
  type City,
  Clinic,
  ExpectedCases,
  type ModelSettings,
  type RunRecord,
  type RunResult,
  residentsOfAges,
} from "@episcope/model";
import { dayOf } from "../calibration/compare.ts";
import type { Wave } from "./ageGroups.ts";

export const admissionGroups = [
  { name: "all ages", from: 0, to: 120 },
  { name: "60 – 79", from: 60, to: 79 },
  { name: "80 and older", from: 80, to: 120 },
] as const;

/**
 * By wave and group: admissions of the sentinel of severe respiratory illness with COVID-19 (Robert
 * Koch Institute) over reported cases, times the share of infections that calibration takes as
 * reported (scenarios/priors.yaml): 38 % of those in the wave of 2022.
 */
export const reportedPerInfection: readonly (readonly number[])[] = [
  [0.0342, 0.0776, 0.1148],
  [0.0397, 0.117, 0.208],
  [0.017, 0.0535, 0.1228],
  [0.00175, 0.0057, 0.0236],
];

/**
 * By wave and group: sums of the weeks of the sentinel of severe respiratory illness with COVID-19,
 * Germany (Robert Koch Institute, COVID-SARI-Hospitalisierungsinzidenz, doi
 * 10.5281/zenodo.13943810). Accepted is a factor of 1.5 each way.
 */
export const reportedPer100000: readonly (readonly number[])[] = [
  [221, 355, 1053],
  [119, 211, 273],
  [133, 203, 433],
  [97, 142, 483],
];

/** Expected admissions on the days of a wave, per 100,000 people, by group. */
export function admissionsPer100000(
  record: RunRecord,
  settings: Pick<ModelSettings, "profile" | "strains">,
  { from, to }: Wave,
): readonly number[] {
  const { city, startDay, dayCount } = record;
  const expected = new ExpectedCases(record, settings, "Base");
  const clinic = new Clinic(settings.profile, dayCount);
  const [first, last] = [dayOf(from) - startDay + 1, dayOf(to) - startDay + 1];
  return admissionGroups.map(({ from: youngest, to: oldest }) => {
    const ages = [youngest, oldest + 1] as const;
    const daily = clinic.admissions(expected.of({ ages })).subarray(first, last + 1);
    return (100_000 * daily.reduce((sum, count) => sum + count, 0)) / residentsOfAges(city, ages);
  });
}

/** Expected admissions of a wave's infections, per infection, by group. */
export function admissionsPerInfection(
  city: City,
  log: RunResult["log"],
  startDay: number,
  { from, to }: Wave,
): readonly number[] {
  const infections = admissionGroups.map(() => 0);
  const admissions = admissionGroups.map(() => 0);
  for (let episode = 0; episode < log.count; episode++) {
    const person = log.person[episode] ?? 0;
    const date = startDay + (log.day[episode] ?? 0) - 1;
    if (person >= city.residentCount || date < dayOf(from) || date > dayOf(to)) continue;
    const age = city.age[person] ?? 0;
    admissionGroups.forEach((group, number) => {
      if (age < group.from || age > group.to) return;
      infections[number] = (infections[number] ?? 0) + 1;
      admissions[number] = (admissions[number] ?? 0) + (log.admission[episode] ?? 0);
    });
  }
  return admissions.map((count, number) => count / (infections[number] ?? 0));
}
