// How much of other people's time a stay shares, in ticks, per person of the container: what an
// infectious person could do there at most. Packed into the last word of a visit, rounded up, so
// that the contact loop needs nothing else to pass a stay by (model specification 14.3).
import { code } from "../../activities.ts";
import { type Template, wordsPerVisit } from "../city.ts";

/** In the last word of a stay at home: somebody comes that day who does not live there. */
export const guestsBit = 0x100;
const exposureShift = 9;
/** The rest of the word: rounding adds less than one part in 131,072. */
const mantissaBits = 18;
const largestMantissa = (1 << mantissaBits) - 1;
const exponentShift = exposureShift + mantissaBits;
/** Small numbers are kept to 1/16. */
const smallestPower = -4;

const powers = Float64Array.from({ length: 32 }, (_, step) => 2 ** (step + smallestPower));

/** The smallest packed number that is not below a value, in its place within the word. */
export function packedExposure(value: number): number {
  let step = 0;
  while (step < 31 && Math.ceil(value / (powers[step] ?? 1)) > largestMantissa) step++;
  const mantissa = Math.ceil(value / (powers[step] ?? 1));
  return ((step << exponentShift) | (mantissa << exposureShift)) >>> 0;
}

/** Of the last word of a visit. */
export function exposureOf(word: number): number {
  return ((word >>> exposureShift) & largestMantissa) * (powers[word >>> exponentShift] ?? 0);
}

/** Ticks that two stays have in common, from their packed times. */
export function jointTicks(times: number, otherTimes: number): number {
  const start = Math.max(times & 0xffff, otherTimes & 0xffff);
  return Math.max(0, Math.min(times >>> 16, otherTimes >>> 16) - start);
}

/** Fills in the exposure of all visits and marks stays in homes with guests. */
export function packExposures(
  templates: readonly Template[],
  containerCount: number,
  maxPeople: Uint16Array,
  home: Uint32Array,
): void {
  const crowd = new Crowd();
  for (const { visits, containerStart, containerVisits } of templates) {
    for (let container = 0; container < containerCount; container++) {
      const first = containerStart[container] ?? 0;
      const count = (containerStart[container + 1] ?? 0) - first;
      let hasGuests = false;
      crowd.begin(count);
      for (let place = 0; place < count; place++) {
        const word = (containerVisits[first + place] ?? 0) * wordsPerVisit;
        crowd.add(visits[word + 2] ?? 0);
        const livesHere = home[visits[word] ?? 0] === container;
        if (!livesHere || ((visits[word + 3] ?? 0) & 0xff) !== code.home) hasGuests = true;
      }
      crowd.end();
      const people = Math.max(1, maxPeople[container] ?? 1);
      for (let place = 0; place < count; place++) {
        const word = (containerVisits[first + place] ?? 0) * wordsPerVisit;
        const activity = (visits[word + 3] ?? 0) & 0xff;
        const isHost = hasGuests && activity === code.home;
        const exposure = packedExposure(crowd.shared(visits[word + 2] ?? 0) / people);
        visits[word + 3] = (activity | (isHost ? guestsBit : 0) | exposure) >>> 0;
      }
    }
  }
}

/** All stays of a day in one container. Nobody is there twice at the same time. */
class Crowd {
  #count = 0;
  /** In order, and what those before each place add up to. */
  #enters = new Uint16Array(1024);
  #leaves = new Uint16Array(1024);
  #entersBefore = new Float64Array(1025);
  #leavesBefore = new Float64Array(1025);

  begin(count: number): void {
    this.#count = 0;
    if (count <= this.#enters.length) return;
    this.#enters = new Uint16Array(2 * count);
    this.#leaves = new Uint16Array(2 * count);
    this.#entersBefore = new Float64Array(2 * count + 1);
    this.#leavesBefore = new Float64Array(2 * count + 1);
  }

  /** In the order of entering. */
  add(times: number): void {
    const leave = times >>> 16;
    const count = this.#count++;
    this.#enters[count] = times & 0xffff;
    let place = count;
    for (; place > 0 && (this.#leaves[place - 1] ?? 0) > leave; place--) {
      this.#leaves[place] = this.#leaves[place - 1] ?? 0;
    }
    this.#leaves[place] = leave;
  }

  /** After the last one has been added. */
  end(): void {
    for (let place = 0; place < this.#count; place++) {
      this.#entersBefore[place + 1] = (this.#entersBefore[place] ?? 0) + (this.#enters[place] ?? 0);
      this.#leavesBefore[place + 1] = (this.#leavesBefore[place] ?? 0) + (this.#leaves[place] ?? 0);
    }
  }

  /** Ticks that one of the stays has in common with all others. */
  shared(times: number): number {
    const enter = times & 0xffff;
    const leave = times >>> 16;
    return this.#spent(leave) - this.#spent(enter) - (leave - enter);
  }

  /** Ticks that all have spent there until a time. */
  #spent(time: number): number {
    const entered = this.#below(this.#enters, time);
    const left = this.#below(this.#leaves, time);
    const sinceEntering = entered * time - (this.#entersBefore[entered] ?? 0);
    const sinceLeaving = left * time - (this.#leavesBefore[left] ?? 0);
    return sinceEntering - sinceLeaving;
  }

  /** How many of the ordered times are earlier. */
  #below(ordered: Uint16Array, time: number): number {
    let from = 0;
    let to = this.#count;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((ordered[middle] ?? 0) < time) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
