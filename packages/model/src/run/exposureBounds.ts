// How much an infectious person could infect at most in a stay and in a day, per unit of infectiousness: one draw against the bound of the day decides
// for most people that they infect nobody, without a look at where they are (14.3).
import { activities, type ContactSettings, code } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { exposureOf, guestsBit, jointTicks } from "../city/exposure.ts";
import { isHomeActivity } from "./dayTables.ts";

/** Sums of rounded numbers may come out a little too small. */
const roundingUp = 1 + 1e-5;

/** Bound for a pair: guests bring the closeness of a visit into a home. */
export function closestIntensity(
  intensities: Float64Array,
  activity: number,
  isWithGuest: boolean,
): number {
  const own = intensities[activity] ?? 0;
  const isHost = isWithGuest && isHomeActivity[activity] === 1;
  return isHost ? Math.max(own, intensities[code.visit] ?? 0) : own;
}

/** Of a visit by its number and last word, as an activity; by the intensities of all activities. */
export function stayBound(
  { maxPeople }: City,
  template: Template,
  visit: number,
  word: number,
  activity: number,
  intensities: Float64Array,
): number {
  const intensity = intensities[activity] ?? 0;
  const exposure = exposureOf(word) * intensity;
  if ((word & guestsBit) === 0) return exposure;
  const closer = closestIntensity(intensities, activity, true) - intensity;
  const { visits, containerStart, containerVisits } = template;
  const times = visits[visit * 4 + 2] ?? 0;
  const container = visits[visit * 4 + 1] ?? 0;
  const last = containerStart[container + 1] ?? 0;
  let ticks = 0;
  for (let place = containerStart[container] ?? 0; place < last; place++) {
    const other = containerVisits[place] ?? 0;
    if (((visits[other * 4 + 3] ?? 0) & 0xff) !== code.visit) continue;
    ticks += jointTicks(times, visits[other * 4 + 2] ?? 0);
  }
  return exposure + (closer * ticks) / Math.max(1, maxPeople[container] ?? 1);
}

/** By template: by the very settings, and by their values, since every run brings settings of its own. */
interface KnownBounds {
  readonly bySettings: WeakMap<ContactSettings, Float32Array>;
  readonly byValues: Map<string, Float32Array>;
}
const known = new WeakMap<Template, KnownBounds>();

/** Of the day of every person; made once per template and set of intensities. */
export function exposureBounds(
  city: City,
  template: Template,
  contacts: ContactSettings,
): Float32Array {
  const ofTemplate: KnownBounds = known.get(template) ?? {
    bySettings: new WeakMap(),
    byValues: new Map(),
  };
  known.set(template, ofTemplate);
  const before = ofTemplate.bySettings.get(contacts);
  if (before) return before;
  const intensities = Float64Array.from(activities, (activity) => contacts[activity].intensity);
  const values = intensities.join();
  let bounds = ofTemplate.byValues.get(values);
  if (!bounds) {
    bounds = new Float32Array(city.personCount);
    const { visits, personStart } = template;
    for (let person = 0; person < city.personCount; person++) {
      let sum = 0;
      const last = personStart[person + 1] ?? 0;
      for (let visit = personStart[person] ?? 0; visit < last; visit++) {
        const word = visits[visit * 4 + 3] ?? 0;
        sum += stayBound(city, template, visit, word, word & 0xff, intensities);
      }
      bounds[person] = sum * roundingUp;
    }
    ofTemplate.byValues.set(values, bounds);
  }
  ofTemplate.bySettings.set(contacts, bounds);
  return bounds;
}
