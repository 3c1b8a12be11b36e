// Visits by container: their order, how many people meet at most, what they mostly do, how many
// rooms that makes (model specification 2.2).
import { activities, activityCount, code, groupSizes } from "../../activities.ts";
import { type Template, wordsPerVisit } from "../city.ts";

/** A weekday stands for five days. */
const daysOfTemplate = [5, 1, 1] as const;
/** What a byte holds, and two. */
const mostSpaces = 255;
const mostPeople = 65_535;

export interface Occupancy {
  readonly maxPeople: Uint16Array;
  readonly activity: Uint8Array;
}

/** The same visits by container and time of entering. */
export function orderByContainer(
  visits: Uint32Array,
  personStart: Uint32Array,
  containerCount: number,
): Template {
  const count = visits.length / wordsPerVisit;
  const containerStart = new Uint32Array(containerCount + 1);
  for (let at = 1; at < visits.length; at += wordsPerVisit) {
    const container = visits[at] ?? 0;
    containerStart[container + 1] = (containerStart[container + 1] ?? 0) + 1;
  }
  for (let container = 0; container < containerCount; container++) {
    containerStart[container + 1] =
      (containerStart[container + 1] ?? 0) + (containerStart[container] ?? 0);
  }
  const containerVisits = new Uint32Array(count);
  // Starts serve as pens and are shifted back afterwards.
  for (let visit = 0; visit < count; visit++) {
    const container = visits[visit * wordsPerVisit + 1] ?? 0;
    const place = containerStart[container] ?? 0;
    containerVisits[place] = visit;
    containerStart[container] = place + 1;
  }
  containerStart.copyWithin(1, 0, containerCount);
  containerStart[0] = 0;
  for (let container = 0; container < containerCount; container++) {
    const from = containerStart[container] ?? 0;
    sortByEntering(visits, containerVisits, from, containerStart[container + 1] ?? 0);
  }
  return { personStart, visits, containerStart, containerVisits };
}

const twoTo32 = 4_294_967_296;
const fewVisits = 32;
const enters = new Uint16Array(fewVisits);
let keys = new Float64Array(256);
let leaves = new Uint16Array(256);

function sortByEntering(visits: Uint32Array, order: Uint32Array, from: number, to: number): void {
  const count = to - from;
  if (count <= fewVisits) {
    sortFew(visits, order, from, count);
    return;
  }
  if (count > keys.length) keys = new Float64Array(2 * count);
  for (let n = 0; n < count; n++) {
    const visit = order[from + n] ?? 0;
    // 16 bits of time and 32 of the number fit a double together.
    keys[n] = ((visits[visit * wordsPerVisit + 2] ?? 0) & 0xffff) * twoTo32 + visit;
  }
  keys.subarray(0, count).sort();
  for (let n = 0; n < count; n++) {
    const value = keys[n] ?? 0;
    order[from + n] = value - Math.floor(value / twoTo32) * twoTo32;
  }
}

/** Insertion sort: most containers are homes with a handful of visits. */
function sortFew(visits: Uint32Array, order: Uint32Array, from: number, count: number): void {
  for (let n = 0; n < count; n++) {
    const visit = order[from + n] ?? 0;
    const enter = (visits[visit * wordsPerVisit + 2] ?? 0) & 0xffff;
    let place = n;
    for (; place > 0 && (enters[place - 1] ?? 0) > enter; place--) {
      enters[place] = enters[place - 1] ?? 0;
      order[from + place] = order[from + place - 1] ?? 0;
    }
    enters[place] = enter;
    order[from + place] = visit;
  }
}

/** Most people at once; who leaves at a moment makes room for who enters then. */
function peakOf({ visits, containerStart, containerVisits }: Template, container: number): number {
  const from = containerStart[container] ?? 0;
  const count = (containerStart[container + 1] ?? 0) - from;
  if (count < 2) return count;
  if (count > leaves.length) leaves = new Uint16Array(2 * count);
  for (let n = 0; n < count; n++) {
    leaves[n] = (visits[(containerVisits[from + n] ?? 0) * wordsPerVisit + 2] ?? 0) >>> 16;
  }
  leaves.subarray(0, count).sort();
  let peak = 0;
  let gone = 0;
  for (let n = 0; n < count; n++) {
    const visit = containerVisits[from + n] ?? 0;
    const enter = (visits[visit * wordsPerVisit + 2] ?? 0) & 0xffff;
    while (gone < count && (leaves[gone] ?? 0) <= enter) gone++;
    peak = Math.max(peak, n + 1 - gone);
  }
  return peak;
}

/** Of containers that nobody visits: room for one, and the activity they were made for. */
export function measureOccupancy(
  templates: readonly Template[],
  containerCount: number,
  purpose: Uint8Array,
): Occupancy {
  const maxPeople = new Uint16Array(containerCount);
  const activity = new Uint8Array(containerCount);
  const frequency = new Uint32Array(activityCount);
  for (let container = 0; container < containerCount; container++) {
    frequency.fill(0);
    let most = 1;
    for (let number = 0; number < templates.length; number++) {
      const template = templates[number];
      if (template === undefined) continue;
      const { visits, containerStart, containerVisits } = template;
      const days = daysOfTemplate[number] ?? 1;
      const until = containerStart[container + 1] ?? 0;
      let isHome = true;
      let atMidnight = 0;
      for (let n = containerStart[container] ?? 0; n < until; n++) {
        const at = (containerVisits[n] ?? 0) * wordsPerVisit;
        const what = (visits[at + 3] ?? 0) & 0xff;
        frequency[what] = (frequency[what] ?? 0) + days;
        if (what !== code.home) isHome = false;
        if (((visits[at + 2] ?? 0) & 0xffff) === 0) atMidnight++;
      }
      // Homes without guests, which are most of all containers, are fullest at night.
      most = Math.max(most, isHome ? atMidnight : peakOf(template, container));
    }
    if (most > mostPeople) {
      throw new RangeError(
        `${most} people are in one place (number ${container}) at once; at most ${mostPeople} can be`,
      );
    }
    maxPeople[container] = most;
    let dominant = purpose[container] ?? code.home;
    for (let what = 0; what < activityCount; what++) {
      if ((frequency[what] ?? 0) > (frequency[dominant] ?? 0)) dominant = what;
    }
    activity[container] = dominant;
  }
  return { maxPeople, activity };
}

export function spacesOf(activity: number, maxPeople: number): number {
  const name = activities[activity];
  const size = name === undefined ? undefined : groupSizes[name];
  if (size === undefined) return 1;
  return Math.min(mostSpaces, Math.max(1, Math.round(maxPeople / size)));
}
