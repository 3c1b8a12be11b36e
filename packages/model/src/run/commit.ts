// Of several infections of one person on one day the earliest counts; ties are decided by infector, container and probability, so
// that the order in which candidates were found does not matter (step 11 of the daily loop).
import type { Candidate } from "./contacts.ts";

function comesFirst(one: Candidate, other: Candidate): boolean {
  if (one.tick !== other.tick) return one.tick < other.tick;
  if (one.infector !== other.infector) return one.infector < other.infector;
  if (one.container !== other.container) return one.container < other.container;
  return one.probability > other.probability;
}

/** The infections of a day, one per person, by person number. */
export class DayCandidates {
  readonly #first = new Map<number, Candidate>();

  readonly add = (candidate: Candidate): void => {
    const known = this.#first.get(candidate.person);
    if (!known || comesFirst(candidate, known)) this.#first.set(candidate.person, candidate);
  };

  sorted(): readonly Candidate[] {
    return [...this.#first.values()].sort((a, b) => a.person - b.person);
  }
}
