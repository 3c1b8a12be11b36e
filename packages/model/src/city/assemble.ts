// From a list of stays to the packed form of a typical day.
import { type Template, wordsPerVisit } from "./city.ts";

/** Stays of one day, sorted by person and time; columns of equal length. */
export interface Stays {
  readonly count: number;
  readonly person: ArrayLike<number>;
  readonly container: ArrayLike<number>;
  /** Ticks of the day. */
  readonly enter: ArrayLike<number>;
  readonly leave: ArrayLike<number>;
  /** Activity codes. */
  readonly activity: ArrayLike<number>;
}

export function assembleTemplate(
  stays: Stays,
  personCount: number,
  containerCount: number,
): Template {
  const { count } = stays;
  const personStart = new Uint32Array(personCount + 1);
  const containerStart = new Uint32Array(containerCount + 1);
  const visits = new Uint32Array(count * wordsPerVisit);
  for (let visit = 0; visit < count; visit++) {
    const person = stays.person[visit] ?? 0;
    const container = stays.container[visit] ?? 0;
    personStart[person + 1] = (personStart[person + 1] ?? 0) + 1;
    containerStart[container + 1] = (containerStart[container + 1] ?? 0) + 1;
  }
  sumUp(personStart);
  sumUp(containerStart);
  for (let visit = 0; visit < count; visit++) {
    const person = stays.person[visit] ?? 0;
    const place = visit * wordsPerVisit;
    const index = visit - (personStart[person] ?? 0);
    visits[place] = person;
    visits[place + 1] = stays.container[visit] ?? 0;
    visits[place + 2] = (stays.enter[visit] ?? 0) | ((stays.leave[visit] ?? 0) << 16);
    visits[place + 3] = (stays.activity[visit] ?? 0) | (index << 8);
  }
  return {
    personStart,
    visits,
    containerStart,
    containerVisits: byContainer(visits, containerStart),
  };
}

function sumUp(counts: Uint32Array): void {
  for (let index = 1; index < counts.length; index++) {
    counts[index] = (counts[index] ?? 0) + (counts[index - 1] ?? 0);
  }
}

/** Visits of each container by time of entering, equal times by visit number. */
function byContainer(visits: Uint32Array, containerStart: Uint32Array): Uint32Array {
  const count = visits.length / wordsPerVisit;
  const next = containerStart.slice();
  const sorted = new Uint32Array(count);
  for (let visit = 0; visit < count; visit++) {
    const container = visits[visit * wordsPerVisit + 1] ?? 0;
    const place = next[container] ?? 0;
    sorted[place] = visit;
    next[container] = place + 1;
  }
  const enter = (visit: number) => (visits[visit * wordsPerVisit + 2] ?? 0) & 0xffff;
  for (let container = 0; container + 1 < containerStart.length; container++) {
    const list = sorted.subarray(containerStart[container], containerStart[container + 1]);
    if (list.length > 1) list.sort((a, b) => enter(a) - enter(b) || a - b);
  }
  return sorted;
}
