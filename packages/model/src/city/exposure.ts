// How many others a stay could expose at most, in person-ticks per person of the container: ticks · stays of others / most people at once. Packed into the
// upper half of a visit's last word, rounded up, so that the contact loop needs nothing else to pass a stay by (14.3).
import { code } from "../activities.ts";
import { type Template, wordsPerVisit } from "./city.ts";

const mantissaBits = 11;
const largestMantissa = (1 << mantissaBits) - 1;
const exponentShift = 16 + mantissaBits;
/** In the last word of a visit at home: somebody comes for a visit that day. */
export const guestsBit = 0x8000;

/** Up to so many visits it is worth to look who is really there at the same time; beyond, all visits of the day count. */
const fewVisits = 16;
const scratch = new Uint32Array(fewVisits);

/** Visits of others who are in the container at the same time, where there are few visits; -1 where there are many. */
export function overlappingVisits(
  { visits, containerStart, containerVisits }: Template,
  visit: number,
  into: Uint32Array,
): number {
  const person = visits[visit * wordsPerVisit];
  const container = visits[visit * wordsPerVisit + 1] ?? 0;
  const times = visits[visit * wordsPerVisit + 2] ?? 0;
  const enter = times & 0xffff;
  const leave = times >>> 16;
  const first = containerStart[container] ?? 0;
  const last = containerStart[container + 1] ?? 0;
  if (last - first > fewVisits) return -1;
  let count = 0;
  for (let place = first; place < last; place++) {
    const other = containerVisits[place] ?? 0;
    if (visits[other * wordsPerVisit] === person) continue;
    const otherTimes = visits[other * wordsPerVisit + 2] ?? 0;
    if ((otherTimes & 0xffff) < leave && otherTimes >>> 16 > enter) into[count++] = other;
  }
  return count;
}

const powers = Float64Array.from({ length: 32 }, (_, exponent) => 2 ** exponent);

/** The smallest packed number that is not below a value, in its place within the word. */
export function packedExposure(value: number): number {
  let exponent = 0;
  let mantissa = Math.ceil(value);
  while (mantissa > largestMantissa) {
    exponent++;
    mantissa = Math.ceil(value / (powers[exponent] ?? 1));
  }
  return ((exponent << exponentShift) | (mantissa << 16)) >>> 0;
}

/** Of the last word of a visit. */
export function exposureOf(word: number): number {
  return ((word >>> 16) & largestMantissa) * (powers[word >>> exponentShift] ?? 0);
}

/** Fills in the exposure of all visits and marks stays in homes with guests. */
export function packExposures(
  templates: readonly Template[],
  containerCount: number,
  maxPeople: Uint16Array,
): void {
  for (const template of templates) {
    const { visits, containerStart } = template;
    const hasGuests = new Uint8Array(containerCount);
    for (let word = 0; word < visits.length; word += wordsPerVisit) {
      if (((visits[word + 3] ?? 0) & 0xff) === code.visit) hasGuests[visits[word + 1] ?? 0] = 1;
    }
    for (let word = 0; word < visits.length; word += wordsPerVisit) {
      const container = visits[word + 1] ?? 0;
      const times = visits[word + 2] ?? 0;
      const kind = (visits[word + 3] ?? 0) & 0x7fff;
      const ticks = (times >>> 16) - (times & 0xffff);
      const all = (containerStart[container + 1] ?? 0) - (containerStart[container] ?? 0);
      const few = overlappingVisits(template, word / wordsPerVisit, scratch);
      const others = few >= 0 ? few : all;
      const exposure = (ticks * others) / Math.max(1, maxPeople[container] ?? 1);
      const isHost = (kind & 0xff) === code.home && hasGuests[container] === 1;
      visits[word + 3] = (kind | (isHost ? guestsBit : 0) | packedExposure(exposure)) >>> 0;
    }
  }
}
