// People in households in cells: whole numbers from the fitted candidates
// (model specification 12.4), and care homes.
import { Sequence, uniform } from "../../random/counterRandom.ts";
import { locate } from "../apportion.ts";
import type { Cells } from "../geography/cells.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import type { Region } from "../regions/region.ts";
import { stepKey } from "../steps.ts";
import { ageIn } from "./ages.ts";
import { balanceAges } from "./balanceAges.ts";
import {
  agesInHouseholds,
  bandInCare,
  careUnit,
  inCare,
  isCareUnit,
  shareOfOld,
  unitsPerHome,
} from "./careUnits.ts";
import {
  commuterPools,
  commuterShares,
  type HouseholdPool,
  householdPools,
  sizeShares,
} from "./householdPool.ts";

export interface Households {
  readonly count: number;
  readonly personCount: number;
  readonly age: Uint8Array;
  /** Household, and at the same time the container that is its home. */
  readonly home: Uint32Array;
  /** People of household h: from start[h] to start[h + 1]. */
  readonly start: Uint32Array;
  /** Households of cell c: from cellStart[c] to cellStart[c + 1]. */
  readonly cellStart: Uint32Array;
}

/** Households of each size that make this many people; remainders go to the next smaller size. */
function sizesFor(people: number, shares: readonly number[]): number[] {
  const mean = shares.reduce((sum, share, index) => sum + share * (index + 1), 0);
  const counts = shares.map(() => 0);
  let rest = people;
  let carried = 0;
  for (let size = shares.length; size > 1; size--) {
    const exact = ((shares[size - 1] ?? 0) * people) / mean + carried / size;
    const count = Math.max(0, Math.min(Math.floor(rest / size), Math.round(exact)));
    carried = (exact - count) * size;
    rest -= count * size;
    counts[size - 1] = count;
  }
  counts[0] = rest;
  return counts;
}

/** Sizes of a place's households in random order, with rows of care units evenly between them. */
function sizesInOrder(counts: readonly number[], careUnits: number, random: Sequence): Uint8Array {
  const total = counts.reduce((a, b) => a + b, 0);
  const sizes = new Uint8Array(total);
  let filled = 0;
  counts.forEach((count, index) => {
    sizes.fill(index + 1, filled, filled + count);
    filled += count;
  });
  for (let index = total - 1; index > 0; index--) {
    const other = random.below(index + 1);
    const size = sizes[index] ?? 0;
    sizes[index] = sizes[other] ?? 0;
    sizes[other] = size;
  }
  if (careUnits === 0) return sizes;
  const rows = Math.ceil(careUnits / unitsPerHome);
  const ordered = new Uint8Array(total + careUnits);
  let [from, to, left] = [0, 0, careUnits];
  for (let row = 0; row < rows; row++) {
    const until = Math.floor(((row + 0.5) * total) / rows);
    ordered.set(sizes.subarray(from, until), to);
    to += until - from;
    from = until;
    const units = Math.min(unitsPerHome, left);
    ordered.fill(careUnit, to, to + units);
    to += units;
    left -= units;
  }
  ordered.set(sizes.subarray(from), to);
  return ordered;
}

/**
 * Takes households from a pool in steps of the golden section, so that any run of them has the same
 * ages.
 */
class Supply {
  readonly #pool: HouseholdPool;
  readonly #wanted: number;
  readonly #stride: number;
  #taken = 0;

  constructor(pool: HouseholdPool, wanted: number) {
    this.#pool = pool;
    this.#wanted = wanted;
    let stride = Math.max(1, Math.round(wanted * 0.6180339887498949));
    while (divisor(stride, wanted) > 1) stride++;
    this.#stride = stride;
  }

  /** Index of the first member in the pool's bands. */
  next(): number {
    const { sums, size } = this.#pool;
    const turn = (this.#taken++ * this.#stride) % this.#wanted;
    const last = sums.length - 1;
    const value = ((turn + 0.5) / this.#wanted) * (sums[last] ?? 0);
    return locate(sums, value, 0, last) * size;
  }

  band(index: number): number {
    return this.#pool.bands[index] ?? 0;
  }
}

function divisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

interface SettlementPlan {
  readonly sizes: Uint8Array;
  readonly people: PeopledSettlement["people"];
}

function planSettlements(
  region: Region,
  settlements: readonly PeopledSettlement[],
  seed: number,
): SettlementPlan[] {
  const shares = sizeShares(region.householdSizes, region.householdMean);
  const old = shareOfOld(region.ages);
  let carried = 0.5;
  return settlements.map((settlement, index) => {
    const random = new Sequence(stepKey(seed, "sizes"), index);
    if (settlement.people === "commuters") {
      return {
        sizes: sizesInOrder(sizesFor(settlement.count, commuterShares), 0, random),
        people: settlement.people,
      };
    }
    carried += (settlement.count * old * inCare) / careUnit;
    const units = Math.floor(carried);
    carried -= units;
    const counts = sizesFor(settlement.count - units * careUnit, shares);
    return { sizes: sizesInOrder(counts, units, random), people: settlement.people };
  });
}

function supplies(
  plans: readonly SettlementPlan[],
  people: SettlementPlan["people"],
  pools: readonly HouseholdPool[],
) {
  return pools.map((pool) => {
    let wanted = 0;
    for (const plan of plans) {
      if (plan.people !== people) continue;
      for (const size of plan.sizes) if (size === pool.size) wanted++;
    }
    return new Supply(pool, wanted);
  });
}

export function makeHouseholds(
  region: Region,
  settlements: readonly PeopledSettlement[],
  cells: Cells,
  seed: number,
): Households {
  const plans = planSettlements(region, settlements, seed);
  const shares = sizeShares(region.householdSizes, region.householdMean);
  const stock = {
    everybody: supplies(
      plans,
      "everybody",
      householdPools(agesInHouseholds(region.ages), shares, seed),
    ),
    commuters: settlements.some(({ people }) => people === "commuters")
      ? supplies(plans, "commuters", commuterPools(region.ages, seed))
      : [],
  };
  const personCount = peopleOf(settlements);
  const count = plans.reduce((sum, { sizes }) => sum + sizes.length, 0);
  const ages = stepKey(seed, "ages");
  const result = {
    count,
    personCount,
    age: new Uint8Array(personCount),
    home: new Uint32Array(personCount),
    start: new Uint32Array(count + 1),
    cellStart: new Uint32Array(cells.count + 1),
  };
  let [person, household, cell] = [0, 0, 0];
  plans.forEach(({ sizes, people }, settlement) => {
    let quota = person + (cells.people[cell] ?? 0);
    for (const size of sizes) {
      if (person >= quota && cells.settlement[cell + 1] === settlement) {
        result.cellStart[++cell] = household;
        quota += cells.people[cell] ?? 0;
      }
      const supply = stock[people][size - 1];
      const first = size === careUnit ? 0 : (supply?.next() ?? 0);
      for (let member = 0; member < size; member++, person++) {
        const band = size === careUnit ? bandInCare(member) : (supply?.band(first + member) ?? 0);
        const age = ageIn(band, uniform(ages, person));
        result.home[person] = household;
        result.age[person] = member === 0 ? Math.max(18, age) : age;
      }
      result.start[++household] = person;
    }
    while (cells.settlement[cell + 1] === settlement) result.cellStart[++cell] = household;
    result.cellStart[++cell] = household;
  });
  // Commuters come last and have ages of their own.
  const residents = settlements.findIndex((settlement) => settlement.people === "commuters");
  const everybody = residents < 0 ? personCount : peopleOf(settlements.slice(0, residents));
  const key = stepKey(seed, "balance");
  balanceAges(result.age.subarray(0, everybody), region.ages, key, keepsAge(result));
  return result;
}

function peopleOf(settlements: readonly PeopledSettlement[]): number {
  return settlements.reduce((sum, { count }) => sum + count, 0);
}

/** Young heads of households stay adult, and those in care old. */
function keepsAge(households: Households) {
  const { age, home, start } = households;
  return (person: number) => {
    const own = home[person] ?? 0;
    const isHead = start[own] === person && (age[person] ?? 0) < 25;
    return isHead || isCareUnit(households, own);
  };
}
