// One day by brute force, as an independent reference: every pair of overlapping stays is tried, straight from sections 2, 3 and 6.2 and
// with random numbers of its own. Shares with the model only the city and the catalogue of activities.
import { type Activity, activities, type ContactSettings } from "../activities.ts";
import { type City, secondsPerTick, type Template } from "../city/city.ts";
import { ticksPerHour } from "../city/time.ts";
import type { Random } from "./testStatistics.ts";

type PerActivity<T> = Readonly<Partial<Record<Activity, T>>>;

export interface ReferenceRules {
  readonly theta: number;
  readonly contacts: ContactSettings;
  readonly remaining?: PerActivity<number>;
  readonly remainingWithPass?: PerActivity<number>;
  readonly ciCorrection?: PerActivity<number>;
  readonly masks?: PerActivity<readonly [cloth: number, surgical: number, ffp2: number]>;
  readonly closingHours?: PerActivity<readonly [from: number, to: number]>;
  readonly curfewCompliance?: number;
  readonly outdoorFraction?: number;
  readonly maxGroupSize?: PerActivity<number>;
  readonly reducedGroupSize?: PerActivity<number>;
  readonly staysHome?: boolean;
}

export interface ReferencePerson {
  /** Of a person who is infectious and about. */
  readonly infectiousness?: number;
  /** 0 for who cannot be infected. */
  readonly susceptibility: number;
  readonly isAtHomeOnly?: boolean;
  readonly hasPass?: boolean;
}

interface Stay {
  readonly person: number;
  readonly container: number;
  readonly activity: Activity;
  readonly enter: number;
  readonly leave: number;
}

const shedding = [1, 0.8, 0.8, 0.6];
const intake = [1, 0.7, 0.7, 0.2];
const wholeDay = 24 * ticksPerHour;

function staysOf({ visits, personStart }: Template, person: number): readonly Stay[] {
  const stays: Stay[] = [];
  for (let visit = personStart[person] ?? 0; visit < (personStart[person + 1] ?? 0); visit++) {
    const times = visits[4 * visit + 2] ?? 0;
    const activity = activities[(visits[4 * visit + 3] ?? 0) & 0xff] ?? "home";
    const container = visits[4 * visit + 1] ?? 0;
    stays.push({ person, container, activity, enter: times & 0xffff, leave: times >>> 16 });
  }
  return stays;
}

export type PlainDay = readonly (readonly Stay[])[];

/** Stays by person, as they are planned. */
export function plainDay(city: City, template: Template): PlainDay {
  return Array.from({ length: city.personCount }, (_, person) => staysOf(template, person));
}

function share(city: City, rules: ReferenceRules, stay: Stay, hasPass: boolean): number {
  const { activity, container } = stay;
  const people = city.maxPeople[container] ?? 1;
  if (people > (rules.maxGroupSize?.[activity] ?? Number.POSITIVE_INFINITY)) return 0;
  const inRoom = people / (city.spaces[container] ?? 1);
  const reduced = rules.reducedGroupSize?.[activity];
  const open = rules.remaining?.[activity] ?? 1;
  const allowed = hasPass ? (rules.remainingWithPass?.[activity] ?? open) : open;
  return allowed * (reduced === undefined ? 1 : Math.min(1, reduced / inRoom));
}

/** What a person really does. */
function actualDay(
  city: City,
  rules: ReferenceRules,
  planned: readonly Stay[],
  { isAtHomeOnly = false, hasPass = false }: ReferencePerson,
  random: Random,
): readonly Stay[] {
  if (isAtHomeOnly) {
    return planned
      .filter(({ activity }) => activity === "home")
      .map((stay) => ({ ...stay, activity: "quarantine_home" }));
  }
  const isDone = planned.map((stay) => {
    const probability = share(city, rules, stay, hasPass);
    return probability >= 1 || random() < probability;
  });
  // Rides before and after something left out are left out as well, whole chains of them.
  const isLeftOut = (from: number, step: 1 | -1) => {
    let place = from + step;
    while (planned[place]?.activity === "pt") place += step;
    return planned[place] !== undefined && !isDone[place];
  };
  return planned.flatMap((stay, place) => {
    const isRide = stay.activity === "pt";
    if (!isDone[place] || (isRide && (isLeftOut(place, 1) || isLeftOut(place, -1)))) return [];
    if (!rules.staysHome || stay.activity !== "home") return [stay];
    return [
      {
        ...stay,
        enter: enterHome(planned, isDone, place),
        leave: leaveHome(planned, isDone, place),
      },
    ];
  });
}

/** Somebody stays at home instead of what would have come next. */
function leaveHome(planned: readonly Stay[], isDone: readonly boolean[], place: number): number {
  const ownEnd = planned[place]?.leave ?? 0;
  let end = ownEnd;
  for (let next = place + 1; next < planned.length; next++) {
    const stay = planned[next];
    if (!stay || stay.activity === "pt") continue;
    if (isDone[next]) return stay.activity === "home" && end > ownEnd ? stay.enter : end;
    end = stay.leave;
  }
  return end;
}

/** Somebody goes home instead of what would have come before, unless somebody is at home already. */
function enterHome(planned: readonly Stay[], isDone: readonly boolean[], place: number): number {
  const ownStart = planned[place]?.enter ?? 0;
  let start = ownStart;
  for (let before = place - 1; before >= 0; before--) {
    const stay = planned[before];
    if (!stay || stay.activity === "pt") continue;
    if (isDone[before]) return stay.activity === "home" ? ownStart : start;
    start = stay.enter;
  }
  return start;
}

const isHome = (activity: Activity) => activity === "home" || activity === "quarantine_home";
const isEducation = (activity: Activity) => activity.startsWith("educ");

function mayMeet(one: Activity, other: Activity): boolean {
  const meetsHome = (activity: Activity) =>
    isHome(activity) || activity.startsWith("leis") || activity === "work" || activity === "visit";
  const meetsEducation = (activity: Activity) => isEducation(activity) || activity === "work";
  if (isHome(one) && !meetsHome(other)) return false;
  if (isHome(other) && !meetsHome(one)) return false;
  if (isEducation(one) && !meetsEducation(other)) return false;
  return !isEducation(other) || meetsEducation(one);
}

/** Time of a stretch in which one or the other activity is closed. */
function closedTime(rules: ReferenceRules, pair: readonly Activity[], from: number, to: number) {
  const stretches = pair
    .flatMap((activity) => {
      const hours = rules.closingHours?.[activity];
      if (!hours) return [];
      const [start, end] = [hours[0] * ticksPerHour, hours[1] * ticksPerHour];
      return start < end
        ? [[start, end] as const]
        : [[start, wholeDay] as const, [0, end] as const];
    })
    .map(([start, end]) => [Math.max(start, from), Math.min(end, to)] as const)
    .filter(([start, end]) => end > start)
    .sort(([a], [b]) => a - b);
  let [closed, until] = [0, 0];
  for (const [start, end] of stretches) {
    closed += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return closed;
}

function maskOf(rules: ReferenceRules, activity: Activity, random: Random): number {
  const shares = rules.masks?.[activity];
  if (!shares) return 0;
  const [cloth, surgical, ffp2] = shares;
  const draw = random();
  if (draw < ffp2) return 3;
  if (draw < ffp2 + surgical) return 2;
  return draw < ffp2 + surgical + cloth ? 1 : 0;
}

/** Of two people who share a room. */
function pairProbability(
  city: City,
  rules: ReferenceRules,
  own: Stay,
  other: Stay,
  strength: number,
  random: Random,
): number {
  if (!mayMeet(own.activity, other.activity)) return 0;
  const [from, to] = [Math.max(own.enter, other.enter), Math.min(own.leave, other.leave)];
  const rooms = city.spaces[own.container] ?? 1;
  const pair = [own.activity, other.activity] as const;
  let ticks = to - from;
  if (rules.closingHours && random() < (rules.curfewCompliance ?? 1)) {
    ticks -= closedTime(rules, pair, from, to);
  }
  const intensities = pair.map((activity) => rules.contacts[activity].intensity);
  const isGuest = pair.includes("visit") && pair.some(isHome);
  const intensity = isGuest ? rules.contacts.visit.intensity : Math.min(...intensities);
  const correction = Math.min(...pair.map((activity) => rules.ciCorrection?.[activity] ?? 1));
  const outdoors =
    (rules.outdoorFraction ?? 0) *
    Math.max(...pair.map((activity) => rules.contacts[activity].seasonality));
  const exposure =
    rules.theta *
    ((intensity * rooms) / (city.maxPeople[own.container] ?? 1)) *
    ticks *
    secondsPerTick *
    correction *
    strength *
    (shedding[maskOf(rules, own.activity, random)] ?? 1) *
    (intake[maskOf(rules, other.activity, random)] ?? 1) *
    (random() < outdoors ? 0.1 : 1);
  return 1 - Math.exp(-exposure);
}

/** Everybody who is infected, with the activity in which it happened first. */
export function referenceDay(
  city: City,
  planned: PlainDay,
  rules: ReferenceRules,
  people: readonly ReferencePerson[],
  random: Random,
): ReadonlyMap<number, Activity> {
  const inContainer: (Stay[] | undefined)[] = new Array(city.containerCount);
  const sources: Stay[] = [];
  people.forEach((one, person) => {
    for (const stay of actualDay(city, rules, planned[person] ?? [], one, random)) {
      if (one.infectiousness !== undefined) sources.push(stay);
      const others = inContainer[stay.container];
      if (others) others.push(stay);
      else inContainer[stay.container] = [stay];
    }
  });
  const infected = new Map<number, { readonly at: number; readonly activity: Activity }>();
  for (const own of sources) {
    const infectiousness = people[own.person]?.infectiousness ?? 0;
    const rooms = city.spaces[own.container] ?? 1;
    for (const other of inContainer[own.container] ?? []) {
      if (other.enter >= own.leave || other.leave <= own.enter) continue;
      if (rooms > 1 && random() >= 1 / rooms) continue;
      const susceptibility = people[other.person]?.susceptibility ?? 0;
      if (susceptibility === 0 || other.person === own.person) continue;
      const strength = infectiousness * susceptibility;
      if (random() >= pairProbability(city, rules, own, other, strength, random)) continue;
      const at = Math.min(own.leave, other.leave);
      if (at < (infected.get(other.person)?.at ?? Number.POSITIVE_INFINITY)) {
        infected.set(other.person, { at, activity: other.activity });
      }
    }
  }
  return new Map([...infected].map(([person, { activity }]) => [person, activity]));
}
