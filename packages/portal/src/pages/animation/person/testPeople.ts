// People for tests, whose infections can be followed by hand.
import {
  type InfectionCourses,
  type InfectionSources,
  imported,
  inVehicle,
  noPlace,
  notReached,
} from "@episcope/battery";
import { type InfectionIndex, indexInfections } from "./infectionIndex.ts";
import type { PersonData } from "./personRecord.ts";

interface TestInfection {
  readonly person: number;
  readonly day: number;
  readonly tick?: number;
  /** Missing: imported. */
  readonly by?: number;
  readonly place?: number;
}

function coursesOf(infections: readonly TestInfection[]): InfectionCourses {
  const never = () => new Uint16Array(infections.length).fill(notReached);
  return {
    person: Uint32Array.from(infections, ({ person }) => person),
    day: Uint16Array.from(infections, ({ day }) => day),
    time: Uint16Array.from(infections, ({ tick }) => tick ?? 0),
    strain: new Uint8Array(infections.length),
    contagiousDay: never(),
    symptomsDay: never(),
    seriouslySickDay: never(),
    criticalDay: never(),
    afterCriticalDay: never(),
    recoveredDay: never(),
    susceptibleDay: never(),
  };
}

function sourcesOf(infections: readonly TestInfection[]): InfectionSources {
  return {
    infector: Uint32Array.from(infections, ({ by }) => by ?? imported),
    place: Uint32Array.from(infections, ({ place }) => place ?? noPlace),
  };
}

export function indexOf(infections: readonly TestInfection[], personCount: number): InfectionIndex {
  return indexInfections(coursesOf(infections), sourcesOf(infections), personCount);
}

/**
 * Person 2 brings it on day 1, infects 0 at work on day 4 and 4 in a bus on day 3; 0 infects 1 at home on day 8; 4 infects nobody.
 * 2 is infected again by 1 on day 60 and then infects 5. Person 3 stays healthy.
 */
export const infections: readonly TestInfection[] = [
  { person: 0, day: 4, tick: 20_000, by: 2, place: 3 },
  { person: 1, day: 8, tick: 40_000, by: 0, place: 0 },
  { person: 2, day: 1 },
  { person: 2, day: 60, tick: 100, by: 1, place: 1 },
  { person: 4, day: 3, tick: 500, by: 2, place: inVehicle },
  { person: 5, day: 70, tick: 9, by: 2, place: 3 },
];

/** Places 0 to 2 are homes, 3 is a shop where 0 works from tick 15,000 to 30,000. */
export function testPeople(): PersonData {
  return {
    facts: {
      city: "test",
      sample: 0.25,
      citySeed: 1,
      seed: 1,
      startDay: 18_317,
      dayCount: 90,
      dayTypes: new Uint8Array(90),
      centre: { latitude: 52.5, longitude: 13.4 },
      bounds: { west: -1000, south: -500, east: 1000, north: 500 },
      districts: [
        { name: "Mitte", isCity: true, latitude: 52.5, longitude: 13.4 },
        { name: "Umland", isCity: false, latitude: 52.4, longitude: 13 },
      ],
      activities: ["home", "shop_daily"],
      modes: ["foot", "bicycle", "pt", "car"],
      strains: ["SARS_CoV_2"],
    },
    people: {
      home: Uint32Array.of(0, 0, 1, 1, 2, 2),
      age: Uint8Array.of(34, 7, 80, 0, 19, 66),
      district: Uint8Array.of(0, 0, 0, 0, 1, 1),
    },
    places: {
      x: new Uint16Array(4),
      y: new Uint16Array(4),
      activity: Uint8Array.of(0, 0, 0, 1),
    },
    movement: {
      personStart: Uint32Array.of(0, 3, 4, 5, 6, 7, 8),
      place: Uint32Array.of(0, 3, 0, 0, 1, 1, 2, 2),
      enter: Uint16Array.of(0, 15_000, 30_900, 0, 0, 0, 0, 0),
      leave: Uint16Array.of(14_400, 30_000, 43_200, 43_200, 43_200, 43_200, 43_200, 43_200),
      mode: Uint8Array.of(0, 2, 3, 0, 0, 0, 0, 0),
    },
    index: indexOf(infections, 6),
  };
}
