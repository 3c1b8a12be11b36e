// From which day on two runs can differ: before it they share their past, and the second can branch off the first.
import type { ModelSettings } from "@episcope/model/parameters";
import { firstUnequal, isEqual } from "./equality.ts";
import { firstDoses, firstImports } from "./firstUse.ts";
import { medicineDifference } from "./medicineDifference.ts";

/**
 * Simulation day, counted from 1; the number of days + 1 for equal settings. What a strain or vaccine is like counts from its first import
 * or dose in either run, so protection must be computed from what happened to a person, not stored for strains that have not come yet.
 */
export function firstDifference(a: ModelSettings, b: ModelSettings): number {
  if (!isEqual(undated(a), undated(b))) return 1;
  const places = [
    ...series(a).map((values, index) => firstUnequal(values, series(b)[index], a.dayCount)),
    restrictionDifference(a, b),
    adaptiveDifference(a, b),
    dayTypeDifference(a, b),
    importDifference(a, b),
    strainDifference(a, b),
    immunityDifference(a, b),
    medicineDifference(a, b),
  ];
  return Math.min(a.dayCount, ...places.map((place) => Math.max(0, place))) + 1;
}

/** What holds for the whole run and from its first infection on. */
function undated(settings: ModelSettings): unknown {
  const { disease, immunity, quarantine } = settings;
  return [
    settings.profile,
    settings.seed,
    settings.startDay,
    settings.dayCount,
    settings.contacts,
    settings.theta,
    settings.maskTable,
    settings.skippedActivity,
    settings.householdSusceptibility,
    settings.countsDistricts,
    disease.hospitalFactor,
    disease.presymptomaticMirror,
    disease.daysImmune,
    disease.ageDependence,
    immunity.beta,
    immunity.halfLifeDays,
    immunity.halfLifeFactorForInfected,
    immunity.responseSigma,
    immunity.iga,
    immunity.natural,
    quarantine.release,
  ];
}

function series({
  disease,
  curfewCompliance,
  outdoorFraction,
  quarantine,
  greenPass,
}: ModelSettings): readonly Float64Array[] {
  return [
    disease.symptomatic,
    disease.symptomaticIsolation,
    curfewCompliance,
    outdoorFraction,
    quarantine.days,
    greenPass.vaccinatedDays,
    greenPass.recoveredDays,
  ];
}

/** Both lists name only what changes, in the same order: the first entry that differs is the first day that differs. */
function firstOfDated<T>(
  a: readonly T[],
  b: readonly T[],
  dayOf: (entry: T) => number,
  { startDay, dayCount }: ModelSettings,
): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [a[index], b[index]];
    if (isEqual(one, other)) continue;
    const days = [one, other].flatMap((entry) => (entry === undefined ? [] : [dayOf(entry)]));
    return Math.min(...days) - startDay;
  }
  return dayCount;
}

function restrictionDifference(a: ModelSettings, b: ModelSettings): number {
  return Math.min(
    firstOfDated(a.restrictions, b.restrictions, ({ day }) => day, a),
    firstOfDated(a.quarantine.ofContacts, b.quarantine.ofContacts, ({ from }) => from, a),
  );
}

function adaptiveDifference(a: ModelSettings, b: ModelSettings): number {
  if (isEqual(a.adaptive, b.adaptive)) return a.dayCount;
  const begins = [a.adaptive, b.adaptive].flatMap((policy) => (policy ? [policy.from] : []));
  return Math.min(...begins) - a.startDay;
}

function dayTypeDifference(a: ModelSettings, b: ModelSettings): number {
  const days = [...a.dayTypes.keys(), ...b.dayTypes.keys()];
  const different = days.filter((day) => a.dayTypes.get(day) !== b.dayTypes.get(day));
  return Math.min(a.dayCount, ...different.map((day) => day - a.startDay));
}

function importDifference(a: ModelSettings, b: ModelSettings): number {
  const keyed = ({ imports }: ModelSettings) =>
    new Map(imports.map(({ strain, ages, perDay }) => [`${strain}:${ages?.join("-")}`, perDay]));
  const [one, other] = [keyed(a), keyed(b)];
  const none = new Float64Array(a.dayCount);
  const keys = [...one.keys(), ...other.keys()];
  return Math.min(
    a.dayCount,
    ...keys.map((key) => firstUnequal(one.get(key) ?? none, other.get(key) ?? none, a.dayCount)),
  );
}

/** Of both runs, the earlier first use. */
function earlier(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((place, code) => Math.min(place, other[code] ?? place));
}

function strainDifference(a: ModelSettings, b: ModelSettings): number {
  const arrivals = earlier(firstImports(a), firstImports(b));
  return a.strains.reduce(
    (first, strain, code) =>
      isEqual(strain, b.strains[code]) ? first : Math.min(first, arrivals[code] ?? 0),
    a.dayCount,
  );
}

/** Levels and effects matter once there is both: the event or vaccine that brings them, and the strain they protect from. */
function immunityDifference(a: ModelSettings, b: ModelSettings): number {
  const arrivals = earlier(firstImports(a), firstImports(b));
  const doses = earlier(firstDoses(a), firstDoses(b));
  const strainCount = arrivals.length;
  const events = [...arrivals, ...doses];
  let first = a.dayCount;
  a.immunity.initialLevels.forEach((level, index) => {
    if (level === b.immunity.initialLevels[index]) return;
    const strain = index % strainCount;
    const event = (index - strain) / strainCount;
    first = Math.min(first, Math.max(events[event] ?? 0, arrivals[strain] ?? 0));
  });
  a.immunity.vaccineEffects.forEach((effect, index) => {
    if (isEqual(effect, b.immunity.vaccineEffects[index])) return;
    const pair = index >> 1;
    const strain = pair % strainCount;
    const vaccine = (pair - strain) / strainCount;
    first = Math.min(first, Math.max(doses[vaccine] ?? 0, arrivals[strain] ?? 0));
  });
  return first;
}
