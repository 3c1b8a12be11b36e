// How much of other people's time a stay shares, in ticks, per person of the container, each
// weighted by how susceptible people of that age are: what an infectious person could do there at
// most. Packed into the last word of a visit, rounded up, so that the contact loop needs nothing
// else to pass a stay by (model specification 14.3).
import { code } from "../../activities.ts";
import { ageCount, stepsOfAge, susceptibilityStep } from "../../disease/age.ts";
import { type Template, wordsPerVisit } from "../city.ts";

/** In the last word of a stay at home: somebody comes that day who does not live there. */
export const guestsBit = 0x100;
/** Susceptibility of the person whose stay it is, in steps. */
const stepsShift = 9;
const stepsMask = 0xf;
const exposureShift = 13;
/** The rest of the word: rounding adds less than one part in 16,384. */
const mantissaBits = 15;
const largestMantissa = (1 << mantissaBits) - 1;
const exponentShift = exposureShift + mantissaBits;
const largestExponent = 15;
/** Small numbers are kept to 1/16. */
const smallestPower = -4;
/**
 * Where guests come, people of one household count so little in the exposure of each other: they
 * are much less close than guests (activities.ts).
 */
export const householdAmongGuests = 1 / 32;

const powers = Float64Array.from(
  { length: largestExponent + 1 },
  (_, step) => 2 ** (step + smallestPower),
);

/** The smallest packed number that is not below a value, in its place within the word. */
export function packedExposure(value: number): number {
  let step = 0;
  while (step < largestExponent && Math.ceil(value / (powers[step] ?? 1)) > largestMantissa) step++;
  const mantissa = Math.ceil(value / (powers[step] ?? 1));
  return ((step << exponentShift) | (mantissa << exposureShift)) >>> 0;
}

/** Of the last word of a visit. */
export function exposureOf(word: number): number {
  return ((word >>> exposureShift) & largestMantissa) * (powers[word >>> exponentShift] ?? 0);
}

/** Steps of susceptibility of who stays, from the last word of a visit. */
export function stepsOf(word: number): number {
  return (word >>> stepsShift) & stepsMask;
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
  age: Uint8Array,
): void {
  const atHome = new Crowd();
  const others = new Crowd();
  for (const { visits, containerStart, containerVisits } of templates) {
    for (let container = 0; container < containerCount; container++) {
      const first = containerStart[container] ?? 0;
      const count = (containerStart[container + 1] ?? 0) - first;
      let hasGuests = false;
      atHome.begin(count);
      others.begin(count);
      for (let place = 0; place < count; place++) {
        const word = (containerVisits[first + place] ?? 0) * wordsPerVisit;
        const person = visits[word] ?? 0;
        const isAtHome = ((visits[word + 3] ?? 0) & 0xff) === code.home;
        const steps = stepsOfAge[Math.min(age[person] ?? 0, ageCount - 1)] ?? 0;
        (isAtHome ? atHome : others).add(visits[word + 2] ?? 0, steps);
        if (!isAtHome || home[person] !== container) hasGuests = true;
      }
      atHome.end();
      others.end();
      const perPerson = susceptibilityStep / Math.max(1, maxPeople[container] ?? 1);
      for (let place = 0; place < count; place++) {
        const word = (containerVisits[first + place] ?? 0) * wordsPerVisit;
        const times = visits[word + 2] ?? 0;
        const activity = (visits[word + 3] ?? 0) & 0xff;
        const steps = stepsOfAge[Math.min(age[visits[word] ?? 0] ?? 0, ageCount - 1)] ?? 0;
        const isAtHome = activity === code.home;
        const isHost = hasGuests && isAtHome;
        const own = steps * ((times >>> 16) - (times & 0xffff));
        const together = atHome.shared(times) - (isAtHome ? own : 0);
        const elsewhere = others.shared(times) - (isAtHome ? 0 : own);
        const shared = together * (isHost ? householdAmongGuests : 1) + elsewhere;
        const exposure = packedExposure(shared * perPerson);
        visits[word + 3] =
          (activity | (isHost ? guestsBit : 0) | (steps << stepsShift) | exposure) >>> 0;
      }
    }
  }
}

/** Stays of a day in one container, weighted by steps. Nobody is there twice at the same time. */
class Crowd {
  #count = 0;
  /** In order, with the steps of each; and what those before each place add up to. */
  #enters = new Uint16Array(1024);
  #leaves = new Uint16Array(1024);
  #entering = new Uint8Array(1024);
  #leaving = new Uint8Array(1024);
  #entered: Sums = sums(1025);
  #left: Sums = sums(1025);

  begin(count: number): void {
    this.#count = 0;
    if (count <= this.#enters.length) return;
    this.#enters = new Uint16Array(2 * count);
    this.#leaves = new Uint16Array(2 * count);
    this.#entering = new Uint8Array(2 * count);
    this.#leaving = new Uint8Array(2 * count);
    this.#entered = sums(2 * count + 1);
    this.#left = sums(2 * count + 1);
  }

  /** In the order of entering. */
  add(times: number, steps: number): void {
    const leave = times >>> 16;
    const count = this.#count++;
    this.#enters[count] = times & 0xffff;
    this.#entering[count] = steps;
    let place = count;
    for (; place > 0 && (this.#leaves[place - 1] ?? 0) > leave; place--) {
      this.#leaves[place] = this.#leaves[place - 1] ?? 0;
      this.#leaving[place] = this.#leaving[place - 1] ?? 0;
    }
    this.#leaves[place] = leave;
    this.#leaving[place] = steps;
  }

  /** After the last one has been added. */
  end(): void {
    addUp(this.#enters, this.#entering, this.#count, this.#entered);
    addUp(this.#leaves, this.#leaving, this.#count, this.#left);
  }

  /** Ticks that all stays have in common with one, times their steps; itself included. */
  shared(times: number): number {
    return this.#count === 0 ? 0 : this.#spent(times >>> 16) - this.#spent(times & 0xffff);
  }

  /** Ticks that all have spent there until a time, times their steps. */
  #spent(time: number): number {
    const entered = this.#below(this.#enters, time);
    const left = this.#below(this.#leaves, time);
    return sumUntil(this.#entered, entered, time) - sumUntil(this.#left, left, time);
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

/** Of the first ones of a list: steps, and steps times time. */
interface Sums {
  readonly steps: Float64Array;
  readonly times: Float64Array;
}

function sums(length: number): Sums {
  return { steps: new Float64Array(length), times: new Float64Array(length) };
}

function addUp(times: Uint16Array, steps: Uint8Array, count: number, into: Sums): void {
  for (let place = 0; place < count; place++) {
    const its = steps[place] ?? 0;
    into.steps[place + 1] = (into.steps[place] ?? 0) + its;
    into.times[place + 1] = (into.times[place] ?? 0) + its * (times[place] ?? 0);
  }
}

function sumUntil(of: Sums, count: number, time: number): number {
  return (of.steps[count] ?? 0) * time - (of.times[count] ?? 0);
}
