import { type CityRecord, type RegionRecord, regionRecord } from "@episcope/common";
import { mergedTowns } from "./mergedTowns.ts";
import { modeTable } from "./modeTable.ts";
import type { Region, Settlement } from "./region.ts";

const known = new Map<string, Region>();

/** Throws a RangeError for a name that no record has. */
export function regionNamed(name: string): Region {
  const region = known.get(name) ?? makeRegion(name, regionRecord(name));
  known.set(name, region);
  return region;
}

export function makeRegion(name: string, { place, city }: RegionRecord): Region {
  const centre = { latitude: place.centre[0], longitude: place.centre[1] };
  const settlements = settlementsOf(city);
  const { householdSizes, householdMean, primaryUntil, work, distance, outings, targets } = city;
  return {
    name,
    centre,
    districts: [
      ...city.districts.map(({ name, at }) => ({
        name,
        isCity: true,
        latitude: at[0],
        longitude: at[1],
      })),
      ...(city.surroundings ? [{ name: city.surroundings.name, isCity: false, ...centre }] : []),
    ],
    residents: place.residents,
    surroundings: city.surroundings?.residents ?? 0,
    settlements:
      city.layout === "towns" ? (sample) => mergedTowns(centre, city, sample) : () => settlements,
    ages: typeof city.ages === "string" ? regionNamed(city.ages).ages : city.ages,
    dayCare: typeof city.dayCare === "string" ? regionNamed(city.dayCare).dayCare : city.dayCare,
    modes: modeTable(city.modes.pt, city.modes.bicycle),
    ...{ householdSizes, householdMean, primaryUntil, work, distance, outings, targets },
  };
}

/** The districts, and the towns of the surroundings as a labour market of their own. */
function settlementsOf({ layout, districts, surroundings }: CityRecord): readonly Settlement[] {
  return [
    ...districts.map(
      ({ name, residents, km2, at, jobs = 1 }, district): Settlement => ({
        name,
        district,
        residents,
        areaKm2: km2,
        latitude: at[0],
        longitude: at[1],
        jobs,
        market: 0,
        core: layout === "aroundCentre" ? "city" : "settlement",
        people: "everybody",
      }),
    ),
    ...(surroundings?.towns ?? []).map(
      ({ name, residents, km2, at }): Settlement => ({
        name,
        district: districts.length,
        residents,
        areaKm2: km2,
        latitude: at[0],
        longitude: at[1],
        jobs: 1,
        market: 1,
        core: "settlement",
        people: surroundings?.people ?? "everybody",
      }),
    ),
  ];
}
