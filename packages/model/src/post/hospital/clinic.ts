// From the onset of symptoms to beds and deaths: expected cases spread over the days that follow,
// with the durations that also move the people of the run (model specification 10).
import { daysDistribution } from "../../disease/durations.ts";
import { admissionToDeath, transitions } from "../../disease/transitions.ts";
import type { Profile } from "../../settings.ts";
import type { CasesByFamily } from "./expectedCases.ts";

/** By days since the onset, of one person who is admitted (or needs intensive care, or dies). */
interface Course {
  readonly admission: Float64Array;
  readonly death: Float64Array;
  readonly intensiveIntake: Float64Array;
  readonly intensive: Float64Array;
  /** Present outside intensive care: those who never need it, and those who do. */
  readonly ward: Float64Array;
  readonly wardOfCritical: Float64Array;
}

function courseOf(profile: Profile, family: 0 | 1): Course {
  const laws = transitions[profile];
  const admission = daysDistribution(laws.symptomsToSeriouslySick);
  const after = (before: Float64Array, law: typeof admissionToDeath) =>
    convolved(before, daysDistribution(law));
  const discharge = after(admission, laws.seriouslySickToRecovered[family]);
  const intensiveIntake = after(admission, laws.seriouslySickToCritical);
  const intensiveEnd = after(intensiveIntake, laws.criticalToAfterCritical[family]);
  const dischargeOfCritical = after(intensiveEnd, laws.afterCriticalToRecovered);
  const beforeIntensive = present(admission, intensiveIntake);
  const wardOfCritical = present(intensiveEnd, dischargeOfCritical);
  beforeIntensive.forEach((share, day) => {
    wardOfCritical[day] = (wardOfCritical[day] ?? 0) + share;
  });
  return {
    admission,
    death: after(admission, admissionToDeath),
    intensiveIntake,
    intensive: present(intensiveIntake, intensiveEnd),
    ward: present(admission, discharge),
    wardOfCritical,
  };
}

function convolved(first: Float64Array, second: Float64Array): Float64Array {
  return spread(first, second, new Float64Array(first.length + second.length - 1));
}

/** What happens on each day is followed by shares of it; added to `sum` as far as that reaches. */
function spread(daily: Float64Array, shares: Float64Array, sum: Float64Array): Float64Array {
  for (let day = 0; day < daily.length; day++) {
    const value = daily[day] ?? 0;
    if (value === 0) continue;
    const end = Math.min(shares.length, sum.length - day);
    for (let later = 0; later < end; later++) {
      sum[day + later] = (sum[day + later] ?? 0) + value * (shares[later] ?? 0);
    }
  }
  return sum;
}

/** Who has come and not yet gone. */
function present(coming: Float64Array, going: Float64Array): Float64Array {
  let inside = 0;
  return going.map((gone, day) => {
    inside += (coming[day] ?? 0) - gone;
    return Math.max(0, inside);
  });
}

const courses = new Map<Profile, readonly [Course, Course]>();

function coursesOf(profile: Profile): readonly [Course, Course] {
  const known = courses.get(profile);
  const both = known ?? ([courseOf(profile, 0), courseOf(profile, 1)] as const);
  courses.set(profile, both);
  return both;
}

/** Expected events and people by simulation day, of cases by the day of their onset. */
export class Clinic {
  readonly #courses: readonly [Course, Course];
  readonly #dayCount: number;

  constructor(profile: Profile, dayCount: number) {
    this.#courses = coursesOf(profile);
    this.#dayCount = dayCount;
  }

  #sum(
    cases: CasesByFamily,
    parts: readonly (readonly [keyof CasesByFamily[0], keyof Course])[],
  ): Float64Array {
    const sum = new Float64Array(this.#dayCount + 1);
    cases.forEach((ofFamily, family) => {
      const course = this.#courses[family];
      for (const [event, shares] of parts) if (course) spread(ofFamily[event], course[shares], sum);
    });
    return sum;
  }

  admissions(cases: CasesByFamily): Float64Array {
    return this.#sum(cases, [["admissions", "admission"]]);
  }

  intensiveIntakes(cases: CasesByFamily): Float64Array {
    return this.#sum(cases, [["critical", "intensiveIntake"]]);
  }

  deaths(cases: CasesByFamily): Float64Array {
    return this.#sum(cases, [["deaths", "death"]]);
  }

  /** People in hospital outside intensive care. */
  ward(cases: CasesByFamily): Float64Array {
    return this.#sum(cases, [
      ["neverCritical", "ward"],
      ["critical", "wardOfCritical"],
    ]);
  }

  intensive(cases: CasesByFamily): Float64Array {
    return this.#sum(cases, [["critical", "intensive"]]);
  }
}
