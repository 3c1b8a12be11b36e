// An animation for tests that can be followed by hand.
import {
  type AnimationData,
  type DayMovement,
  type InfectionCourses,
  imported,
  noPlace,
  notReached,
  ticksPerDay,
} from "./animation.ts";

const centre = { latitude: 52.52, longitude: 13.405 };

/** Everybody at home all day. */
function quietDay(home: Uint32Array): DayMovement {
  return {
    personStart: Uint32Array.from({ length: home.length + 1 }, (_, person) => person),
    place: home,
    enter: new Uint16Array(home.length),
    leave: new Uint16Array(home.length).fill(ticksPerDay),
    mode: new Uint8Array(home.length),
  };
}

/** Two people and three places over three days: person 1 goes to work, brings it home on day 1 and infects person 0 on day 2. */
export function smallAnimation(): AnimationData {
  const home = Uint32Array.of(0, 0);
  const quiet = quietDay(home);
  return {
    facts: {
      city: "test",
      sample: 0.25,
      citySeed: 1,
      seed: 4711,
      startDay: 18_317,
      dayCount: 3,
      dayTypes: Uint8Array.of(0, 1, 2),
      centre,
      bounds: { west: -1000, south: -500, east: 1000, north: 500 },
      districts: [
        { name: "Mitte", isCity: true, ...centre },
        { name: "Umland", isCity: false, latitude: 52.4, longitude: 13 },
      ],
      activities: ["home", "work"],
      modes: ["foot", "bicycle", "pt", "car"],
      strains: ["WILD", "ALPHA"],
    },
    stateCounts: Uint32Array.of(1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0),
    places: {
      x: Uint16Array.of(0, 65_535, 32_768),
      y: Uint16Array.of(10, 300, 299),
      activity: Uint8Array.of(0, 1, 0),
    },
    people: { home, age: Uint8Array.of(7, 40), district: Uint8Array.of(0, 0) },
    movement: [
      {
        personStart: Uint32Array.of(0, 1, 4),
        place: Uint32Array.of(0, 0, 1, 0),
        enter: Uint16Array.of(0, 0, 15_000, 31_000),
        leave: Uint16Array.of(ticksPerDay, 14_400, 30_000, ticksPerDay),
        mode: Uint8Array.of(0, 0, 2, 3),
      },
      quiet,
      quiet,
    ],
    courses: coursesOf([
      { person: 0, day: 2, time: 30_000 },
      { person: 1, day: 1, time: 0, strain: 1, contagiousDay: 2, symptomsDay: 3 },
    ]),
    sources: { infector: Uint32Array.of(1, imported), place: Uint32Array.of(0, noPlace) },
  };
}

export type Course = { -readonly [Column in keyof InfectionCourses]?: number };

export function coursesOf(courses: readonly Course[]): InfectionCourses {
  const words = (name: keyof InfectionCourses, missing: number) =>
    Uint16Array.from(courses, (course) => course[name] ?? missing);
  return {
    person: Uint32Array.from(courses, ({ person }) => person ?? 0),
    day: words("day", 1),
    time: words("time", 0),
    strain: Uint8Array.from(courses, ({ strain }) => strain ?? 0),
    contagiousDay: words("contagiousDay", notReached),
    symptomsDay: words("symptomsDay", notReached),
    seriouslySickDay: words("seriouslySickDay", notReached),
    criticalDay: words("criticalDay", notReached),
    afterCriticalDay: words("afterCriticalDay", notReached),
    recoveredDay: words("recoveredDay", notReached),
    susceptibleDay: words("susceptibleDay", notReached),
  };
}

/** The small one with a header longer than what is read of a file at first, so that no block comes with it. */
export function wordyAnimation(): AnimationData {
  const small = smallAnimation();
  const strains = Array.from({ length: 256 }, (_, n) => `a strain with a rather long name ${n}`);
  return { ...small, facts: { ...small.facts, strains } };
}
