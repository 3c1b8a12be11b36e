// Antibodies: how they rise, wane and protect (model specification 5.2). Levels are per strain; 0
// is somebody without immunity.
import { exp, expNegative, ln, normalQuantile, power } from "../math/elementary.ts";
import { doseEvent, eventCount } from "./initialLevels.ts";
import { isOmicron } from "./strains.ts";
import { vaccine } from "./vaccines.ts";

/** No level rises above. */
export const highestLevel = 150;

/** What a further event multiplies a level by, per event. */
export const refreshFactors: Float64Array = Float64Array.from({ length: eventCount }, (_, event) =>
  event === doseEvent(vaccine.vector) ? 5 : 15,
);

/** Level the day after an event. `response` is the person's own multiplier. */
export function levelAfterEvent(
  level: number,
  refresh: number,
  initial: number,
  response: number,
): number {
  return Math.min(highestLevel, Math.max(level * refresh, initial * response));
}

/** Share of a level that is left after some days. */
export function remainingShare(days: number, halfLifeDays: number): number {
  return expNegative((-days / halfLifeDays) * Math.LN2);
}

/** Half-life of a person: longer, if asked for, after many events or events of both kinds. */
export function halfLifeOf(
  infections: number,
  doses: number,
  halfLifeDays: number,
  factorForInfected: number,
): number {
  const isLong = (infections > 0 && doses > 0) || infections > 4 || doses > 3;
  return isLong ? halfLifeDays * factorForInfected : halfLifeDays;
}

/** What antibodies leave of the probability to be infected. */
export function targetFactor(level: number, beta: number): number {
  return 1 / (1 + power(level, beta));
}

/** What the antibodies at the time of infection leave of the infectivity. */
export function infectorFactor(levelAtInfection: number, beta: number): number {
  return 1 - 0.25 * (1 - targetFactor(levelAtInfection, beta));
}

/** Protection of the mucous membranes some days after an infection. */
export function igaProtection(days: number, periodDays: number): number {
  return 1 / (1 + exp(-2 * (1 - days / periodDays)));
}

/** Across strains of the Omicron family it is weaker. */
const crossProtection = 1 / 1.4;

/**
 * Remaining probability of infection after an earlier one (mucosal protection); of several the
 * smallest counts.
 */
export function igaFactor(strainCode: number, earlierStrain: number, protection: number): number {
  if (strainCode === earlierStrain) return 1 - protection;
  if (isOmicron[strainCode] !== 1 || isOmicron[earlierStrain] !== 1) return 1;
  return 1 - crossProtection * protection;
}

/** Responses lie between a tenth and ten times the usual one. */
const widestResponse = 10;

/** Immune response for a uniform number: log-normal around 1, drawn again until within bounds. */
export function immuneResponse(sigma: number): (uniform: number) => number {
  if (!(sigma > 0)) return () => 1;
  const bound = ln(widestResponse) / sigma;
  const below = normalProbability(-bound);
  return (uniform) => {
    const quantile = normalQuantile(below + uniform * (1 - 2 * below));
    return exp(sigma * Math.min(bound, Math.max(-bound, quantile)));
  };
}

/** Normal distribution left of a negative value, by bisection of its inverse: rarely needed. */
function normalProbability(value: number): number {
  let low = 0;
  let high = 0.5;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalQuantile(middle) < value) low = middle;
    else high = middle;
  }
  return low;
}
