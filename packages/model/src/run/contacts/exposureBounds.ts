// How much an infectious person could infect at most in a stay and in a day, per unit of
// infectiousness: one draw against the bound of the day decides for most people that they infect
// nobody, without a look at where they are (model specification 14.3).
import { activities, type ContactSettings, code } from "../../activities.ts";
import type { City, Template } from "../../city/city.ts";
import { exposureOf, guestsBit, householdAmongGuests } from "../../city/schedule/exposure.ts";
import { isHomeActivity } from "./dayTables.ts";

/** Sums of rounded numbers may come out a little too small. */
const roundingUp = 1 + 1e-5;

/** Whether a stay, by its last word, is one at home where nobody comes who does not live there. */
export function isAmongHousehold(word: number): boolean {
  return (word & (0xff | guestsBit)) === code.home;
}

/**
 * By activity, and again where guests come: for the bound, everybody there is as close as in a
 * visit.
 */
export function closestIntensities(intensities: Float64Array): Float64Array {
  const closest = new Float64Array(2 * guestsBit);
  intensities.forEach((own, activity) => {
    const withGuest = Math.max(own, intensities[code.visit] ?? 0, intensities[code.work] ?? 0);
    closest[activity] = own;
    closest[guestsBit | activity] = isHomeActivity[activity] === 1 ? withGuest : own;
  });
  return closest;
}

/**
 * What the bound of a stay at home where guests come is to be multiplied with for a strain, so that
 * it also holds among the household.
 */
export function withGuestsFactor(closest: Float64Array, ofStrain: number): number {
  const among = [code.home, code.quarantine_home].map(
    (activity) => (closest[activity] ?? 0) / (closest[guestsBit | activity] || 1),
  );
  return Math.max(1, (Math.max(...among) * ofStrain) / householdAmongGuests);
}

/** Of the days of all people. */
export interface DayBounds {
  readonly whole: Float32Array;
  /** How much of it is away from home or with guests, in parts, rounded up; whether they come. */
  readonly away: Uint8Array;
}
const awayParts = 0x7f;
const guestsAtHome = 0x80;

/** By template: by identity of the settings, then by value, as every run has its own object. */
interface KnownBounds {
  readonly bySettings: WeakMap<ContactSettings, DayBounds>;
  readonly byValues: Map<string, DayBounds>;
}
const known = new WeakMap<Template, KnownBounds>();

/** Made once per template and set of intensities. */
export function exposureBounds(
  city: City,
  template: Template,
  contacts: ContactSettings,
): DayBounds {
  const ofTemplate: KnownBounds = known.get(template) ?? {
    bySettings: new WeakMap(),
    byValues: new Map(),
  };
  known.set(template, ofTemplate);
  const before = ofTemplate.bySettings.get(contacts);
  if (before) return before;
  const intensities = Float64Array.from(activities, (activity) => contacts[activity].intensity);
  const values = intensities.join();
  const bounds = ofTemplate.byValues.get(values) ?? makeBounds(city, template, intensities);
  ofTemplate.byValues.set(values, bounds);
  ofTemplate.bySettings.set(contacts, bounds);
  return bounds;
}

function makeBounds(city: City, template: Template, intensities: Float64Array): DayBounds {
  const whole = new Float32Array(city.personCount);
  const away = new Uint8Array(city.personCount);
  const { visits, personStart } = template;
  const closest = closestIntensities(intensities);
  for (let person = 0; person < city.personCount; person++) {
    let sum = 0;
    let awaySum = 0;
    let guests = 0;
    const last = personStart[person + 1] ?? 0;
    for (let visit = personStart[person] ?? 0; visit < last; visit++) {
      const word = visits[visit * 4 + 3] ?? 0;
      const bound = exposureOf(word) * (closest[word & (guestsBit | 0xff)] ?? 0);
      sum += bound;
      if (!isAmongHousehold(word)) awaySum += bound;
      if ((word & guestsBit) !== 0) guests = guestsAtHome;
    }
    whole[person] = sum * roundingUp;
    away[person] = guests | (sum > 0 ? Math.ceil((awaySum / sum) * awayParts) : 0);
  }
  return { whole, away };
}

/** With the corrections of a day and the largest susceptibility. */
export class BoundsToday {
  readonly #bounds: DayBounds;
  /** Factors on a bound, by what is known of its parts: away or with guests; the household. */
  readonly #away = new Float64Array(2 * guestsAtHome);
  readonly #atHome = new Float64Array(2 * guestsAtHome);

  constructor(bounds: DayBounds, corrections: Float64Array, susceptibility: number) {
    this.#bounds = bounds;
    const largest = (isHome: number) =>
      susceptibility *
      Math.max(...corrections.filter((_, activity) => isHomeActivity[activity] === isHome));
    const [away, atHome] = [largest(0), largest(1)];
    for (let part = 0; part <= awayParts; part++) {
      this.#away[part] = (part / awayParts) * away;
      this.#away[part | guestsAtHome] = (part / awayParts) * Math.max(away, atHome);
      const among = (1 - Math.max(0, part - 1) / awayParts) * atHome;
      this.#atHome[part] = among;
      this.#atHome[part | guestsAtHome] = among;
    }
  }

  /**
   * Of a person's day: factors for who is susceptible at home and the strain there, among the
   * household and where guests come.
   */
  of(person: number, household: number, withGuests: number, isAtHomeOnly: boolean): number {
    const { whole, away } = this.#bounds;
    const its = away[person] ?? 0;
    const among = (this.#atHome[its] ?? 0) * household;
    const hasGuests = (its & guestsAtHome) !== 0;
    if (isAtHomeOnly && !hasGuests) return (whole[person] ?? 0) * among;
    return (whole[person] ?? 0) * (among + (this.#away[its] ?? 0) * (hasGuests ? withGuests : 1));
  }
}
