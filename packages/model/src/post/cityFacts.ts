// What post-processing needs of a city whatever happened in it: counted once for all runs.
import type { City } from "../city/city.ts";
import { role } from "../city/people/roles.ts";
import { count } from "./columns.ts";

const ageLimit = 256;

interface CityFacts {
  /** People of the city itself by years of age. */
  readonly residentsByAge: Uint32Array;
  /** Members of the household of each home; units of care homes are none. */
  readonly householdSizes: Uint32Array;
}

const known = new WeakMap<City, CityFacts>();

export function cityFacts(city: City): CityFacts {
  const before = known.get(city);
  if (before) return before;
  const isCity = cityDistricts(city);
  const residentsByAge = new Uint32Array(ageLimit);
  const householdSizes = new Uint32Array(city.containerCount);
  for (let person = 0; person < city.personCount; person++) {
    if (isCity[city.district[person] ?? 0xff] === 1) count(residentsByAge, city.age[person] ?? 0);
    if (city.role[person] !== role.careResident) count(householdSizes, city.home[person] ?? -1);
  }
  const facts = { residentsByAge, householdSizes };
  known.set(city, facts);
  return facts;
}

/** By district number: 1 where people count in the figures of the city. */
export function cityDistricts(city: City): Uint8Array {
  return Uint8Array.from(city.districts, ({ isCity }) => (isCity ? 1 : 0));
}

/** People of the city from an age on, below another. */
export function residentsOfAges(city: City, [from, to]: readonly [number, number]): number {
  return cityFacts(city)
    .residentsByAge.subarray(from, to)
    .reduce((sum, count) => sum + count, 0);
}
