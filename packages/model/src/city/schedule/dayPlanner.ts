// The days of all members of a household (model specification 12.7).
import { type DayType, dayTypes } from "@episcope/common";
import { code } from "../../activities.ts";
import { normalQuantile } from "../../math/elementary.ts";
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { logNormal } from "../facilities/facilities.ts";
import { facilityOf } from "../facilities/groups.ts";
import { role } from "../people/roles.ts";
import type { Population } from "../population.ts";
import { stepKey } from "../steps.ts";
import { Destinations } from "./destinations.ts";
import { type Escort, findEscort, noEscort } from "./escort.ts";
import {
  asUsualShare,
  homeFirstShare,
  hours,
  independentFrom,
  moreErrandsShare,
  ownLeisureFrom,
  participation,
  secondBusinessShare,
  togetherShare,
} from "./habits.ts";
import { planRole, type RoleDay, roleActivity } from "./roleDay.ts";
import { ticksPerHour } from "./time.ts";
import { Timeline } from "./timeline.ts";
import type { VisitList } from "./visitList.ts";

/** Random numbers of a person's day by purpose; 0–2 belong to the role, 64 and up to the modes. */
const draw = {
  business: 3,
  partner: 4,
  secondBusiness: 5,
  secondPartner: 6,
  base: 7,
  shop: 8,
  shopPlace: 10,
  shopLength: 15,
  shopPause: 16,
  errands: 18,
  errandsPlace: 20,
  together: 28,
  moreErrands: 29,
  leisure: 30,
  asUsual: 38,
  leisureHomeFirst: 40,
  leisurePause: 41,
  morePlace: 44,
} as const;

interface RoomHours {
  readonly start: number;
  readonly length: number;
}

/** Ticks, evenly in a range of hours. */
function between(range: readonly [number, number], u: number): number {
  return (range[0] + u * (range[1] - range[0])) * ticksPerHour;
}

export class DayPlanner {
  readonly #population: Population;
  readonly #destinations: Destinations;
  readonly #lists: readonly VisitList[];
  readonly #timeline: Timeline;
  readonly #habits: number;
  readonly #days: readonly number[];
  readonly #role: RoleDay = { takesPlace: false, start: 0, length: 0 };

  constructor(population: Population, lists: readonly [VisitList, VisitList, VisitList]) {
    const { seed, x, y, region } = population;
    this.#population = population;
    this.#destinations = new Destinations(population);
    this.#lists = lists;
    this.#timeline = new Timeline(x, y, region.modes, lists[0]);
    this.#habits = stepKey(seed, "habits");
    this.#days = dayTypes.map((name) => stepKey(seed, name));
  }

  moveTo(cell: number): void {
    this.#destinations.moveTo(cell);
  }

  plan(household: number, template: DayType): void {
    const { start, age } = this.#population.households;
    const list = this.#lists[template];
    if (list === undefined) return;
    const first = start[household] ?? 0;
    const end = start[household + 1] ?? 0;
    const diningRoom = this.#population.careHomes.diningRoom.get(household);
    const inCare = diningRoom !== undefined;
    const day = this.#days[template] ?? 0;
    const shared = itemKey(day ^ 0x5bd1e995, household);
    const bringsChildren = template === 0 && !inCare && (age[end - 1] ?? 99) < 15;
    const toDayCare = bringsChildren ? this.#escort(household, role.kindergarten, day) : noEscort;
    const toSchool = bringsChildren ? this.#escort(household, role.primary, day) : noEscort;
    for (let person = first; person < end; person++) {
      const key = itemKey(day, person);
      this.#timeline.begin(list, person, household, key);
      if (!inCare) {
        this.#bring(person, toSchool);
        this.#bring(person, toDayCare);
        const works = this.#goToRole(person, template, key);
        if (!works) this.#runErrands(person, template, key);
        this.#collect(person, toSchool);
        this.#collect(person, toDayCare);
        if (works) this.#runErrands(person, template, key);
        this.#goOut(person, first, template, key, shared);
      } else {
        this.#changeRoom(diningRoom, code.leisPrivate, hours.careMeal);
      }
      this.#timeline.end();
    }
  }

  #escort(household: number, wanted: number, day: number): Escort {
    return findEscort(this.#population, this.#timeline, household, wanted, day, this.#habits);
  }

  #bring(person: number, { bringer, enter, way, handOver }: Escort): void {
    if (bringer === person) this.#timeline.step(enter - way, enter + handOver + way);
  }

  #collect(person: number, escort: Escort): void {
    if (escort.isCollected || person >= escort.parents) return;
    const timeline = this.#timeline;
    const leave = escort.leave - escort.handOver - escort.way;
    if (!timeline.isHome && timeline.homeAt(timeline.free) < leave - ticksPerHour / 6) {
      timeline.goHome();
    }
    escort.isCollected = timeline.step(leave, escort.leave + escort.way);
  }

  #goToRole(person: number, template: DayType, key: number): boolean {
    const { roles, rolePlaces, purpose } = this.#population;
    const own = roles[person] ?? 0;
    const settlement = rolePlaces[person] ?? 0;
    const plan = this.#role;
    planRole(own, purpose[settlement] ?? 0, template, key, itemKey(this.#habits, person), plan);
    if (!plan.takesPlace) return false;
    const timeline = this.#timeline;
    const away = participation.business[template];
    if (own !== role.worker || uniform(key, draw.business) >= away) {
      const goes = timeline.visit(settlement, roleActivity[own] ?? 0, plan.start, plan.length);
      if (goes && (own === role.primary || own === role.secondary)) this.#goToYard(settlement);
      return goes;
    }
    const end = plan.start + plan.length;
    const noon = Math.max(plan.start + ticksPerHour, hours.businessHour * ticksPerHour);
    const stop = hours.businessLength * ticksPerHour;
    if (!timeline.visit(settlement, code.work, plan.start, noon - plan.start)) return false;
    const partner = this.#destinations.partner(settlement, uniform(key, draw.partner));
    timeline.visit(partner, code.business, 0, stop);
    if (uniform(key, draw.secondBusiness) < secondBusinessShare) {
      const second = this.#destinations.partner(settlement, uniform(key, draw.secondPartner));
      timeline.visit(second, code.business, 0, stop);
    }
    if (end - timeline.free > ticksPerHour)
      timeline.visit(settlement, code.work, 0, end - timeline.free);
    return true;
  }

  /** All classes of a school at the same time. */
  #goToYard(group: number): void {
    const { groups, purpose } = this.#population;
    const school = facilityOf(groups, group);
    if (school === undefined) return;
    this.#changeRoom(school, purpose[school] ?? 0, hours.schoolBreak);
  }

  #changeRoom(container: number, activity: number, when: RoomHours): void {
    const from = when.start * ticksPerHour;
    this.#timeline.changeRoom(container, activity, from, from + when.length * ticksPerHour);
  }

  #runErrands(person: number, template: DayType, key: number): void {
    const { households, purpose, region } = this.#population;
    const isIndependent = (households.age[person] ?? 0) >= independentFrom;
    const base = between(hours.outingBase, uniform(key, draw.base));
    const shops =
      (isIndependent ? participation.shop : participation.shopOfChildren)[template] *
      region.outings;
    if (uniform(key, draw.shop) < shops) {
      const settlement = this.#destinations.shop(key, draw.shopPlace);
      const length = between(hours.shopLength, uniform(key, draw.shopLength));
      this.#outing(settlement, purpose[settlement] ?? 0, length, base, key, draw.shopPause);
    }
    const runs =
      (isIndependent ? participation.errands : participation.errandsOfChildren)[template] *
      region.outings;
    if (uniform(key, draw.errands) >= runs) return;
    this.#errand(key, base, draw.errandsPlace);
    if (uniform(key, draw.moreErrands) < moreErrandsShare) this.#errand(key, base, draw.morePlace);
  }

  #errand(key: number, base: number, placeDraw: number): void {
    const settlement = this.#destinations.errands(key, placeDraw);
    const length = between(hours.errandsLength, uniform(key, placeDraw + 5));
    this.#outing(settlement, code.errands, length, base, key, placeDraw + 6);
  }

  #outing(
    settlement: number,
    activity: number,
    length: number,
    base: number,
    key: number,
    pauseDraw: number,
  ): void {
    const timeline = this.#timeline;
    if (uniform(key, pauseDraw + 1) < homeFirstShare) timeline.goHome();
    const pause = between(hours.pauseBefore, uniform(key, pauseDraw));
    timeline.visit(settlement, activity, Math.max(base, timeline.since) + pause, length);
  }

  /** Leisure, or else a visit to friends; with the household or alone (rule a). */
  #goOut(person: number, first: number, template: DayType, key: number, shared: number): void {
    const { households, purpose, region } = this.#population;
    const isChild = (households.age[person] ?? 0) < ownLeisureFrom;
    const together = isChild || uniform(key, draw.together) < togetherShare;
    const leader = together ? first : person;
    const plan = together ? shared : key;
    const habits = itemKey(this.#habits, leader);
    const decided = uniform(plan, draw.asUsual) < asUsualShare ? habits : plan;
    if (uniform(decided, draw.leisure) < participation.leisure[template] * region.outings) {
      const settlement = this.#destinations.leisure(habits, uniform(plan, draw.leisure + 1));
      const start =
        hours.leisureStart[template] +
        hours.leisureStartSd * normalQuantile(uniform(plan, draw.leisure + 2));
      const length =
        hours.leisureMedian[template] *
        logNormal(hours.leisureSigma, uniform(plan, draw.leisure + 3));
      const ticks = Math.min(hours.leisureLongest, length) * ticksPerHour;
      this.#evening(settlement, purpose[settlement] ?? 0, start * ticksPerHour, ticks, key);
    } else if (uniform(plan, draw.leisure + 4) < participation.visit[template] * region.outings) {
      const friend = this.#destinations.host(habits, leader, uniform(plan, draw.leisure + 5));
      if (friend < 0) return;
      const length = between(hours.visitLength, uniform(plan, draw.leisure + 7));
      this.#evening(
        friend,
        code.visit,
        between(hours.visitStart, uniform(plan, draw.leisure + 6)),
        length,
        key,
      );
    }
  }

  #evening(settlement: number, activity: number, start: number, length: number, key: number): void {
    const timeline = this.#timeline;
    const pause = between(hours.pauseBefore, uniform(key, draw.leisurePause));
    const isLate = start <= timeline.free;
    if (isLate && uniform(key, draw.leisureHomeFirst) < homeFirstShare) timeline.goHome();
    else if (!timeline.isHome && timeline.hasTimeAtHome(settlement, start)) timeline.goHome();
    timeline.visit(settlement, activity, Math.max(start, timeline.since + pause), length);
  }
}
