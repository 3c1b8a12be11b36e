// Where people go: shops anew each time, leisure at three favourites, visits to a few
// friends, to family, to relatives in care homes.
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { nearestCareHome } from "../facilities/careHomes.ts";
import { attraction, type Facilities, pickInCell } from "../facilities/facilities.ts";
import { ringChances, Surroundings } from "../geography/surroundings.ts";
import { isCareUnit } from "../people/careUnits.ts";
import type { Population } from "../population.ts";
import { stepKey } from "../steps.ts";
import { dailyShopShare, distances, favourites } from "./habits.ts";

const kinds = ["shopDaily", "shopOther", "leisure", "errands"] as const;
type Kind = (typeof kinds)[number];
const kindNumber: Readonly<Record<Kind, number>> = {
  shopDaily: 0,
  shopOther: 1,
  leisure: 2,
  errands: 3,
};
const friendsKind = kinds.length;
const partnersPerCell = 16;
/** Households that are compared to find one of the wanted age. */
const friendTries = 6;
/** An age that is so close is close enough (years). */
const closeAge = 5;
const leastFriends = 2;
const mostFriends = 4;
/** Of the hosts of visits, so many are parents or grown-up children, one generation away [D]. */
const familyShare = 0.75;
const generation = 29;
/** Who is younger visits the parents, who is older the children; in between this share parents. */
const withParents = { until: 35, most: 60, share: 0.6 } as const;
/** Of people of this age, who visit somebody in a care home: about two per resident [D]. */
const relativeInCare = { from: 45, until: 75, share: 0.035 } as const;

/** Random numbers of a person's habits. */
const habitDraw = { friends: 1, hasRelativeInCare: 14, unit: 15 } as const;
/** Of one host: where it lives (0 – 3), which household (4 – 9), what it is to the visitor. */
const hostDraw = { cell: 0, household: 4, isFamily: 12, isParents: 13 } as const;
/** Keys of a relative in care and of the first of a person's hosts. */
const relative = 15;
const firstHost = 16;

function cellWeights(population: Population, facilities: Facilities): Float64Array {
  return Float64Array.from({ length: population.cells.count }, (_, cell) =>
    attraction(facilities, cell),
  );
}

export class Destinations {
  readonly #population: Population;
  readonly #surroundings: Surroundings;
  readonly #chances: Readonly<Record<Kind | "visit", Float64Array>>;
  #farShare = 0;
  readonly #partners: Uint32Array;

  constructor(population: Population) {
    const { region, cells, publicPlaces } = population;
    const { factor, farKm } = region.distance;
    this.#population = population;
    this.#surroundings = new Surroundings(
      cells,
      [
        ...kinds.map((kind) => cellWeights(population, publicPlaces[kind])),
        Float64Array.from(cells.people),
      ],
      farKm !== undefined,
    );
    this.#chances = {
      shopDaily: ringChances(distances.shopDaily, factor),
      shopOther: ringChances(distances.shopOther, factor),
      leisure: ringChances(distances.leisure, factor),
      errands: ringChances(distances.errands, factor),
      visit: ringChances(distances.visit, factor),
    };
    this.#partners = businessPartners(population);
  }

  /** From now on people of this cell are asked for. */
  moveTo(cell: number): void {
    this.#surroundings.moveTo(cell);
    const { farKm, farShare } = this.#population.region.distance;
    const away = this.#surroundings.farKm;
    this.#farShare = farKm === undefined || away === 0 ? 0 : Math.min(farShare, farKm / away);
  }

  #cell(kind: number, chances: Float64Array, key: number, draw: number): number {
    if (this.#farShare > 0 && uniform(key, draw + 3) < this.#farShare) {
      const far = this.#surroundings.farCell(kind, uniform(key, draw + 1));
      if (far >= 0) return far;
    }
    return this.#surroundings.cellAt(kind, chances, uniform(key, draw), uniform(key, draw + 1));
  }

  #settlement(kind: Kind, key: number, draw: number): number {
    const cell = this.#cell(kindNumber[kind], this.#chances[kind], key, draw);
    return pickInCell(this.#population.publicPlaces[kind], cell, uniform(key, draw + 2));
  }

  shop(key: number, draw: number): number {
    const isDaily = uniform(key, draw + 4) < dailyShopShare;
    return this.#settlement(isDaily ? "shopDaily" : "shopOther", key, draw);
  }

  errands(key: number, draw: number): number {
    return this.#settlement("errands", key, draw);
  }

  /** One of three favourites (rule b). */
  leisure(habits: number, u: number): number {
    let favourite = 0;
    let sum = favourites[0] ?? 1;
    while (favourite < favourites.length - 1 && u >= sum) sum += favourites[++favourite] ?? 0;
    return this.#settlement("leisure", itemKey(habits, favourite), 0);
  }

  /** Home of one of two to four hosts (rule c), or of a relative in care; -1 if there is none. */
  host(habits: number, person: number, u: number): number {
    const unit = this.#unitOfRelative(habits, person);
    if (unit !== undefined) return unit;
    const friends =
      leastFriends +
      Math.floor(uniform(habits, habitDraw.friends) * (mostFriends - leastFriends + 1));
    return this.#household(itemKey(habits, firstHost + Math.floor(u * friends)), person);
  }

  #unitOfRelative(habits: number, person: number): number | undefined {
    const { households, careHomes } = this.#population;
    const age = households.age[person] ?? 0;
    if (age < relativeInCare.from || age >= relativeInCare.until) return undefined;
    if (uniform(habits, habitDraw.hasRelativeInCare) >= relativeInCare.share) return undefined;
    const key = itemKey(habits, relative);
    const cell = this.#cell(friendsKind, this.#chances.visit, key, hostDraw.cell);
    const home = nearestCareHome(careHomes, households.cellStart[cell] ?? 0);
    const first = careHomes.firstUnit[home];
    if (first === undefined) return undefined;
    return first + Math.floor(uniform(habits, habitDraw.unit) * (careHomes.units[home] ?? 1));
  }

  #household(key: number, person: number): number {
    const { households } = this.#population;
    const cell = this.#cell(friendsKind, this.#chances.visit, key, hostDraw.cell);
    const first = households.cellStart[cell] ?? 0;
    const count = (households.cellStart[cell + 1] ?? 0) - first;
    const age = households.age[person] ?? 0;
    const wanted = age + yearsOlder(key, age);
    let best = -1;
    let smallest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < friendTries; attempt++) {
      const home = first + Math.floor(uniform(key, hostDraw.household + attempt) * count);
      if (home === households.home[person] || isCareUnit(households, home)) continue;
      // Adults visit the first, children the youngest member.
      const from = households.start[home] ?? 0;
      const to = households.start[home + 1] ?? 0;
      const gap = Math.abs(wanted - (households.age[age < 18 ? to - 1 : from] ?? 0));
      if (gap >= smallest) continue;
      best = home;
      smallest = gap;
      if (gap < closeAge) break;
    }
    return best;
  }

  /** A place of business within reach of a workplace. */
  partner(workplace: number, u: number): number {
    const cell = this.#population.cell[workplace] ?? 0;
    return this.#partners[cell * partnersPerCell + Math.floor(u * partnersPerCell)] ?? 0;
  }
}

/** How much older than the visitor the host is: friends are of the same age, family is not. */
function yearsOlder(key: number, age: number): number {
  if (uniform(key, hostDraw.isFamily) >= familyShare) return 0;
  const visitsParents =
    age < withParents.until ||
    (age < withParents.most && uniform(key, hostDraw.isParents) < withParents.share);
  return visitsParents ? generation : -generation;
}

/** Places of business that workplaces of a cell deal with. */
function businessPartners(population: Population): Uint32Array {
  const { cells, publicPlaces, region, seed } = population;
  const surroundings = new Surroundings(
    cells,
    [cellWeights(population, publicPlaces.business)],
    region.distance.farKm !== undefined,
  );
  const chances = ringChances(distances.business, region.distance.factor);
  const key = stepKey(seed, "partners");
  const partners = new Uint32Array(cells.count * partnersPerCell);
  for (let cell = 0; cell < cells.count; cell++) {
    surroundings.moveTo(cell);
    for (let n = cell * partnersPerCell; n < (cell + 1) * partnersPerCell; n++) {
      const target = surroundings.cellAt(0, chances, uniform(key, 3 * n), uniform(key, 3 * n + 1));
      partners[n] = pickInCell(publicPlaces.business, target, uniform(key, 3 * n + 2));
    }
  }
  return partners;
}
