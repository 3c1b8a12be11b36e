// The settlements of a region with their number of people in the sample.
import { apportion } from "../apportion.ts";
import type { Region, Settlement } from "../regions/region.ts";
import { metresFrom } from "./geography.ts";

export interface PeopledSettlement extends Settlement {
  readonly people: Settlement["people"];
  readonly count: number;
  /** Metres from the centre of the region. */
  readonly x: number;
  readonly y: number;
}

/** Towns of one district that would have fewer people than this give them to the larger ones. */
const leastPeople = 300;

/** A thin sample keeps the largest towns of a district only; at least one. */
function thickEnough(settlements: readonly Settlement[], count: number): readonly Settlement[] {
  const keep = Math.max(1, Math.min(settlements.length, Math.floor(count / leastPeople)));
  const largest = new Set(settlements.toSorted((a, b) => b.residents - a.residents).slice(0, keep));
  return settlements.filter((settlement) => largest.has(settlement));
}

export function peopleSettlements(region: Region, sample: number): readonly PeopledSettlement[] {
  const settlements = region.settlements(sample);
  const totals = { city: region.residents, surroundings: region.surroundings };
  return (["city", "surroundings"] as const).flatMap((part) => {
    const districts = region.districts
      .map((district, number) => ({ ...district, number }))
      .filter(({ isCity }) => isCity === (part === "city"));
    const ofDistrict = districts.map(({ number }) =>
      settlements.filter(({ district }) => district === number),
    );
    const sums = ofDistrict.map((list) =>
      list.reduce((sum, settlement) => sum + settlement.residents, 0),
    );
    const counts = apportion(Math.round(totals[part] * sample), sums);
    return ofDistrict.flatMap((list, index) => {
      const peopled = thickEnough(list, counts[index] ?? 0);
      const parts = apportion(
        counts[index] ?? 0,
        peopled.map(({ residents }) => residents),
      );
      return peopled.map((settlement, n) => ({
        ...settlement,
        count: parts[n] ?? 0,
        ...metresFrom(region.centre, settlement),
      }));
    });
  });
}
