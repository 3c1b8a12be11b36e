// Candidate households by rules (model specification 12.4), weighted until ages and sizes fit at
// once.
import { Sequence } from "../../random/counterRandom.ts";
import { locate, runningSums } from "../apportion.ts";
import { stepKey } from "../steps.ts";
import { ageBandCount, ageIn, bandOf } from "./ages.ts";

const drawsPerSize = 2500;
const mostRounds = 500;
/** Share of all people by which a band may miss its target: 0.01 points. */
const closeEnough = 1e-4;

/** Households of one size, ordered by the ages of their members. */
export interface HouseholdPool {
  readonly size: number;
  /** Age bands of the members, `size` each: parents, then children, oldest first. */
  readonly bands: Uint8Array;
  /** Running sums of the weights. */
  readonly sums: Float64Array;
}

/** Shares of sizes 1 … 6: those of 5 and more are split into 5 and 6 so that the mean results. */
export function sizeShares(percent: readonly number[], mean: number): readonly number[] {
  const total = percent.reduce((a, b) => a + b, 0);
  const shares = percent.slice(0, 4).map((value) => value / total);
  const large = (percent[4] ?? 0) / total;
  const rest = mean - shares.reduce((sum, share, index) => sum + share * (index + 1), 0);
  const six = Math.min(large, Math.max(0, rest - 5 * large));
  return [...shares, large - six, six];
}

/**
 * People who live alone are young or old (microcensus 2019: 27 % at 65 – 69, 33 % at 75 – 79, 44 %
 * at 80 – 84, 59 % from 85 on): weights by band of five years.
 */
const aloneWeights: readonly number[] = [
  ...Array<number>(5).fill(1),
  ...[1.6, 1.6],
  ...Array<number>(6).fill(1),
  ...[0.5, 0.65, 0.6, 1.25, 2.6, 2.6],
];

class Composer {
  readonly #random: Sequence;
  readonly #adults: Float64Array;
  readonly #singles: Float64Array;

  constructor(ages: readonly number[], random: Sequence) {
    this.#random = random;
    // Two of the five years from 15 to 19 are adult.
    const adults = ages.map((share, band) => (band < 3 ? 0 : band === 3 ? 0.4 * share : share));
    this.#adults = runningSums(adults);
    this.#singles = runningSums(adults.map((share, band) => share * (aloneWeights[band] ?? 1)));
  }

  #age(sums: Float64Array): number {
    const total = sums[ageBandCount] ?? 1;
    const band = locate(sums, this.#random.next() * total, 0, ageBandCount);
    return Math.max(18, ageIn(band, this.#random.next()));
  }

  /** Three of four are minors, born when the parent was 22 to 40; the others are 18 to 29. */
  #child(parent: number): number {
    if (this.#random.next() < 0.75) {
      const age = parent - 22 - this.#random.below(19);
      return age >= 0 && age <= 17 ? age : this.#random.below(18);
    }
    return 18 + this.#random.below(12);
  }

  members(size: number): readonly number[] {
    if (size === 1) return [this.#age(this.#singles)];
    if (size === 2) {
      const first = this.#age(this.#adults);
      const isCouple = this.#random.next() < 0.9;
      if (isCouple) return [first, Math.max(18, first - 3 + this.#random.below(7))];
      const parent = Math.max(22, Math.min(first, 69));
      return [parent, this.#child(parent)];
    }
    const first = 28 + this.#random.below(28);
    const members = [first];
    if (this.#random.next() < 0.83) members.push(Math.max(18, first - 3 + this.#random.below(7)));
    const children = Array.from({ length: size - members.length }, () => this.#child(first));
    return [...members, ...children.toSorted((a, b) => b - a)];
  }

  /** People who come to work alone or as a couple: 20 to 64 years old. */
  commuters(size: number): readonly number[] {
    return Array.from({ length: size }, () => {
      for (let tries = 0; tries < 50; tries++) {
        const age = this.#age(this.#adults);
        if (age >= 20 && age < 65) return age;
      }
      return 40;
    });
  }
}

interface Candidates {
  readonly size: number;
  readonly count: number;
  readonly bands: Uint8Array;
  /** Sum 1. */
  readonly weights: Float64Array;
}

/** Households as numbers (bands as digits), so that equal ones become one. */
function candidates(size: number, draw: () => readonly number[]): Candidates {
  const tally = new Map<number, number>();
  for (let n = 0; n < drawsPerSize; n++) {
    const code = draw().reduce((digits, age) => digits * ageBandCount + bandOf(age), 0);
    tally.set(code, (tally.get(code) ?? 0) + 1);
  }
  const codes = Float64Array.from(tally.keys()).sort();
  const bands = new Uint8Array(codes.length * size);
  codes.forEach((digits, index) => {
    let code = digits;
    for (let member = size - 1; member >= 0; member--) {
      bands[index * size + member] = code % ageBandCount;
      code = Math.floor(code / ageBandCount);
    }
  });
  const weights = codes.map((code) => (tally.get(code) ?? 0) / drawsPerSize);
  return { size, count: codes.length, bands, weights };
}

/** Calls back for every member of every household. */
function eachMember(pool: Candidates, visit: (band: number, household: number) => void): void {
  for (let household = 0; household < pool.count; household++) {
    for (let n = household * pool.size; n < (household + 1) * pool.size; n++) {
      visit(pool.bands[n] ?? 0, household);
    }
  }
}

/**
 * Iterative fitting: a household's weight is multiplied by the mean of what its members' bands
 * lack, then sizes are restored. Needs no powers, which engines compute differently. Changes the
 * weights; their sums become the shares.
 */
function fit(pools: readonly Candidates[], shares: readonly number[], ages: readonly number[]) {
  const people = shares.reduce((sum, share, index) => sum + share * (index + 1), 0);
  const ageSum = ages.reduce((a, b) => a + b, 0);
  const wanted = ages.map((share) => (share / ageSum) * people);
  const lack = new Float64Array(ageBandCount);
  for (const [index, { weights }] of pools.entries()) scale(weights, shares[index] ?? 0);
  for (let round = 0; round < mostRounds; round++) {
    lack.fill(0);
    for (const pool of pools) {
      eachMember(pool, (band, household) => {
        lack[band] = (lack[band] ?? 0) + (pool.weights[household] ?? 0);
      });
    }
    let worst = 0;
    for (let band = 0; band < ageBandCount; band++) {
      const [present, target] = [lack[band] ?? 0, wanted[band] ?? 0];
      worst = Math.max(worst, Math.abs(present - target) / people);
      lack[band] = present > 0 ? target / present : 1;
    }
    if (worst < closeEnough) return;
    for (const [index, pool] of pools.entries()) {
      const factors = new Float64Array(pool.count);
      eachMember(pool, (band, household) => {
        factors[household] = (factors[household] ?? 0) + (lack[band] ?? 1);
      });
      pool.weights.forEach((weight, n) => {
        pool.weights[n] = weight * (factors[n] ?? 0);
      });
      scale(pool.weights, shares[index] ?? 0);
    }
  }
}

function scale(weights: Float64Array, sum: number): void {
  const total = weights.reduce((a, b) => a + b, 0);
  weights.forEach((weight, index) => {
    weights[index] = (weight * sum) / total;
  });
}

export function householdPools(
  ages: readonly number[],
  shares: readonly number[],
  seed: number,
): readonly HouseholdPool[] {
  const composer = new Composer(ages, new Sequence(stepKey(seed, "pool"), 0));
  const pools = shares.map((_, index) => candidates(index + 1, () => composer.members(index + 1)));
  fit(pools, shares, ages);
  return pools.map(({ size, bands, weights }) => ({ size, bands, sums: runningSums(weights) }));
}

/** Stylised: 55 % of commuters' households are single, the rest couples who both commute [D]. */
export const commuterShares: readonly number[] = [0.55, 0.45];

export function commuterPools(ages: readonly number[], seed: number): readonly HouseholdPool[] {
  const composer = new Composer(ages, new Sequence(stepKey(seed, "pool"), 1));
  return commuterShares.map((_, index) => {
    const { size, bands, weights } = candidates(index + 1, () => composer.commuters(index + 1));
    return { size, bands, sums: runningSums(weights) };
  });
}
