// When something begins to matter in a run, in days from 0; the number of days if it never does.
import { type ModelSettings, strainCount, vaccine, vaccineCount } from "@episcope/model/parameters";

/** First day from which on a number is positive. */
function firstPositive(series: ArrayLike<number>, dayCount: number): number {
  for (let place = 0; place < dayCount; place++) if ((series[place] ?? 0) > 0) return place;
  return dayCount;
}

/** First import of each strain. */
export function firstImports({ imports, dayCount }: ModelSettings): Float64Array {
  const first = new Float64Array(strainCount).fill(dayCount);
  for (const { strain, perDay } of imports) {
    first[strain] = Math.min(first[strain] ?? dayCount, firstPositive(perDay, dayCount));
  }
  return first;
}

/** First dose of each vaccine. */
export function firstDoses({ vaccination, startDay, dayCount }: ModelSettings): Float64Array {
  const first = new Float64Array(vaccineCount).fill(dayCount);
  if (!vaccination) return first;
  const useFrom = (code: number, place: number) => {
    first[code] = Math.min(first[code] ?? dayCount, Math.max(0, place));
  };
  const { doses, boosters, mRnaShare, quotas, campaigns } = vaccination;
  for (let place = dayCount - 1; place >= 0; place--) {
    const hasFirstDoses =
      (doses[place] ?? 0) > 0 || quotas.some(({ share }) => (share[place] ?? 0) > 0);
    if (hasFirstDoses && (mRnaShare[place] ?? 1) > 0) useFrom(vaccine.mRNA, place);
    if (hasFirstDoses && (mRnaShare[place] ?? 1) < 1) useFrom(vaccine.vector, place);
    if ((boosters[place] ?? 0) > 0) useFrom(vaccine.mRNA, place);
  }
  for (const campaign of campaigns) useFrom(campaign.vaccine, campaign.from - startDay);
  return first;
}

/** First day on which anybody is vaccinated. */
export function firstVaccination(settings: ModelSettings): number {
  return Math.min(settings.dayCount, ...firstDoses(settings));
}

/** First day on which boosters are given outside of campaigns. */
export function firstBooster({ vaccination, dayCount }: ModelSettings): number {
  return vaccination ? firstPositive(vaccination.boosters, dayCount) : dayCount;
}

/** First day on which anybody is tested. */
export function firstTest({ tests, dayCount }: ModelSettings): number {
  return (tests?.rates ?? []).reduce(
    (first, { withoutPass, withPass }) =>
      Math.min(first, firstPositive(withoutPass, dayCount), firstPositive(withPass, dayCount)),
    dayCount,
  );
}

/** First day on which contacts are traced. */
export function firstTracing({ tracing, startDay, dayCount }: ModelSettings): number {
  if (!tracing) return dayCount;
  const { from, probability, capacity } = tracing;
  for (let place = Math.max(0, from - startDay); place < dayCount; place++) {
    if ((probability[place] ?? 0) > 0 && (capacity[place] ?? 0) > 0) return place;
  }
  return dayCount;
}
