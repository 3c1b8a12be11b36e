// Tests before activities, and what follows from them (6.5). Infectious people are tested one by one; of all others only those whose
// test is wrongly positive are looked for, by jumps over the population (14.6).
import { activityCode, activityCount } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { ln } from "../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";
import type { TestKind, TestSettings } from "../settings.ts";
import { activityMasks, largestOf } from "./activityMasks.ts";
import { byDay } from "./byDay.ts";
import type { GrowingLog } from "./infectionLog.ts";
import type { Participation } from "./participation.ts";
import type { People } from "./people.ts";
import type { Quarantine } from "./quarantine.ts";
import type { RunState } from "./state.ts";
import { quarantine, status } from "./status.ts";

/** People by whom the number of tests of a day is estimated. */
const surveySize = 200;
/** Days after which nobody is still infected without being contagious. */
const longestLatency = 40;
/** Days from which an infection is found. */
const detectableAfter = 2;
const kinds = ["rapid", "pcr"] as const;
type Kind = (typeof kinds)[number];

/** Draws of a person's day. */
const draw = { survey: 0, rapid: 1, pcr: 3 } as const;

export interface TestDay {
  readonly template: Template;
  readonly participation: Participation;
  readonly people: People;
  /** Counted from 1; and 0 Sunday … 6 Saturday. */
  readonly day: number;
  readonly weekday: number;
  readonly log: GrowingLog;
}

/** Rates of a day by activity code. */
interface Rates {
  readonly withoutPass: Float64Array;
  readonly withPass: Float64Array;
  /** The higher of the two, and the highest of all. */
  readonly either: Float64Array;
  readonly highest: number;
}

export class Testing {
  readonly #city: City;
  readonly #state: RunState;
  readonly #settings: TestSettings;
  readonly #quarantine: Quarantine;
  readonly #seed: number;
  readonly #householdKey: number;
  /** Nobody before this entry of the log is still on the way to being contagious. */
  #firstLatent = 0;

  constructor(
    city: City,
    state: RunState,
    settings: TestSettings,
    quarantines: Quarantine,
    seed: number,
  ) {
    this.#city = city;
    this.#state = state;
    this.#settings = settings;
    this.#quarantine = quarantines;
    this.#seed = seed;
    this.#householdKey = key(seed, stream.compliance, 1000);
  }

  /** Tests everybody who is due; the number of tests, estimated. */
  run(testDay: TestDay): number {
    const { day, weekday } = testDay;
    const isFixedDay = weekday === 1 || weekday === 4;
    if (this.#settings.strategy === "fixedDays" && !isFixedDay) return 0;
    let tests = 0;
    for (const kind of kinds) {
      const rates = this.#ratesOn(kind, day);
      const { highest } = rates;
      // Contacts who may go out are tested whatever the rates are.
      if (highest === 0 && kind === "pcr") continue;
      const expected = highest === 0 ? 0 : this.#survey(testDay, kind, rates);
      const capacity = this.#settings[kind].capacity * this.#city.sample;
      const scale = expected > capacity ? capacity / expected : 1;
      tests += expected * scale;
      this.#testInfectious(testDay, kind, rates, scale);
      if (highest > 0) this.#falseAlarms(testDay, kind, rates, scale);
    }
    return tests;
  }

  #ratesOn(kind: Kind, day: number): Rates {
    const withoutPass = new Float64Array(activityCount);
    const withPass = new Float64Array(activityCount);
    for (const rates of this.#settings.rates) {
      if (rates.kind !== kind) continue;
      for (const activity of rates.activities) {
        const place = activityCode(activity);
        withoutPass[place] = Math.max(withoutPass[place] ?? 0, byDay(rates.withoutPass, day));
        withPass[place] = Math.max(withPass[place] ?? 0, byDay(rates.withPass, day));
      }
    }
    const either = withoutPass.map((rate, place) => Math.max(rate, withPass[place] ?? 0));
    return { withoutPass, withPass, either, highest: Math.max(...either) };
  }

  /** The highest rate of what a person does today; 0 where it is not above `least`. */
  #rateOf(
    person: number,
    { template, participation, people, day }: TestDay,
    rates: Rates,
    least = 0,
  ): number {
    const { householdCompliance, strategy } = this.#settings;
    if (householdCompliance < 1) {
      const home = this.#city.home[person] ?? 0;
      if (uniform(itemKey(this.#householdKey, home), 0) >= householdCompliance) return 0;
    }
    const byActivity = people.hasPass(person, day) ? rates.withPass : rates.withoutPass;
    const planned = strategy === "fixedDays" ? -1 : (activityMasks(template)[person] ?? 0);
    const most = largestOf(byActivity, planned);
    if (!(most > least)) return 0;
    if (participation.isEverythingOpen) return most;
    if (strategy === "fixedDays") return Math.max(...byActivity);
    let rate = least;
    const last = template.personStart[person + 1] ?? 0;
    for (let visit = template.personStart[person] ?? 0; visit < last && rate < most; visit++) {
      const ofVisit = byActivity[(template.visits[visit * 4 + 3] ?? 0) & 0xff] ?? 0;
      if (ofVisit > rate && participation.takesPlace(visit)) rate = ofVisit;
    }
    return rate > least ? rate : 0;
  }

  /** No rate of a person is higher, with or without a pass. */
  #mostOf(person: number, masks: Uint32Array, { either }: Rates): number {
    return largestOf(either, this.#settings.strategy === "fixedDays" ? -1 : (masks[person] ?? 0));
  }

  #isAbout(person: number): boolean {
    const present = this.#state.quarantine[person] ?? quarantine.none;
    return present === quarantine.none || present === quarantine.testing;
  }

  /** Number of tests of a day, from people chosen by chance. */
  #survey(testDay: TestDay, kind: Kind, rates: Rates): number {
    const { personCount } = this.#city;
    const size = Math.min(surveySize, personCount);
    const surveyKey = key(this.#seed, stream.test, testDay.day, kind === "rapid" ? 0 : 1);
    let sum = 0;
    for (let asked = 0; asked < size; asked++) {
      // One of each part of the city, which says more than as many from anywhere.
      const person = Math.floor(((asked + uniform(surveyKey, asked)) / size) * personCount);
      if (this.#isAbout(person)) sum += this.#rateOf(person, testDay, rates);
    }
    return (sum * personCount) / size;
  }

  #testInfectious(testDay: TestDay, kind: Kind, rates: Rates, scale: number): void {
    const masks = activityMasks(testDay.template);
    const { infectious } = this.#state;
    const dayKey = key(this.#seed, stream.test, testDay.day);
    // Going home does not change the list.
    for (let place = 0; place < this.#state.infectiousCount; place++) {
      this.#testPerson(infectious[place] ?? 0, testDay, kind, rates, scale, masks, dayKey);
    }
    if (kind !== "pcr") return;
    // Not contagious yet, but found by a PCR test: the last entries of the log, where that takes longer than a day.
    const { log, day } = testDay;
    const { person: people, day: days } = log.columns;
    const isLatent = (person: number) => this.#state.status[person] === status.infected;
    while (this.#firstLatent < log.count && !isLatent(people[this.#firstLatent] ?? 0))
      this.#firstLatent++;
    for (let entry = log.count - 1; entry >= this.#firstLatent; entry--) {
      if (day - (days[entry] ?? 0) > longestLatency) break;
      const person = people[entry] ?? 0;
      if (isLatent(person)) this.#testPerson(person, testDay, kind, rates, scale, masks, dayKey);
    }
  }

  #testPerson(
    person: number,
    testDay: TestDay,
    kind: Kind,
    rates: Rates,
    scale: number,
    masks: Uint32Array,
    dayKey: number,
  ): void {
    if (!this.#isAbout(person)) return;
    const isContact = this.#state.quarantine[person] === quarantine.testing && kind === "rapid";
    const personKey = itemKey(dayKey, person);
    const chance = uniform(personKey, draw[kind]);
    // Most are not tested whatever they do today.
    if (!isContact && chance >= rates.highest * scale) return;
    if (!isContact && chance >= this.#mostOf(person, masks, rates) * scale) return;
    if (!isContact && chance >= this.#rateOf(person, testDay, rates) * scale) return;
    const positive = this.#isFound(person, kind, testDay.day)
      ? 1 - byDay(this.#settings[kind].falseNegative, testDay.day)
      : this.#settings[kind].falsePositive;
    if (uniform(personKey, draw[kind] + 1) < positive) this.#sendHome(person, testDay.day);
  }

  /** Rapid tests find people who have been contagious for two days or have symptoms, PCR tests everybody infected for two days. */
  #isFound(person: number, kind: Kind, day: number): boolean {
    if (this.#state.status[person] === status.symptoms) return true;
    const since =
      kind === "rapid"
        ? this.#state.statusDay.get(person)
        : this.#state.lastInfectionDay.get(person);
    return day - since >= detectableAfter;
  }

  #falseAlarms(testDay: TestDay, kind: Kind, rates: Rates, scale: number): void {
    const { highest } = rates;
    const { falsePositive }: TestKind = this.#settings[kind];
    const most = highest * scale * falsePositive;
    if (!(most > 0)) return;
    const alarmKey = key(this.#seed, stream.test, testDay.day, kind === "rapid" ? 2 : 3);
    const jump = 1 / ln(1 - Math.min(most, 0.999));
    let chance = 0;
    const step = () => Math.floor(ln(uniform(alarmKey, chance++)) * jump);
    const masks = activityMasks(testDay.template);
    for (let person = step(); person < this.#city.personCount; person += 1 + step()) {
      if (this.#state.status[person] !== status.susceptible || !this.#isAbout(person)) continue;
      const drawn = uniform(alarmKey, chance++) * highest;
      if (drawn >= this.#mostOf(person, masks, rates)) continue;
      if (this.#rateOf(person, testDay, rates, drawn) > 0) this.#sendHome(person, testDay.day);
    }
  }

  #sendHome(person: number, day: number): void {
    this.#quarantine.sendHome(person, quarantine.atHome, day, true);
  }
}
