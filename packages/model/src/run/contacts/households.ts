// Who lives together. In a city, people of a household stand next to each other.
import type { City } from "../../city/city.ts";
import { status } from "../disease/status.ts";
import type { Protection } from "../protection/protection.ts";
import type { RunState } from "../state/state.ts";

/**
 * Contacts of vaccinated people are recorded where somebody is hit (encounters.ts): with few hits
 * each would count too much.
 */
const least = 0.1;
/** People of a household before a person in the list, and behind: four bits each. */
const bits = 4;
const most = (1 << bits) - 1;

/** Undefined where households do not stand together or are larger than can be noted. */
const known = new WeakMap<City, Uint8Array | undefined>();

function makeNeighbours({ home, personCount, containerCount }: City): Uint8Array | undefined {
  const isSeen = new Uint8Array(containerCount);
  const neighbours = new Uint8Array(personCount);
  for (let first = 0; first < personCount; ) {
    const its = home[first] ?? 0;
    let end = first + 1;
    while (end < personCount && home[end] === its) end++;
    if (isSeen[its] === 1 || end - first > most) return undefined;
    isSeen[its] = 1;
    for (let person = first; person < end; person++) {
      neighbours[person] = (person - first) | ((end - 1 - person) << bits);
    }
    first = end;
  }
  return neighbours;
}

function neighboursOf(city: City): Uint8Array | undefined {
  if (!known.has(city)) known.set(city, makeNeighbours(city));
  return known.get(city);
}

export class Households {
  readonly #neighbours: Uint8Array | undefined;
  readonly #status: Uint8Array;
  readonly #protection: Protection;

  constructor(city: City, state: RunState, protection: Protection) {
    this.#neighbours = neighboursOf(city);
    this.#status = state.status;
    this.#protection = protection;
  }

  /** Bound of the susceptibility of a person's housemates; 0 if all are infected or recovered. */
  susceptibility(person: number, strain: number, day: number): number {
    if (!this.#neighbours) return 1;
    const statusOf = this.#status;
    const count = this.#neighbours[person] ?? 0;
    const end = person + (count >> bits);
    let highest = 0;
    for (let other = person - (count & most); other <= end; other++) {
      // The person is infected.
      if (statusOf[other] !== status.susceptible) continue;
      const bound = this.#protection.targetBound(other, strain, day);
      highest = Math.max(highest, bound, least);
    }
    return highest;
  }
}
