// Everything that defines a run besides the city: plain data, as a scenario file with its chosen options gives it. Dates are days since
// 1970-01-01; numbers of people are those of the full-size city and scaled by the sample inside the model.
import type { Activity, ContactSettings } from "./activities.ts";

/** A value that changes at dates: the entry with the latest date up to today holds; before the first one the value is missing. */
export type Steps<T> = readonly Step<T>[];
export interface Step<T> {
  readonly from: number;
  readonly value: T;
}

export type Profile = "classic2020" | "berlin2021" | "cologne2022";

export interface ModelSettings {
  readonly profile: Profile;
  /** Master key of all random numbers. */
  readonly seed: number;
  /** Calendar date of simulation day 1, and how many days are simulated. */
  readonly startDay: number;
  readonly dayCount: number;
  readonly contacts: ContactSettings;
  /** Calibration parameter of the infection formula, per second. */
  readonly theta: number;
  readonly disease: DiseaseSettings;
  readonly strains: readonly StrainSettings[];
  readonly immunity: ImmunitySettings;
  /** What people may do, in the order of their dates; a statement changes only what it names. */
  readonly restrictions: readonly RestrictionStatement[];
  readonly adaptive: AdaptivePolicy | undefined;
  readonly curfewCompliance: Steps<number>;
  readonly maskTable: "current" | "eikenberry2020";
  /** Share of contacts outdoors, one value per day from startDay on; the last one persists. */
  readonly outdoorFraction: Float64Array;
  /** Days that behave like another weekday: 0 weekday, 1 Saturday, 2 Sunday. */
  readonly dayTypes: ReadonlyMap<number, 0 | 1 | 2>;
  readonly imports: readonly ImportSettings[];
  readonly quarantine: QuarantineSettings;
  readonly tests: TestSettings | undefined;
  readonly tracing: TracingSettings | undefined;
  readonly vaccination: VaccinationSettings | undefined;
  /** Whether a skipped activity means to be absent (as published) or to stay at home. */
  readonly skippedActivity: "absent" | "home";
  /** Share of households with another susceptibility (household susceptibility scenarios). */
  readonly householdSusceptibility:
    | { readonly share: number; readonly inside: number; readonly outside: number }
    | undefined;
}

export interface DiseaseSettings {
  /** Probability of symptoms, whatever the age. */
  readonly symptomatic: number;
  /** Share of people with symptoms who isolate. */
  readonly symptomaticIsolation: Steps<number>;
  readonly hospitalFactor: number;
  /** Infectiousness before symptoms as published (mirrored) instead of the physical curve. */
  readonly presymptomaticMirror: boolean;
  /** Days of full immunity after recovery in the profile classic2020; undefined keeps the published 360. */
  readonly daysImmune: number | undefined;
}

export interface StrainSettings {
  readonly name: string;
  readonly infectiousness: number;
  readonly seriouslySick: number;
  readonly seriouslySickVaccinated: number;
  readonly critical: number;
}

export interface ImmunitySettings {
  /** Antibody model: exponent, half-life, spread of the response, protection of mucous membranes. */
  readonly beta: number;
  readonly halfLifeDays: number;
  readonly halfLifeFactorForInfected: number;
  readonly responseSigma: number;
  readonly iga: { readonly days: number } | undefined;
  /** Initial level per event (strain or vaccine) and strain, row by row in the order of events and strains; see immunity/antibodies.ts. */
  readonly initialLevels: Float64Array;
  /** Effectiveness model: full effect against Delta, booster and natural protection. */
  readonly effectivenessAgainstDelta: number;
  readonly naturalImmunityDays: number;
  readonly infectivityOfVaccinated: number;
}

export interface RestrictionFields {
  /** Probability that an activity takes place. */
  readonly remaining?: number;
  readonly ciCorrection?: number;
  /** Shares of cloth, surgical and FFP2 masks; the rest wears none. */
  readonly masks?: readonly [cloth: number, surgical: number, ffp2: number];
  /** Hours of the day, from and to; none lifts them. */
  readonly closingHours?: readonly [from: number, to: number] | "none";
  readonly maxGroupSize?: number | "none";
  readonly reducedGroupSize?: number | "none";
  /** Further factors for people without and with a green pass. */
  readonly remainingWithoutPass?: number;
  readonly remainingWithPass?: number;
}

export interface RestrictionStatement {
  readonly day: number;
  readonly activities: readonly Activity[];
  readonly fields: RestrictionFields;
}

/** Restrict when the incidence of a week reaches a threshold, open when it has stayed low for two weeks. */
export interface AdaptivePolicy {
  readonly from: number;
  readonly groups: readonly {
    readonly activities: readonly Activity[];
    readonly restrictAt: number;
    readonly openBelow: number;
    readonly restricted: RestrictionFields;
    readonly open: RestrictionFields;
  }[];
}

export interface ImportSettings {
  /** Number in the list of strains. */
  readonly strain: number;
  /** Infections from outside per day. */
  readonly perDay: Steps<number>;
  /** Only people of these ages, both ends included. */
  readonly ages?: readonly [from: number, to: number];
}

export interface QuarantineSettings {
  readonly days: Steps<number>;
  readonly release: "susceptible" | "nonSymptomatic";
}

export interface TestSettings {
  readonly strategy: "fixedDays" | "activities" | "fixedActivities";
  readonly kinds: readonly {
    readonly kind: "rapid" | "pcr";
    readonly falseNegative: Steps<number>;
    readonly falsePositive: number;
    readonly capacity: Steps<number>;
    readonly rates: readonly {
      readonly activities: readonly Activity[];
      readonly rate: Steps<number>;
    }[];
    /** Rates for people with a green pass; as the others where nothing is said. */
    readonly ratesWithPass?: readonly {
      readonly activities: readonly Activity[];
      readonly rate: Steps<number>;
    }[];
  }[];
  /** From here on people with a green pass are tested too. */
  readonly everybodyFrom: number | undefined;
  readonly householdCompliance: number;
  readonly passDays: number;
}

export interface TracingSettings {
  readonly strategy: "individual" | "location" | "identifySource" | "random";
  readonly from: number;
  readonly probability: Steps<number>;
  readonly lookBackDays: number;
  readonly delayDays: Steps<number>;
  readonly minimumMinutes: number;
  /** Index cases per day. */
  readonly capacity: Steps<number>;
  readonly exemptsVaccinated: boolean;
}

export interface VaccinationSettings {
  /** First doses and boosters per day. */
  readonly capacity: Steps<number>;
  readonly boosterCapacity: Steps<number>;
  readonly boosterAfterDays: { readonly mRna: number; readonly vector: number };
  readonly order: "byAge" | "random";
  /** Share of first doses that is mRNA. */
  readonly mRnaShare: Steps<number>;
  /** Share of willing people from an age on, ascending. */
  readonly compliance: readonly { readonly age: number; readonly share: number }[];
  /** Instead of capacities: the share of an age group that has had its first dose at a date. */
  readonly quotas: readonly {
    readonly ages: readonly [number, number];
    readonly share: Steps<number>;
  }[];
  readonly campaigns: readonly VaccinationCampaign[];
}

export interface VaccinationCampaign {
  readonly from: number;
  readonly days: number;
  readonly vaccine: string;
  /** Share of willing people from an age on, ascending. */
  readonly compliance: readonly { readonly age: number; readonly share: number }[];
  readonly dosesPerDay: number;
  readonly minimumDaysSinceDose: number;
  readonly minimumDaysSinceInfection: number;
}
