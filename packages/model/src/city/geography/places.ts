// The places of a region with their number of people in the sample.
import { apportion } from "../apportion.ts";
import type { Place, Region } from "../regions/region.ts";
import { metresFrom } from "./geography.ts";

export interface PeopledPlace extends Place {
  readonly people: Place["people"];
  readonly count: number;
  /** Metres from the centre of the region. */
  readonly x: number;
  readonly y: number;
}

/** Towns of one district that would have fewer people than this give them to the larger ones. */
const leastPeople = 300;

/** A thin sample keeps the largest towns of a district only; at least one. */
function thickEnough(places: readonly Place[], count: number): readonly Place[] {
  const keep = Math.max(1, Math.min(places.length, Math.floor(count / leastPeople)));
  const kept = new Set(places.toSorted((a, b) => b.residents - a.residents).slice(0, keep));
  return places.filter((place) => kept.has(place));
}

export function peoplePlaces(region: Region, sample: number): readonly PeopledPlace[] {
  const places = region.places(sample);
  const totals = { city: region.residents, surroundings: region.surroundings };
  return (["city", "surroundings"] as const).flatMap((part) => {
    const districts = region.districts
      .map((district, number) => ({ ...district, number }))
      .filter(({ isCity }) => isCity === (part === "city"));
    const ofDistrict = districts.map(({ number }) =>
      places.filter(({ district }) => district === number),
    );
    const sums = ofDistrict.map((list) => list.reduce((sum, place) => sum + place.residents, 0));
    const counts = apportion(Math.round(totals[part] * sample), sums);
    return ofDistrict.flatMap((list, index) => {
      const kept = thickEnough(list, counts[index] ?? 0);
      const parts = apportion(
        counts[index] ?? 0,
        kept.map(({ residents }) => residents),
      );
      return kept.map((place, n) => ({
        ...place,
        count: parts[n] ?? 0,
        ...metresFrom(region.centre, place),
      }));
    });
  });
}
