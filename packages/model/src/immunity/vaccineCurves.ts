// Effectiveness of vaccines by days since the last dose (model specification 5.3, profile
// berlin2021).
import { descendsFrom, strain, strainCount } from "./strains.ts";
import { vaccine, vaccineCount } from "./vaccines.ts";

/** One vaccine against one strain. Factors hold at full effect. */
export interface VaccineEffect {
  /** Day of full effect; 0 for boosters, which act at once. */
  readonly fullDay: number;
  /** Day of half the effect, where it does not rise evenly. */
  readonly halfDay: number | undefined;
  /** Share of infections prevented. */
  readonly effectiveness: number;
  /** On the probability of symptoms once infected, and of being seriously sick once symptomatic. */
  readonly symptoms: number;
  readonly seriouslySick: number;
  /** On infecting others. */
  readonly infectivity: number;
}

/** What a battery assumes of vaccines, other than published; what is left out stays. */
export interface VaccineEffectChange {
  /** Numbers of vaccines and strains; all of them when left out. */
  readonly vaccines?: readonly number[] | undefined;
  readonly strains?: readonly number[] | undefined;
  /** Boosters only, or first doses only; both when left out. */
  readonly booster?: boolean | undefined;
  /** Share of infections prevented at full effect. */
  readonly effectiveness?: number | undefined;
  /** Share of people who become seriously sick, relative to the unvaccinated. */
  readonly seriouslySick?: number | undefined;
  /** Day of full effect. Boosters act at once unless this change is for them alone. */
  readonly fullDay?: number | undefined;
  readonly infectivity?: number | undefined;
}

/** Later changes win. */
export type VaccineCurveOptions = readonly VaccineEffectChange[];

const fadingDays = 5 * 365;

/** Share of vaccinated people with symptoms or serious disease, relative to the unvaccinated. */
interface Kind {
  readonly fullDay: number;
  readonly effectiveness: number;
  readonly symptomatic: number;
  readonly seriouslySick: number;
}

const mRna: Kind = { fullDay: 49, effectiveness: 0.7, symptomatic: 0.05, seriouslySick: 0.02 };
const vector: Kind = { fullDay: 70, effectiveness: 0.5, symptomatic: 0.25, seriouslySick: 0.15 };

/** All types but the vector vaccine are taken as mRNA; nothing else is published. */
function kindOf(vaccineCode: number): Kind {
  return vaccineCode === vaccine.vector ? vector : mRna;
}

/** Delta and, as nothing else is published, what came after it; all others are like the first. */
function isLikeDelta(strainCode: number): boolean {
  return descendsFrom(strainCode, strain.DELTA);
}

function againstDelta(vaccineCode: number): Kind {
  return vaccineCode === vaccine.vector
    ? { ...vector, symptomatic: 0.32 }
    : { ...mRna, symptomatic: 0.12 };
}

function isMeant(
  change: VaccineEffectChange,
  vaccineCode: number,
  strainCode: number,
  isBooster: boolean,
): boolean {
  return (
    (change.vaccines?.includes(vaccineCode) ?? true) &&
    (change.strains?.includes(strainCode) ?? true) &&
    (change.booster ?? isBooster) === isBooster
  );
}

function effectOf(
  vaccineCode: number,
  strainCode: number,
  isBooster: boolean,
  options: VaccineCurveOptions,
): VaccineEffect {
  const isDelta = isLikeDelta(strainCode);
  const kind = isDelta ? againstDelta(vaccineCode) : kindOf(vaccineCode);
  let { effectiveness, seriouslySick } = kind;
  let fullDay = isBooster ? 0 : kind.fullDay;
  let infectivity = 1;
  for (const change of options) {
    if (!isMeant(change, vaccineCode, strainCode, isBooster)) continue;
    effectiveness = change.effectiveness ?? effectiveness;
    seriouslySick = change.seriouslySick ?? seriouslySick;
    infectivity = change.infectivity ?? infectivity;
    if (!isBooster || change.booster) fullDay = change.fullDay ?? fullDay;
  }
  const symptoms = shareOf(kind.symptomatic, 1 - effectiveness);
  const halfDay = isDelta && !isBooster ? fullDay - 7 : 0;
  return {
    fullDay,
    halfDay: halfDay > 1 ? halfDay : undefined,
    effectiveness,
    symptoms,
    seriouslySick: shareOf(seriouslySick, (1 - effectiveness) * symptoms),
    infectivity,
  };
}

/** Of those who are left; nobody gets worse by a dose. */
function shareOf(part: number, left: number): number {
  return left > 0 ? Math.min(1, part / left) : 1;
}

/** Effects of all vaccines, against all strains, as first dose and as booster. */
export type VaccineEffects = readonly VaccineEffect[];

export function vaccineEffects(options: VaccineCurveOptions = []): VaccineEffects {
  return Array.from({ length: vaccineCount * strainCount * 2 }, (_, index) => {
    const pair = index >> 1;
    const strainCode = pair % strainCount;
    return effectOf((pair - strainCode) / strainCount, strainCode, (index & 1) === 1, options);
  });
}

export function vaccineEffect(
  effects: VaccineEffects,
  vaccineCode: number,
  strainCode: number,
  isBooster: boolean,
): VaccineEffect {
  const effect = effects[(vaccineCode * strainCount + strainCode) * 2 + (isBooster ? 1 : 0)];
  if (!effect) throw new RangeError(`no vaccine ${vaccineCode} or strain ${strainCode}`);
  return effect;
}

/** Whether the curve of boosters applies, by doses and by infections before the last dose. */
export function isBoosted(doses: number, earlierInfections: number): boolean {
  return doses >= 2 || (doses >= 1 && earlierInfections >= 1);
}

/**
 * Share of the full effect by days since the dose: rises to the full effect, ends after five years.
 */
export function effectShare({ fullDay, halfDay }: VaccineEffect, days: number): number {
  if (!(days >= 0)) return 0;
  if (days >= fullDay) return Math.max(0, 1 - (days - fullDay) / fadingDays);
  if (days <= 1) return 0;
  if (halfDay === undefined) return (days - 1) / (fullDay - 1);
  if (days <= halfDay) return (0.5 * (days - 1)) / (halfDay - 1);
  return 0.5 + (0.5 * (days - halfDay)) / (fullDay - halfDay);
}

/** What the vaccine leaves of the probability to be infected. */
export function susceptibilityFactor(effect: VaccineEffect, days: number): number {
  return 1 - effect.effectiveness * effectShare(effect, days);
}

export function symptomsFactor(effect: VaccineEffect, days: number): number {
  return 1 - (1 - effect.symptoms) * effectShare(effect, days);
}

export function seriouslySickFactor(effect: VaccineEffect, days: number): number {
  return 1 - (1 - effect.seriouslySick) * effectShare(effect, days);
}

export function infectivityFactor(effect: VaccineEffect, days: number): number {
  return 1 - (1 - effect.infectivity) * effectShare(effect, days);
}

/** Whether a person counts as vaccinated in the reports. */
export function countsAsVaccinated(doses: number, lastVaccine: number, days: number): boolean {
  return doses >= 2 || (doses === 1 && days >= kindOf(lastVaccine).fullDay);
}

/** Days after a first dose until its person counts as vaccinated. */
export function daysToFullEffect(vaccineCode: number): number {
  return kindOf(vaccineCode).fullDay;
}
