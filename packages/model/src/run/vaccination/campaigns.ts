// Campaigns: who comes is decided at the start; who may not be vaccinated on the day is left out.
import type { City } from "../../city/city.ts";
import { bits, itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { VaccinationCampaign } from "../../settings.ts";
import { roundedByChance } from "../rounding.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";
import { sharesByAge } from "./firstDoses.ts";

export class Campaigns {
  readonly #city: City;
  readonly #state: RunState;
  readonly #campaigns: readonly VaccinationCampaign[];
  readonly #seed: number;
  /** Per campaign, for who is willing. */
  readonly #willingKeys: readonly number[];
  readonly #willingShares: readonly Float64Array[];
  /** Where each campaign with a daily limit goes on in the round of all people. */
  readonly #next: Uint32Array;
  /** Who comes on which day, per campaign without a limit; follows from the seed alone. */
  readonly #appointments: (Appointments | undefined)[] = [];

  constructor(
    memory: Memory,
    city: City,
    state: RunState,
    campaigns: readonly VaccinationCampaign[],
    seed: number,
  ) {
    this.#city = city;
    this.#state = state;
    this.#campaigns = campaigns;
    this.#seed = seed;
    this.#willingKeys = campaigns.map((_, index) => key(seed, stream.compliance, 1 + index));
    this.#willingShares = campaigns.map(({ compliance }) => sharesByAge(compliance));
    this.#next = memory.u32("campaign rounds", campaigns.length);
  }

  give(
    day: number,
    calendarDay: number,
    scale: number,
    isSusceptible: (person: number) => boolean,
    dose: (person: number, vaccine: number) => void,
  ): void {
    this.#campaigns.forEach((campaign, index) => {
      const since = calendarDay - campaign.from;
      if (since < 0 || since >= campaign.days) return;
      const comes = (person: number) =>
        isSusceptible(person) && this.#mayCome(campaign, index, person, day);
      if (campaign.dosesPerDay === Number.POSITIVE_INFINITY) {
        this.#spread(index, since, campaign.days, (person) => {
          if (comes(person)) dose(person, campaign.vaccine);
        });
      } else {
        this.#round(index, day, campaign.dosesPerDay * scale, comes, (person) =>
          dose(person, campaign.vaccine),
        );
      }
    });
  }

  /** Everybody has one day of the campaign, by chance. */
  #spread(index: number, since: number, days: number, visit: (person: number) => void): void {
    const dayKey = key(this.#seed, stream.vaccination, 4, index);
    const made = this.#appointments[index] ?? appointments(this.#city.personCount, days, dayKey);
    this.#appointments[index] = made;
    const { people, start } = made;
    const first = start[since] ?? 0;
    const end = start[since + 1] ?? 0;
    this.#state.records.touch(people, first, end);
    for (let place = first; place < end; place++) visit(people[place] ?? 0);
  }

  /** So many a day, going round and round; nobody is asked twice on one day. */
  #round(
    index: number,
    day: number,
    expected: number,
    comes: (person: number) => boolean,
    dose: (person: number) => void,
  ): void {
    const chance = uniform(key(this.#seed, stream.vaccination, 5, index), day);
    let left = roundedByChance(expected, chance);
    const count = this.#city.personCount;
    // A stride without a common divisor visits everybody once, neighbours far apart.
    const stride = strideFor(count);
    let place = this.#next[index] ?? 0;
    for (let asked = 0; asked < count && left > 0; asked++) {
      const person = (place * stride) % count;
      place = (place + 1) % count;
      if (!comes(person)) continue;
      dose(person);
      left--;
    }
    this.#next[index] = place;
  }

  #mayCome(campaign: VaccinationCampaign, index: number, person: number, day: number): boolean {
    const { doses, lastDoseDay, lastInfectionDay, infections } = this.#state;
    const number = doses.get(person);
    if (number < campaign.minimumDoses) return false;
    if (number > 0 && day - lastDoseDay.get(person) < campaign.minimumDaysSinceDose) {
      return false;
    }
    const wasInfected = infections.get(person) > 0;
    const sinceInfection = day - lastInfectionDay.get(person);
    if (wasInfected && sinceInfection < campaign.minimumDaysSinceInfection) return false;
    const share = this.#willingShares[index]?.[this.#city.age[person] ?? 0] ?? 0;
    return uniform(itemKey(this.#willingKeys[index] ?? 0, person), 0) < share;
  }
}

/** People by day of a campaign, then by number; day d from start[d] to start[d + 1]. */
interface Appointments {
  readonly people: Uint32Array;
  readonly start: Uint32Array;
}

/** No run is as long; whoever comes later does not come. */
const never = 0xffff;

function appointments(count: number, days: number, dayKey: number): Appointments {
  const end = Math.min(days, never + 1);
  const dayOf = new Uint16Array(count);
  const start = new Uint32Array(end + 1);
  for (let person = 0; person < count; person++) {
    const its = Math.floor((bits(itemKey(dayKey, person), 0) >>> 0) * 2 ** -32 * days);
    const day = Math.min(its, never);
    dayOf[person] = day;
    start[day + 1] = (start[day + 1] ?? 0) + 1;
  }
  for (let day = 0; day < end; day++) start[day + 1] = (start[day + 1] ?? 0) + (start[day] ?? 0);
  const people = new Uint32Array(count);
  const next = start.slice();
  for (let person = 0; person < count; person++) {
    const day = dayOf[person] ?? 0;
    const place = next[day] ?? 0;
    people[place] = person;
    next[day] = place + 1;
  }
  return { people, start };
}

/** A number near the golden section of a count that has no divisor in common with it. */
function strideFor(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divisor(stride, count) !== 1) stride++;
  return stride;
}
