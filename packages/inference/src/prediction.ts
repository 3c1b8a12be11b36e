// What a run predicts for the reports of a week, from the log of its infections.
import { notReached } from "@episcope/common";
import {
  Clinic,
  daysDistribution,
  drawnFrom,
  ExpectedCases,
  logNormalOfMean,
  type ModelSettings,
  type Profile,
  type RunRecord,
  residentsOfAges,
  strainCount,
  transitions,
} from "@episcope/model";
import { admissionGroups } from "@episcope/scenario";
import type { Priors } from "./priors.ts";

const week = 7;
const everybody = [0, 256] as const;
/** Age of most patients in intensive care. */
const old = 60;
/** Days after an infection on which a test finds it, as it was in the middle of the week. */
const foundFrom = 6;
const foundUntil = 16;

/** Rates are per 100,000. */
export interface Prediction {
  /** People of the sample with symptoms who would be reported in this week if all were. */
  readonly cases: number;
  /** In the next week, as far as they are infected by now. */
  readonly nextCases: number;
  /** The rate that one of them stands for. */
  readonly perCase: number;
  /** By age group, as in the reports. */
  readonly admissions: readonly number[];
  /** Mean of the week, of those who need it because of the infection. */
  readonly intensiveCare: number;
  /** Share of people from 60 on who would be found infected. */
  readonly infectedOld: number;
  /** People of the sample who fell ill in the week, by strain. */
  readonly strains: readonly number[];
}

export interface Delays {
  /** Share of cases reported so many days after the onset. */
  readonly report: Float64Array;
  /** Share of infections that show symptoms so many days later, of those that ever do. */
  readonly incubation: Float64Array;
}

export function delaysOf({ reporting }: Priors, profile: Profile): Delays {
  const laws = transitions[profile];
  const [first, second] = [laws.infectedToContagious, laws.contagiousToSymptoms].map(
    daysDistribution,
  );
  const incubation = new Float64Array((first?.length ?? 0) + (second?.length ?? 0));
  first?.forEach((share, day) => {
    second?.forEach((other, later) => {
      incubation[day + later] = (incubation[day + later] ?? 0) + share * other;
    });
  });
  const report = daysDistribution(drawnFrom(logNormalOfMean(reporting.mean, reporting.deviation)));
  return { report, incubation };
}

function shareBetween(shares: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let day = Math.max(0, from); day <= to; day++) sum += shares[day] ?? 0;
  return sum;
}

/** For those without symptoms `days` after their infection: to be reported in the next week. */
function nextWeekShares({ report, incubation }: Delays, symptomatic: number): Float64Array {
  return Float64Array.from({ length: incubation.length }, (_, days) => {
    let later = 0;
    let reported = 0;
    for (let onset = days + 1; onset < incubation.length; onset++) {
      const share = incubation[onset] ?? 0;
      later += share;
      // Days from the onset until the end of the next week.
      const left = week - (onset - days);
      if (left >= 0) reported += share * shareBetween(report, 0, left);
    }
    return (symptomatic * reported) / (symptomatic * later + 1 - symptomatic);
  });
}

const tables = new WeakMap<Delays, Float64Array>();

/** Without the clinic, for the seven days up to the current one. */
export function predictCases(
  { log, city, dayCount: today }: RunRecord,
  delays: Delays,
): Omit<Prediction, "admissions" | "intensiveCare"> {
  const next = tables.get(delays) ?? nextWeekShares(delays, 0.8);
  tables.set(delays, next);
  const isCity = Uint8Array.from(city.districts, ({ isCity: own }) => (own ? 1 : 0));
  const ofOnset = Float64Array.from({ length: delays.report.length + week }, (_, ago) =>
    shareBetween(delays.report, ago - week + 1, ago),
  );
  const strains = new Array<number>(strainCount).fill(0);
  let cases = 0;
  let nextCases = 0;
  let infectedOld = 0;
  for (let entry = 0; entry < log.count; entry++) {
    const person = log.person[entry] ?? 0;
    if (isCity[city.district[person] ?? 0] !== 1) continue;
    const since = today - (log.day[entry] ?? 0);
    if (since >= foundFrom && since < foundUntil && (city.age[person] ?? 0) >= old) infectedOld++;
    const onset = log.symptomsDay[entry] ?? notReached;
    if (onset === notReached) {
      if (log.recoveredDay[entry] === notReached) nextCases += next[since] ?? 0;
      continue;
    }
    const ago = today - onset;
    if (ago >= ofOnset.length) continue;
    cases += ofOnset[ago] ?? 0;
    nextCases += ofOnset[ago + week] ?? 0;
    const code = log.strain[entry] ?? 0;
    if (ago < week) strains[code] = (strains[code] ?? 0) + 1;
  }
  return {
    cases,
    nextCases,
    perCase: 100_000 / residentsOfAges(city, everybody),
    infectedOld: infectedOld / residentsOfAges(city, [old, 256]),
    strains,
  };
}

/** For the seven days up to the current one. */
export function predictWeek(
  record: RunRecord,
  settings: Pick<ModelSettings, "profile" | "strains">,
  delays: Delays,
): Prediction {
  const { city, dayCount: today } = record;
  const expected = new ExpectedCases(record, settings, "Base");
  const clinic = new Clinic(settings.profile, today);
  const lastWeek = (daily: Float64Array) =>
    daily.subarray(Math.max(1, today - week + 1)).reduce((sum, value) => sum + value, 0);
  const rate = (count: number, ages: readonly [number, number]) =>
    (100_000 * count) / residentsOfAges(city, ages);
  return {
    ...predictCases(record, delays),
    admissions: admissionGroups.map(({ ages }) =>
      rate(lastWeek(clinic.admissions(expected.of({ ages }))), ages),
    ),
    intensiveCare: rate(lastWeek(clinic.intensive(expected.of())) / week, everybody),
  };
}
