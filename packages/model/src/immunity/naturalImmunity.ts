// Protection by past infections, in the profile with vaccine curves (model specification 5.3).

export interface NaturalImmunity {
  /** Days of full protection after two infections, or an infection and a dose. */
  readonly fullDays: number;
  /** Protection right after a single infection. */
  readonly effectiveness: number;
}

/**
 * Nothing is published for a single infection in this model. Reinfections were rarer by 80.5 % in
 * the second Danish wave (Hansen et al., Lancet 2021); like the curves of vaccines it fades within
 * five years.
 */
export const usualNaturalImmunity: NaturalImmunity = { fullDays: 180, effectiveness: 0.8 };

const fadingDays = 5 * 365;

/** Share of infections prevented; 0 for those who never recovered. */
export function naturalProtection(
  { fullDays, effectiveness }: NaturalImmunity,
  infections: number,
  doses: number,
  daysSinceRecovery: number,
): number {
  if (infections === 0 || !(daysSinceRecovery >= 0)) return 0;
  const isHybrid = infections >= 2 || doses >= 1;
  if (isHybrid && daysSinceRecovery <= fullDays) return 1;
  return effectiveness * Math.max(0, 1 - daysSinceRecovery / fadingDays);
}

/** Remaining probability of infection after vaccine and infections: the stronger one counts. */
export function immunityFactor(susceptibilityOfVaccinated: number, natural: number): number {
  return Math.min(susceptibilityOfVaccinated, 1 - natural);
}
