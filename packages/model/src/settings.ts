// Everything that defines a run besides the city, as plain data. Calendar dates are days since
// 1970-01-01; numbers of people are those of the full-size city, scaled by the sample in the model.
import type { Day, DayType } from "@episcope/common";
import type { Activity, ContactSettings } from "./activities.ts";
import type { NaturalImmunity } from "./immunity/naturalImmunity.ts";
import type { VaccineEffects } from "./immunity/vaccineCurves.ts";
import type { RestrictionsByDay, RestrictionValues } from "./policy/restrictionFields.ts";

/** One number per day of the run, the first for startDay; the last applies to all later days. */
export type ByDay = Float64Array;

/** A choice that changes at dates, ascending: the entry with the latest date up to today holds. */
export type Steps<T> = readonly { readonly from: number; readonly value: T }[];

export type Profile = "classic2020" | "berlin2021" | "cologne2022";

export interface ModelSettings {
  readonly profile: Profile;
  /** Master key of all random numbers. */
  readonly seed: number;
  /**
   * Seeds of infections at contacts and of imports from a calendar date on, instead of `seed`: runs
   * that begin alike go different ways from there, with the same people.
   */
  readonly reseeds: Steps<number>;
  /** Calendar date of simulation day 1, and how many days are simulated. */
  readonly startDay: number;
  readonly dayCount: number;
  readonly contacts: ContactSettings;
  /** Calibration parameter of the infection formula, per second. */
  readonly theta: number;
  readonly disease: DiseaseSettings;
  /** The strains of the catalogue, in its order. */
  readonly strains: readonly StrainSettings[];
  readonly immunity: ImmunitySettings;
  /** What people may do. */
  readonly restrictions: RestrictionsByDay;
  readonly adaptive: AdaptivePolicy | undefined;
  readonly curfewCompliance: ByDay;
  readonly maskTable: "current" | "eikenberry2020";
  /** Share of contacts outdoors. */
  readonly outdoorFraction: ByDay;
  /** Days that behave like another weekday: 0 weekday, 1 Saturday, 2 Sunday. */
  readonly dayTypes: ReadonlyMap<Day, DayType>;
  readonly imports: readonly ImportSettings[];
  readonly quarantine: QuarantineSettings;
  readonly greenPass: GreenPassSettings;
  readonly tests: TestSettings | undefined;
  readonly tracing: TracingSettings | undefined;
  readonly vaccination: VaccinationSettings | undefined;
  /** Whether a skipped activity means to be absent (as published) or to stay at home. */
  readonly skippedActivity: "absent" | "home";
  /** Share of households with another susceptibility (household susceptibility scenarios). */
  readonly householdSusceptibility:
    | { readonly share: number; readonly inside: number; readonly outside: number }
    | undefined;
  /** Whether there is a daily table of every district besides that of the city. */
  readonly countsDistricts: boolean;
}

export interface DiseaseSettings {
  /** Probability of symptoms, whatever the age. */
  readonly symptomatic: ByDay;
  /** Share of people with symptoms who isolate. */
  readonly symptomaticIsolation: ByDay;
  readonly hospitalFactor: number;
  /** Infectiousness before symptoms as published (mirrored) instead of the physical curve. */
  readonly presymptomaticMirror: boolean;
  /** Days of full immunity after recovery (profile classic2020); undefined: 360, as published. */
  readonly daysImmune: number | undefined;
  /** Whether children are less susceptible and infectious (model specification 3.2). */
  readonly ageDependence: boolean;
}

export interface StrainSettings {
  readonly name: string;
  readonly infectiousness: number;
  /** Factors on it from dates on, as inferred; 1 before the first. */
  readonly inferred?: Steps<number>;
  /** Factor on the contact intensity at home, where the same people meet for hours every day. */
  readonly atHome: number;
  readonly seriouslySick: number;
  readonly seriouslySickVaccinated: number;
  readonly critical: number;
}

export interface ImmunitySettings {
  /** Antibodies (cologne2022): exponent, half-life, spread of the response, mucosal protection. */
  readonly beta: number;
  readonly halfLifeDays: number;
  readonly halfLifeFactorForInfected: number;
  readonly responseSigma: number;
  readonly iga: { readonly days: number } | undefined;
  /** Initial level per event (strain or vaccine) and strain; see immunity/initialLevels.ts. */
  readonly initialLevels: Float64Array;
  /** Effectiveness model (the other profiles); see immunity/vaccineCurves.ts. */
  readonly vaccineEffects: VaccineEffects;
  readonly natural: NaturalImmunity;
}

/**
 * Restrict when the incidence of a week reaches a threshold, open when it has stayed low for two
 * weeks (model specification 6.4).
 */
export interface AdaptivePolicy {
  /** Calendar date. */
  readonly from: number;
  readonly groups: readonly {
    readonly activities: readonly Activity[];
    /** Cases with symptoms per 100,000 and week. */
    readonly restrictAt: number;
    readonly openBelow: number;
    readonly restricted: RestrictionValues;
    /** Undefined: what holds without the rule, which then only ever restricts. */
    readonly open: RestrictionValues | undefined;
  }[];
}

export interface ImportSettings {
  /** Number in the list of strains. */
  readonly strain: number;
  /** Infections from outside per day. */
  readonly perDay: ByDay;
  /** Only people of these ages, both ends included. */
  readonly ages?: readonly [from: number, to: number];
}

export interface QuarantineSettings {
  readonly days: ByDay;
  /** Who is released at the end: those who were never infected, or everybody without symptoms. */
  readonly release: "susceptible" | "nonSymptomatic";
  /** What a traced contact does: stay at home, or be tested every day. */
  readonly ofContacts: Steps<"atHome" | "testing">;
}

/**
 * Vaccinated or recovered in the sense of the rules for visitors (model specification 5.3). Days of
 * validity; Infinity where a pass does not run out.
 */
export interface GreenPassSettings {
  readonly vaccinatedDays: ByDay;
  readonly recoveredDays: ByDay;
}

/** Share of people who are tested before an activity, per day. */
export interface TestRate {
  readonly kind: "rapid" | "pcr";
  readonly activities: readonly Activity[];
  readonly withoutPass: ByDay;
  readonly withPass: ByDay;
}

export interface TestSettings {
  /** Before the activities of each day, or for everybody on Mondays and Thursdays. */
  readonly strategy: "activities" | "fixedDays";
  readonly rapid: TestKind;
  readonly pcr: TestKind;
  readonly rates: readonly TestRate[];
  readonly householdCompliance: number;
}

export interface TestKind {
  readonly falseNegative: ByDay;
  readonly falsePositive: number;
  /** Tests per day. */
  readonly capacity: number;
}

export interface TracingSettings {
  readonly strategy: "individual" | "location" | "identifySource" | "random";
  /** Calendar date from which contacts are traced. */
  readonly from: number;
  readonly probability: ByDay;
  readonly lookBackDays: number;
  readonly delayDays: ByDay;
  readonly minimumMinutes: number;
  /** Index cases per day. */
  readonly capacity: ByDay;
  /** Contacts exempt from quarantine, by days since vaccination; undefined exempts nobody. */
  readonly exempt: { readonly vaccinatedDays: number; readonly boostedDays: number } | undefined;
}

/** Share of willing people from an age on, ascending. */
export type ShareByAge = readonly { readonly age: number; readonly share: number }[];

export interface VaccinationSettings {
  /** First doses per day; where quotas are given, they decide instead. */
  readonly doses: ByDay;
  readonly boosters: ByDay;
  /** Days after the last dose. */
  readonly boosterAfterDays: { readonly mRna: number; readonly vector: number };
  /** First doses and boosters in all; Infinity for no limit. */
  readonly totalDoses: number;
  readonly order: "byAge" | "random";
  /** Share of first doses that is mRNA; the others are vector vaccines. */
  readonly mRnaShare: ByDay;
  readonly compliance: ShareByAge;
  /** Share of an age group (both ends included) that has had its first dose. */
  readonly quotas: readonly {
    readonly ages: readonly [number, number];
    readonly share: ByDay;
  }[];
  readonly campaigns: readonly VaccinationCampaign[];
}

export interface VaccinationCampaign {
  /** Calendar date, and how many days it lasts. */
  readonly from: number;
  readonly days: number;
  /** Number of the vaccine in its catalogue. */
  readonly vaccine: number;
  readonly compliance: ShareByAge;
  /** Doses per day; Infinity: everybody willing gets one, evenly over the days of the campaign. */
  readonly dosesPerDay: number;
  readonly minimumDoses: number;
  readonly minimumDaysSinceDose: number;
  readonly minimumDaysSinceInfection: number;
}
