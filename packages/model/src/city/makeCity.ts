// A synthetic city from tables, random numbers and rules (model specification 12); the same for the same options on every machine.

import type { City } from "./city.ts";
import { settle } from "./facilities/settle.ts";
import { makeCells } from "./geography/cells.ts";
import { type PeopledPlace, peoplePlaces } from "./geography/places.ts";
import { makeHouseholds } from "./people/households.ts";
import { assignRoles } from "./people/roles.ts";
import type { RegionName } from "./regions/region.ts";
import { isRegionName, regions } from "./regions/regions.ts";
import { packExposures } from "./schedule/exposure.ts";
import { makeTemplates } from "./schedule/makeTemplates.ts";
import { spacesOf } from "./schedule/occupancy.ts";

export interface CityOptions {
  readonly region: RegionName;
  /** Share of the real population, above 0 and at most 1. */
  readonly sample: number;
  readonly seed?: number;
}

const defaultSeed = 4711;
/** Fewer cannot fill schools and workplaces. */
const fewestResidents = 500;

function check({ region, sample, seed = defaultSeed }: CityOptions): number {
  if (!isRegionName(region)) throw new RangeError(`unknown region "${region}"`);
  if (!(sample > 0 && sample <= 1)) {
    throw new RangeError(`sample is ${sample}; it must be above 0 and at most 1`);
  }
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed} is not a whole number`);
  const residents = Math.round(regions[region].residents * sample);
  if (residents < fewestResidents) {
    throw new RangeError(
      `sample ${sample} leaves ${residents} people; at least ${fewestResidents}`,
    );
  }
  return seed;
}

export function makeCity(options: CityOptions): City {
  const seed = check(options);
  const region = regions[options.region];
  const places = peoplePlaces(region, options.sample);
  const cells = makeCells(places, options.sample, seed);
  const households = makeHouseholds(region, places, cells, seed);
  const roles = assignRoles(region, places, cells, households, seed);
  const population = settle(region, places, cells, households, roles, seed);
  const made = makeTemplates(population, places);
  const { containerCount, maxPeople, activity } = made;
  packExposures(made.templates, containerCount, maxPeople, households.home);
  return {
    region: region.name,
    sample: options.sample,
    seed,
    personCount: households.personCount,
    residentCount: Math.round(region.residents * options.sample),
    districts: region.districts,
    age: households.age,
    home: households.home,
    district: districtOfPeople(places),
    role: roles,
    containerCount,
    containerX: made.x,
    containerY: made.y,
    containerActivity: activity,
    containerDistrict: made.district,
    maxPeople,
    spaces: Uint8Array.from(activity, (what, container) =>
      spacesOf(what, maxPeople[container] ?? 1),
    ),
    templates: made.templates,
    centre: region.centre,
  };
}

/** People are numbered by place. */
function districtOfPeople(places: readonly PeopledPlace[]): Uint8Array {
  const district = new Uint8Array(places.reduce((sum, { count }) => sum + count, 0));
  let person = 0;
  for (const place of places) {
    district.fill(place.district, person, person + place.count);
    person += place.count;
  }
  return district;
}
