// A synthetic city from tables, random numbers and rules (model specification 12), the same on
// every machine.

import type { City } from "./city.ts";
import { isGroup } from "./facilities/groups.ts";
import { settle } from "./facilities/settle.ts";
import { makeCells } from "./geography/cells.ts";
import { type PeopledSettlement, peopleSettlements } from "./geography/settlements.ts";
import { makeHouseholds } from "./people/households.ts";
import { assignRoles } from "./people/roles.ts";
import type { Population } from "./population.ts";
import type { Region } from "./regions/region.ts";
import { regionNamed } from "./regions/regions.ts";
import { packExposures } from "./schedule/exposure.ts";
import { makeTemplates } from "./schedule/makeTemplates.ts";
import { spacesOf } from "./schedule/occupancy.ts";

export interface CityOptions {
  /** The name of a record below regions/, or a region made from another one. */
  readonly region: string | Region;
  /** Share of the real population, above 0 and at most 1. */
  readonly sample: number;
  readonly seed?: number;
}

const defaultSeed = 4711;
/** Fewer cannot fill schools and workplaces. */
const fewestResidents = 500;

function check(region: Region, sample: number, seed: number): void {
  if (!(sample > 0 && sample <= 1)) {
    throw new RangeError(`sample is ${sample}; it must be above 0 and at most 1`);
  }
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed} is not a whole number`);
  const residents = Math.round(region.residents * sample);
  if (residents < fewestResidents) {
    throw new RangeError(
      `sample ${sample} leaves ${residents} people; at least ${fewestResidents}`,
    );
  }
}

interface Settled {
  readonly population: Population;
  readonly settlements: readonly PeopledSettlement[];
}

/** Everybody's home and fixed place to learn or work, before days are planned. */
export function settleRegion(options: CityOptions): Settled {
  const { sample, seed = defaultSeed } = options;
  const region = typeof options.region === "string" ? regionNamed(options.region) : options.region;
  check(region, sample, seed);
  const settlements = peopleSettlements(region, sample);
  const cells = makeCells(settlements, sample, seed);
  const households = makeHouseholds(region, settlements, cells, seed);
  const roles = assignRoles(region, settlements, cells, households, seed);
  return { settlements, population: settle(region, settlements, cells, households, roles, seed) };
}

export function makeCity(options: CityOptions): City {
  const { settlements, population } = settleRegion(options);
  const { region, households, roles, seed } = population;
  const { sample } = options;
  const made = makeTemplates(population, settlements);
  const { containerCount, maxPeople, activity } = made;
  packExposures(made.templates, containerCount, maxPeople, households.home, households.age);
  return {
    region: region.name,
    sample,
    seed,
    personCount: households.personCount,
    residentCount: Math.round(region.residents * sample),
    districts: region.districts,
    age: households.age,
    home: households.home,
    district: districtOfPeople(settlements),
    role: roles,
    containerCount,
    containerX: made.x,
    containerY: made.y,
    containerActivity: activity,
    containerDistrict: made.district,
    maxPeople,
    spaces: Uint8Array.from(activity, (what, container) =>
      isGroup(population.groups, container) ? 1 : spacesOf(what, maxPeople[container] ?? 1),
    ),
    templates: made.templates,
    centre: region.centre,
  };
}

/** People are numbered by place. */
function districtOfPeople(settlements: readonly PeopledSettlement[]): Uint8Array {
  const district = new Uint8Array(settlements.reduce((sum, { count }) => sum + count, 0));
  let person = 0;
  for (const settlement of settlements) {
    district.fill(settlement.district, person, person + settlement.count);
    person += settlement.count;
  }
  return district;
}
