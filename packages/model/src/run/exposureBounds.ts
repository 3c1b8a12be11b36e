// How much an infectious person could infect at most in a day, per unit of infectiousness: one draw against it decides for most people that they
// infect nobody, without a look at where they are (14.3).
import { activities, type ContactSettings, code } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { exposureOf, guestsBit } from "../city/exposure.ts";

/** Sums of rounded numbers may come out a little too small. */
const roundingUp = 1 + 1e-5;

const knownIntensities = new WeakMap<ContactSettings, Float64Array>();

/** Contact intensity by activity, and behind it the same for stays in homes with guests, who bring the closeness of a visit. */
export function closestIntensities(contacts: ContactSettings): Float64Array {
  const before = knownIntensities.get(contacts);
  if (before) return before;
  const own = activities.map((activity) => contacts[activity].intensity);
  const withGuests = own.map((intensity, activity) =>
    activity === code.home || activity === code.quarantine_home
      ? Math.max(intensity, contacts.visit.intensity)
      : intensity,
  );
  const all = Float64Array.of(...own, ...withGuests);
  knownIntensities.set(contacts, all);
  return all;
}

/** Whether somebody comes for a visit, as a shift in closestIntensities. */
export function guestsShift(word: number): number {
  return (word & guestsBit) === 0 ? 0 : activities.length;
}

/** By template: by the very settings, and by their values, since every run brings settings of its own. */
interface KnownBounds {
  readonly bySettings: WeakMap<ContactSettings, Float32Array>;
  readonly byValues: Map<string, Float32Array>;
}
const known = new WeakMap<Template, KnownBounds>();

/** By person; made once per template and set of intensities. */
export function exposureBounds(
  { personCount }: City,
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
  const intensity = closestIntensities(contacts);
  const values = intensity.join();
  let bounds = ofTemplate.byValues.get(values);
  if (!bounds) {
    bounds = new Float32Array(personCount);
    const { visits, personStart } = template;
    for (let person = 0; person < personCount; person++) {
      let sum = 0;
      const last = personStart[person + 1] ?? 0;
      for (let visit = personStart[person] ?? 0; visit < last; visit++) {
        const word = visits[visit * 4 + 3] ?? 0;
        sum += exposureOf(word) * (intensity[(word & 0xff) + guestsShift(word)] ?? 0);
      }
      bounds[person] = sum * roundingUp;
    }
    ofTemplate.byValues.set(values, bounds);
  }
  ofTemplate.bySettings.set(contacts, bounds);
  return bounds;
}
