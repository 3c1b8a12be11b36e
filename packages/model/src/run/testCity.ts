// Cities made by hand for tests: a plain list of visits becomes a real city, as the generator would make it.
import { type Activity, activityCode, code } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { packExposures } from "../city/exposure.ts";
import { measureOccupancy, orderByContainer, spacesOf } from "../city/occupancy.ts";
import { ticksPerHour } from "../city/time.ts";
import { VisitList } from "../city/visitList.ts";

export interface TestResident {
  readonly age?: number;
  /** Container number; what is left out is the person's first stay at home, or container 0. */
  readonly home?: number;
  readonly isFromOutside?: boolean;
}

export interface TestVisit {
  readonly person: number;
  readonly container: number;
  readonly activity: Activity;
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
}

export interface TestCityOptions {
  readonly people: readonly TestResident[];
  /** Of one person in the order of time. */
  readonly visits: readonly TestVisit[];
  /** Saturdays and Sundays; as on weekdays when left out. */
  readonly weekend?: readonly TestVisit[];
  /** Of single containers; measured and derived from their activity when left out. */
  readonly spaces?: Readonly<Record<number, number>>;
  readonly maxPeople?: Readonly<Record<number, number>>;
  readonly sample?: number;
}

/** Adults, so many. */
export function adults(count: number): readonly TestResident[] {
  return Array.from({ length: count }, () => ({ age: 40 }));
}

/** The same stay for the people from one number up to below another. */
export function together(
  [first, end]: readonly [number, number],
  container: number,
  activity: Activity,
  from: number,
  to: number,
): readonly TestVisit[] {
  return Array.from({ length: end - first }, (_, index) => ({
    person: first + index,
    container,
    activity,
    from,
    to,
  }));
}

function templateOf(
  visits: readonly TestVisit[],
  personCount: number,
  containerCount: number,
): Template {
  const byPerson: TestVisit[][] = Array.from({ length: personCount }, () => []);
  for (const visit of visits) byPerson[visit.person]?.push(visit);
  const list = new VisitList();
  const personStart = new Uint32Array(personCount + 1);
  byPerson.forEach((day, person) => {
    day.forEach(({ container, activity, from, to }) => {
      const [enter, leave] = [Math.round(from * ticksPerHour), Math.round(to * ticksPerHour)];
      list.add(person, container, enter, leave, activityCode(activity));
    });
    personStart[person + 1] = list.count;
  });
  return orderByContainer(list.take(), personStart, containerCount);
}

export function testCity(options: TestCityOptions): City {
  const { people, visits, weekend = visits, spaces = {}, maxPeople = {}, sample = 1 } = options;
  const personCount = people.length;
  const all = [...visits, ...weekend];
  const containerCount = 1 + all.reduce((most, { container }) => Math.max(most, container), 0);
  const weekday = templateOf(visits, personCount, containerCount);
  const templates = [
    weekday,
    templateOf(weekend, personCount, containerCount),
    templateOf(weekend, personCount, containerCount),
  ] as const;
  const purpose = new Uint8Array(containerCount).fill(code.home);
  const measured = measureOccupancy(templates, containerCount, purpose);
  const most = measured.maxPeople.map((count, container) => maxPeople[container] ?? count);
  const homes = new Map<number, number>();
  for (const { person, container, activity } of visits) {
    if (activity === "home" && !homes.has(person)) homes.set(person, container);
  }
  const home = Uint32Array.from(people, (its, person) => its.home ?? homes.get(person) ?? 0);
  packExposures(templates, containerCount, most, home);
  const centre = { latitude: 52.517, longitude: 13.389 };
  return {
    region: "test",
    sample,
    seed: 1,
    personCount,
    residentCount: people.filter(({ isFromOutside }) => !isFromOutside).length,
    districts: [
      { name: "Mitte", isCity: true, ...centre },
      { name: "Umland", isCity: false, ...centre },
    ],
    age: Uint8Array.from(people, ({ age = 40 }) => age),
    home,
    district: Uint8Array.from(people, ({ isFromOutside }) => (isFromOutside ? 1 : 0)),
    role: new Uint8Array(personCount),
    containerCount,
    containerX: new Float32Array(containerCount),
    containerY: new Float32Array(containerCount),
    containerActivity: measured.activity,
    containerDistrict: new Uint8Array(containerCount),
    maxPeople: most,
    spaces: Uint8Array.from(
      most,
      (count, container) => spaces[container] ?? spacesOf(measured.activity[container] ?? 0, count),
    ),
    templates: [...templates],
    centre,
  };
}
