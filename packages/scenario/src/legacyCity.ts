import type { City } from "@episcope/model";
import type { LegacyGrid } from "./scenario.ts";

const regions = new WeakMap<City, City>();

/**
 * The city as the tables of a grid count its people: up to v6 they include the surroundings
 * (legacy-viewers specification 2.6). Cached by city.
 */
export function legacyCity(city: City, { people }: LegacyGrid): City {
  if (people === "city") return city;
  const known = regions.get(city);
  if (known) return known;
  const districts = city.districts.map((district) => ({ ...district, isCity: true }));
  const region = { ...city, districts, residentCount: city.personCount };
  regions.set(city, region);
  return region;
}
