// A run in the making: plain data by day, so that changes can be applied one after the other.
import type { Day, DayType } from "@episcope/common";
import {
  type AdaptivePolicy,
  calibratedContacts,
  type EscapeOptions,
  greenPassRules,
  type ModelSettings,
  type NaturalImmunity,
  type Profile,
  type RestrictionsByDay,
  type StrainSettings,
  strainSettings,
  unrestricted,
  usualEscapes,
  usualNaturalImmunity,
  type VaccineEffectChange,
} from "@episcope/model/parameters";
import type { Calibration } from "../calibration.ts";
import { homeActivities, type Recipe } from "../posterior/recipe.ts";
import { constant, setSteps, type Timeline } from "./days.ts";
import { type OutdoorDraft, outdoorDraft } from "./outdoorDraft.ts";
import type { TestsDraft } from "./testsDraft.ts";
import type { TracingDraft } from "./tracingDraft.ts";
import type { VaccinationDraft } from "./vaccinationDraft.ts";

export interface Basics extends Timeline, Calibration {
  readonly region: string;
  readonly profile: Profile;
  readonly countsDistricts: boolean;
  readonly recipe?: Recipe | undefined;
}

interface ImportDraft {
  readonly strain: number;
  readonly ages: readonly [number, number] | undefined;
  readonly perDay: Float64Array;
}

/** What the factors of a recipe were inferred with. */
interface FittedStrains {
  readonly until: Day;
  /** By strain. */
  readonly infectiousness: readonly number[];
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

export interface Draft extends Timeline {
  readonly region: string;
  readonly profile: Profile;
  readonly countsDistricts: boolean;
  /** Only where a battery offers the seed as an option. */
  seed: number | undefined;
  theta: number;
  readonly caution: Calibration["caution"];
  /** What was inferred for this run; it says the caution then, also after the regime is known. */
  readonly recipe: Recipe | undefined;
  fitted: FittedStrains | undefined;
  readonly contacts: Mutable<ModelSettings["contacts"]>;
  /** What people may do. */
  readonly activities: RestrictionsByDay;
  adaptive: AdaptivePolicy | undefined;
  readonly curfewCompliance: Float64Array;
  maskTable: ModelSettings["maskTable"];
  skippedActivity: ModelSettings["skippedActivity"];
  readonly outdoor: OutdoorDraft;
  readonly dayTypes: Map<Day, DayType>;
  readonly disease: Mutable<ModelSettings["disease"]>;
  readonly strains: StrainSettings[];
  escapes: EscapeOptions;
  readonly vaccineEffects: VaccineEffectChange[];
  readonly immunity: Mutable<
    Omit<ModelSettings["immunity"], "initialLevels" | "vaccineEffects" | "natural">
  >;
  natural: NaturalImmunity;
  households: ModelSettings["householdSusceptibility"];
  /** By strain and ages. */
  readonly imports: Map<string, ImportDraft>;
  readonly quarantine: {
    readonly days: Float64Array;
    release: ModelSettings["quarantine"]["release"];
    /** 1 where contacts are tested instead of staying at home. */
    readonly isTesting: Uint8Array;
  };
  readonly greenPass: {
    readonly vaccinatedDays: Float64Array;
    readonly recoveredDays: Float64Array;
  };
  tests: TestsDraft | undefined;
  tracing: TracingDraft | undefined;
  vaccination: VaccinationDraft | undefined;
}

/** The first published seed; others follow it (model specification 8.13). */
export const firstSeed = 4711;

/** Nobody does anything about anything: no measures, no imports, no vaccination. */
export function newDraft(basics: Basics): Draft {
  const { region, profile, startDay, dayCount, theta, recipe } = basics;
  const { daysValid, deadline } = greenPassRules[profile];
  const passDays = () =>
    Float64Array.from({ length: dayCount }, (_, place) =>
      startDay + place < deadline ? Number.POSITIVE_INFINITY : daysValid,
    );
  return {
    region,
    profile,
    countsDistricts: basics.countsDistricts,
    startDay,
    dayCount,
    seed: undefined,
    theta,
    caution: recipe?.steps.map(({ day, away }) => ({ day, value: away })) ?? basics.caution,
    recipe,
    fitted: undefined,
    contacts: { ...calibratedContacts[profile] },
    activities: activitiesAtFirst(basics),
    adaptive: undefined,
    curfewCompliance: constant(basics, 1),
    maskTable: "current",
    skippedActivity: "absent",
    outdoor: outdoorDraft(region, basics),
    dayTypes: new Map(),
    disease: {
      symptomatic: constant(basics, 0.8),
      symptomaticIsolation: constant(basics, 1),
      hospitalFactor: 1,
      presymptomaticMirror: false,
      daysImmune: undefined,
      ageDependence: true,
    },
    strains: strainSettings(profile).slice(),
    escapes: usualEscapes,
    vaccineEffects: [],
    immunity: {
      beta: 1.2,
      halfLifeDays: 60,
      halfLifeFactorForInfected: 1,
      responseSigma: 0,
      iga: undefined,
    },
    natural: usualNaturalImmunity,
    households: undefined,
    imports: new Map(),
    quarantine: {
      days: constant(basics, 14),
      release: "susceptible",
      isTesting: new Uint8Array(dayCount),
    },
    greenPass: { vaccinatedDays: passDays(), recoveredDays: passDays() },
    tests: undefined,
    tracing: undefined,
    vaccination: undefined,
  };
}

function activitiesAtFirst(basics: Basics): RestrictionsByDay {
  const activities = unrestricted(basics.dayCount);
  const atHome = basics.recipe?.steps.map(({ day, home }) => ({ day, value: home })) ?? [];
  for (const name of homeActivities) setSteps(activities[name].ciCorrection, basics, atHome);
  return activities;
}

/** Infections of a strain from outside, none at first. */
export function importsOf(
  draft: Draft,
  strain: number,
  ages?: readonly [number, number],
): Float64Array {
  const key = ages ? `${strain}:${ages[0]}-${ages[1]}` : String(strain);
  const known = draft.imports.get(key);
  if (known) return known.perDay;
  const perDay = new Float64Array(draft.dayCount);
  draft.imports.set(key, { strain, ages, perDay });
  return perDay;
}
