// Tests before activities, and what follows from them (model specification 6.5). Infectious people
// are tested one by one; of all others only those whose test is wrongly positive are looked for, by
// jumps over all who plan the same activities (model specification 14.6).
import { activityCode, activityCount } from "../../activities.ts";
import type { City, Template } from "../../city/city.ts";
import { ln } from "../../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ByDay, TestKind, TestSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import type { Participation } from "../contacts/participation.ts";
import type { People } from "../contacts/people.ts";
import { largestByClass, type PlanClasses, planClasses } from "../contacts/planClasses.ts";
import { quarantine, status } from "../disease/status.ts";
import type { GrowingLog } from "../results/infectionLog.ts";
import type { RunState } from "../state/state.ts";
import type { Quarantine } from "./quarantine.ts";

/** People by whom the number of tests of a day is estimated. */
const surveySize = 100;
/** People who are looked at in one go, and the rates above which they are tested. */
const batchSize = 512;
const batch = new Uint32Array(batchSize);
const thresholds = new Float64Array(batchSize);
/** Days after which nobody is still infected without being contagious. */
const longestLatency = 40;
/** Days from which an infection is found. */
const detectableAfter = 2;
const kinds = ["rapid", "pcr"] as const;
type Kind = (typeof kinds)[number];

/** Draws of a person's day: for the test, then for its result. */
const draw = { rapid: 1, pcr: 3 } as const;

export interface TestDay {
  readonly template: Template;
  readonly participation: Participation;
  readonly people: People;
  /** Counted from 1; and 0 Sunday … 6 Saturday. */
  readonly day: number;
  readonly weekday: number;
  readonly log: GrowingLog;
}

/** Rates of a day by activity code, and the highest that people with the same plans may have. */
interface Rates {
  readonly classes: PlanClasses;
  readonly withoutPass: ByActivity;
  readonly withPass: ByActivity;
  /** Whether a pass makes a difference. */
  readonly asksForPass: boolean;
  /** With or without a pass: by class, and of all. */
  readonly most: Float64Array;
  readonly highest: number;
}

interface ByActivity {
  readonly rates: Float64Array;
  readonly most: Float64Array;
}

interface KnownRates extends Rates {
  readonly values: readonly number[];
}

/** Rates of some activities, by their codes. */
interface Series {
  readonly activities: readonly number[];
  readonly isWithPass: boolean;
  readonly rates: ByDay;
}

function seriesOf({ rates }: TestSettings, kind: Kind): readonly Series[] {
  return rates
    .filter((rate) => rate.kind === kind)
    .flatMap(({ activities, withoutPass, withPass }) => {
      const codes = activities.map(activityCode);
      return [
        { activities: codes, isWithPass: false, rates: withoutPass },
        { activities: codes, isWithPass: true, rates: withPass },
      ];
    });
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
  readonly #series: Record<Kind, readonly Series[]>;
  /** Rates of earlier days with the values they come from: they stay the same for months. */
  readonly #known = new WeakMap<Template, Record<Kind, KnownRates | undefined>>();
  /** Written so that memory is really read in advance. */
  touched = 0;

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
    this.#series = { rapid: seriesOf(settings, "rapid"), pcr: seriesOf(settings, "pcr") };
  }

  /** Tests everybody who is due; the number of tests, estimated. */
  run(testDay: TestDay): number {
    const { weekday } = testDay;
    const isFixedDay = weekday === 1 || weekday === 4;
    if (this.#settings.strategy === "fixedDays" && !isFixedDay) return 0;
    let tests = 0;
    for (const kind of kinds) {
      const rates = this.#ratesOn(kind, testDay);
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

  #ratesOn(kind: Kind, { day, template }: TestDay): Rates {
    const known = this.#known.get(template) ?? { rapid: undefined, pcr: undefined };
    this.#known.set(template, known);
    const series = this.#series[kind];
    const values = series.map(({ rates }) => byDay(rates, day));
    const before = known[kind];
    if (before && values.every((value, place) => value === before.values[place])) return before;
    const withoutPass = new Float64Array(activityCount);
    const withPass = new Float64Array(activityCount);
    series.forEach(({ activities, isWithPass }, place) => {
      const rates = isWithPass ? withPass : withoutPass;
      for (const activity of activities) {
        rates[activity] = Math.max(rates[activity] ?? 0, values[place] ?? 0);
      }
    });
    const made = { values, ...this.#byClass(planClasses(template), withoutPass, withPass) };
    known[kind] = made;
    return made;
  }

  #byClass(classes: PlanClasses, withoutPass: Float64Array, withPass: Float64Array): Rates {
    // On fixed days people are tested whatever they plan.
    const mostOf = (rates: Float64Array) =>
      this.#settings.strategy === "fixedDays"
        ? new Float64Array(classes.activities.length).fill(Math.max(...rates))
        : largestByClass(classes, rates);
    const without = { rates: withoutPass, most: mostOf(withoutPass) };
    const asksForPass = withPass.some((rate, place) => rate !== withoutPass[place]);
    const passed = asksForPass ? { rates: withPass, most: mostOf(withPass) } : without;
    const most = without.most.map((rate, place) => Math.max(rate, passed.most[place] ?? 0));
    const highest = Math.max(...withoutPass, ...withPass);
    return { classes, withoutPass: without, withPass: passed, asksForPass, most, highest };
  }

  /** Loads the people of a batch into the cache; the sums prevent dead-code elimination. */
  #touch(count: number, { template }: TestDay): void {
    const { personStart, visits } = template;
    this.#state.records.touch(batch, 0, count);
    let sum = 0;
    for (let place = 0; place < count; place++) {
      sum ^= visits[(personStart[batch[place] ?? 0] ?? 0) * 4] ?? 0;
    }
    this.touched = sum;
  }

  /** Of a batch, keeps people whose rate of the day is above their thresholds; how many. */
  #keepTested(count: number, testDay: TestDay, rates: Rates): number {
    this.#touch(count, testDay);
    let testedCount = 0;
    for (let place = 0; place < count; place++) {
      const person = batch[place] ?? 0;
      if (this.#rateOf(person, testDay, rates, thresholds[place] ?? 0) > 0)
        batch[testedCount++] = person;
    }
    return testedCount;
  }

  /** The highest rate of what a person does today; 0 where it is not above `least`. */
  #rateOf(
    person: number,
    { template, participation, people, day }: TestDay,
    rates: Rates,
    least: number,
  ): number {
    const { householdCompliance, strategy } = this.#settings;
    if (householdCompliance < 1) {
      const home = this.#city.home[person] ?? 0;
      if (uniform(itemKey(this.#householdKey, home), 0) >= householdCompliance) return 0;
    }
    const hasPass = rates.asksForPass && people.hasPass(person, day);
    const its = hasPass ? rates.withPass : rates.withoutPass;
    const most = its.most[rates.classes.classOf[person] ?? 0] ?? 0;
    if (!(most > least)) return 0;
    if (strategy === "fixedDays" || participation.isEverythingOpen) return most;
    let rate = least;
    const last = template.personStart[person + 1] ?? 0;
    for (let visit = template.personStart[person] ?? 0; visit < last && rate < most; visit++) {
      const ofVisit = its.rates[(template.visits[visit * 4 + 3] ?? 0) & 0xff] ?? 0;
      if (ofVisit > rate && participation.takesPlace(visit)) rate = ofVisit;
    }
    return rate > least ? rate : 0;
  }

  #isAbout(person: number): boolean {
    const present = this.#state.quarantine[person] ?? quarantine.none;
    return present === quarantine.none || present === quarantine.testing;
  }

  /** Number of tests of a day, from some of the people who may be tested. */
  #survey(testDay: TestDay, kind: Kind, rates: Rates): number {
    const { people, start } = rates.classes;
    const { most } = rates;
    let all = 0;
    for (let itsClass = 0; itsClass < most.length; itsClass++) {
      if ((most[itsClass] ?? 0) > 0) all += (start[itsClass + 1] ?? 0) - (start[itsClass] ?? 0);
    }
    const size = Math.min(surveySize, all);
    const surveyKey = key(this.#seed, stream.test, testDay.day, kind === "rapid" ? 0 : 1);
    let itsClass = -1;
    let before = 0;
    let end = 0;
    for (let place = 0; place < size; place++) {
      // One of each part of all, class after class, which says more than as many from anywhere.
      const chosen = Math.floor(((place + uniform(surveyKey, place)) / size) * all);
      while (chosen >= end) {
        itsClass++;
        if (!((most[itsClass] ?? 0) > 0)) continue;
        before = end;
        end += (start[itsClass + 1] ?? 0) - (start[itsClass] ?? 0);
      }
      batch[place] = people[(start[itsClass] ?? 0) + chosen - before] ?? 0;
    }
    this.#touch(size, testDay);
    let sum = 0;
    for (let place = 0; place < size; place++) {
      const person = batch[place] ?? 0;
      if (this.#isAbout(person)) sum += this.#rateOf(person, testDay, rates, 0);
    }
    return size === 0 ? 0 : (sum * all) / size;
  }

  #testInfectious(testDay: TestDay, kind: Kind, rates: Rates, scale: number): void {
    const { infectious } = this.#state;
    // Going home does not change the list.
    this.#testPeople(infectious, this.#state.infectiousCount, testDay, kind, rates, scale);
    if (kind !== "pcr") return;
    // Not contagious yet, but found by a PCR test: the last entries of the log.
    const { log, day } = testDay;
    const { person: people, day: days } = log.columns;
    const isLatent = (person: number) => this.#state.status[person] === status.infected;
    while (this.#firstLatent < log.count && !isLatent(people[this.#firstLatent] ?? 0))
      this.#firstLatent++;
    const latent: number[] = [];
    for (let entry = log.count - 1; entry >= this.#firstLatent; entry--) {
      if (day - (days[entry] ?? 0) > longestLatency) break;
      const person = people[entry] ?? 0;
      if (isLatent(person)) latent.push(person);
    }
    this.#testPeople(Uint32Array.from(latent), latent.length, testDay, kind, rates, scale);
  }

  /** People who are infected, one by one. */
  #testPeople(
    people: Uint32Array,
    count: number,
    testDay: TestDay,
    kind: Kind,
    rates: Rates,
    scale: number,
  ): void {
    const { quarantine: present } = this.#state;
    const { classOf } = rates.classes;
    const { most } = rates;
    const isRapid = kind === "rapid";
    const dayKey = key(this.#seed, stream.test, testDay.day);
    const purpose = draw[kind];
    for (let first = 0; first < count; first += batchSize) {
      const end = Math.min(count, first + batchSize);
      let asked = 0;
      for (let place = first; place < end; place++) {
        const person = people[place] ?? 0;
        if (isRapid && present[person] === quarantine.testing) {
          this.#findOut(person, dayKey, kind, testDay.day);
          continue;
        }
        // Most are not tested whatever they do today.
        const rate = most[classOf[person] ?? 0] ?? 0;
        if (rate === 0) continue;
        const chance = uniform(itemKey(dayKey, person), purpose);
        if (chance >= rate * scale) continue;
        if (!this.#isAbout(person)) continue;
        batch[asked] = person;
        thresholds[asked++] = chance / scale;
      }
      const tested = this.#keepTested(asked, testDay, rates);
      for (let place = 0; place < tested; place++) {
        this.#findOut(batch[place] ?? 0, dayKey, kind, testDay.day);
      }
    }
  }

  #findOut(person: number, dayKey: number, kind: Kind, day: number): void {
    const positive = this.#isFound(person, kind, day)
      ? 1 - byDay(this.#settings[kind].falseNegative, day)
      : this.#settings[kind].falsePositive;
    const chance = uniform(itemKey(dayKey, person), draw[kind] + 1);
    if (chance < positive) this.#sendHome(person, day);
  }

  /**
   * Rapid tests find people contagious for two days or with symptoms, PCR tests all infected for
   * two days.
   */
  #isFound(person: number, kind: Kind, day: number): boolean {
    if (this.#state.status[person] === status.symptoms) return true;
    const since =
      kind === "rapid"
        ? this.#state.statusDay.get(person)
        : this.#state.lastInfectionDay.get(person);
    return day - since >= detectableAfter;
  }

  /** Candidates are drawn at the highest rate; the rate of the day then decides. */
  #falseAlarms(testDay: TestDay, kind: Kind, rates: Rates, scale: number): void {
    const { people, start } = rates.classes;
    const { falsePositive }: TestKind = this.#settings[kind];
    const alarmKey = key(this.#seed, stream.test, testDay.day, kind === "rapid" ? 2 : 3);
    let chance = 0;
    let asked = 0;
    // Hazard until the next person; a person has -ln(1 - p).
    let left = -ln(uniform(alarmKey, chance++));
    for (let itsClass = 0; itsClass < rates.most.length; itsClass++) {
      const most = rates.most[itsClass] ?? 0;
      if (!(most > 0)) continue;
      const hazard = -ln(1 - Math.min(most * scale * falsePositive, 0.999));
      if (!(hazard > 0)) continue;
      const first = start[itsClass] ?? 0;
      const size = (start[itsClass + 1] ?? 0) - first;
      for (let place = Math.floor(left / hazard); place < size; place = Math.floor(left / hazard)) {
        batch[asked] = people[first + place] ?? 0;
        thresholds[asked++] = uniform(alarmKey, chance++) * most;
        if (asked === batchSize) asked = this.#raiseAlarms(asked, testDay, rates);
        left = (place + 1) * hazard - ln(uniform(alarmKey, chance++));
      }
      left -= size * hazard;
    }
    this.#raiseAlarms(asked, testDay, rates);
  }

  /** Of people in a batch; how many are left in it, which is none. */
  #raiseAlarms(count: number, testDay: TestDay, rates: Rates): number {
    let about = 0;
    for (let place = 0; place < count; place++) {
      const person = batch[place] ?? 0;
      if (this.#state.status[person] !== status.susceptible || !this.#isAbout(person)) continue;
      batch[about] = person;
      thresholds[about++] = thresholds[place] ?? 0;
    }
    const tested = this.#keepTested(about, testDay, rates);
    for (let place = 0; place < tested; place++) this.#sendHome(batch[place] ?? 0, testDay.day);
    return 0;
  }

  #sendHome(person: number, day: number): void {
    this.#quarantine.sendHome(person, quarantine.atHome, day, true);
  }
}
