// TEST DATA: an animation of a small made-up Berlin that can be followed by hand, for tests of the pages.
import {
  type AnimationData,
  countResidents,
  type DayMovement,
  type InfectionCourses,
  type InfectionSources,
  imported,
  inVehicle,
  noPlace,
  notReached,
  parseDay,
  statesAt,
  ticksPerDay,
} from "@episcope/battery";

/** Persons 0 … 299; the last 30 live outside of the city. */
const personCount = 300;
const residentCount = 270;
const dayCount = 90;
/** One dot stands for so many people. */
export const peoplePerDot = 100;

const bounds = { west: -20_000, south: -15_000, east: 20_000, north: 15_000 };
const columns = 20;
/** Homes of two people each, in rows from the south-west; place 150 is where everybody works. */
const homeCount = personCount / 2;
const work = homeCount;
const [hour, minute] = [1800, 30];

/** Metres east and north of the home of a person, without the scatter. */
export function homeOf(person: number): { readonly x: number; readonly y: number } {
  const home = Math.floor(person / 2);
  return {
    x: bounds.west + ((home % columns) + 0.5) * 2000,
    y: bounds.south + (Math.floor(home / columns) + 0.5) * 3500,
  };
}

const isChild = (person: number) => person % 2 === 1;

/**
 * Children stay at home. Of three in a row one infects the next: 0, 1 and 2 bring it on day 1; person p has it from p − 3, at home, at work or in a bus,
 * on day 2 + ⌊p / 6⌋ at noon, up to person 251.
 */
function infectionOf(person: number): { readonly day: number; readonly tick: number } {
  return person < 3 ? { day: 1, tick: 0 } : { day: 2 + Math.floor(person / 6), tick: 12 * hour };
}
const infectedCount = 252;

function coursesOf(): InfectionCourses {
  const infected = Array.from({ length: infectedCount }, (_, person) => person);
  const days = (after: number, isReached: (person: number) => boolean = () => true) =>
    Uint16Array.from(infected, (person) => {
      const day = infectionOf(person).day + after;
      return isReached(person) && day <= dayCount ? day : notReached;
    });
  const never = () => new Uint16Array(infectedCount).fill(notReached);
  const isSevere = (person: number) => person % 5 === 4;
  return {
    person: Uint32Array.from(infected),
    day: Uint16Array.from(infected, (person) => infectionOf(person).day),
    time: Uint16Array.from(infected, (person) => infectionOf(person).tick),
    strain: new Uint8Array(infectedCount),
    contagiousDay: days(3),
    symptomsDay: days(5, (person) => person % 5 > 0),
    seriouslySickDay: days(8, isSevere),
    criticalDay: days(10, (person) => person % 10 === 9),
    afterCriticalDay: never(),
    recoveredDay: days(14),
    susceptibleDay: never(),
  };
}

/** Settings in turn: home, work, bus. */
function sourcesOf(): InfectionSources {
  const infected = Array.from({ length: infectedCount }, (_, person) => person);
  const places = (person: number) => [Math.floor(person / 2), work, inVehicle][person % 3] ?? work;
  return {
    infector: Uint32Array.from(infected, (person) => (person < 3 ? imported : person - 3)),
    place: Uint32Array.from(infected, (person) => (person < 3 ? noPlace : places(person))),
  };
}

/** Adults are at work from 8:30 to 16:30, after half an hour on the way. */
function weekday(home: Uint32Array): DayMovement {
  const stays = Array.from(home, (place, person) =>
    isChild(person)
      ? [{ place, enter: 0, leave: ticksPerDay, mode: 0 }]
      : [
          { place, enter: 0, leave: 8 * hour, mode: 0 },
          { place: work, enter: 8 * hour + 30 * minute, leave: 16 * hour + 30 * minute, mode: 2 },
          { place, enter: 17 * hour, leave: ticksPerDay, mode: 3 },
        ],
  );
  let count = 0;
  const starts = stays.map(({ length }) => {
    count += length;
    return count;
  });
  const all = stays.flat();
  return {
    personStart: Uint32Array.of(0, ...starts),
    place: Uint32Array.from(all, ({ place }) => place),
    enter: Uint16Array.from(all, ({ enter }) => enter),
    leave: Uint16Array.from(all, ({ leave }) => leave),
    mode: Uint8Array.from(all, ({ mode }) => mode),
  };
}

function quietDay(home: Uint32Array): DayMovement {
  return {
    personStart: Uint32Array.from({ length: home.length + 1 }, (_, person) => person),
    place: home,
    enter: new Uint16Array(home.length),
    leave: new Uint16Array(home.length).fill(ticksPerDay),
    mode: new Uint8Array(home.length),
  };
}

export function testAnimation(): AnimationData {
  const people = {
    home: Uint32Array.from({ length: personCount }, (_, person) => Math.floor(person / 2)),
    age: Uint8Array.from({ length: personCount }, (_, person) => (isChild(person) ? 9 : 42)),
    district: Uint8Array.from({ length: personCount }, (_, person) =>
      person < residentCount ? (person < 135 ? 0 : 1) : 2,
    ),
  };
  const districts = [
    { name: "Mitte", isCity: true, latitude: 52.5, longitude: 13.4 },
    { name: "Neukoelln", isCity: true, latitude: 52.56, longitude: 13.45 },
    { name: "Umland", isCity: false, latitude: 52.6, longitude: 13.6 },
  ];
  const courses = coursesOf();
  const stateCounts = new Uint32Array(7 * dayCount);
  for (let day = 1; day <= dayCount; day++) {
    const counts = countResidents(statesAt(courses, personCount, day, 0), people, districts);
    stateCounts.set(counts, 7 * (day - 1));
  }
  const step = (metres: number, least: number, most: number) =>
    Math.round((65_535 * (metres - least)) / (most - least));
  const spots = [
    ...Array.from({ length: homeCount }, (_, home) => homeOf(2 * home)),
    { x: 3000, y: 2000 },
  ];
  const quiet = quietDay(people.home);
  return {
    facts: {
      city: "berlin",
      sample: 1 / peoplePerDot,
      citySeed: 1,
      seed: 1,
      startDay: parseDay("2020-02-24") ?? 0,
      dayCount,
      dayTypes: Uint8Array.from(
        { length: dayCount },
        (_, day) => [0, 0, 0, 0, 0, 1, 2][day % 7] ?? 0,
      ),
      centre: { latitude: 52.5, longitude: 13.4 },
      bounds,
      districts,
      activities: ["home", "work"],
      modes: ["foot", "bicycle", "pt", "car"],
      strains: ["SARS_CoV_2"],
    },
    stateCounts,
    places: {
      x: Uint16Array.from(spots, ({ x }) => step(x, bounds.west, bounds.east)),
      y: Uint16Array.from(spots, ({ y }) => step(y, bounds.south, bounds.north)),
      activity: Uint8Array.from(spots, (_, place) => (place === work ? 1 : 0)),
    },
    people,
    movement: [weekday(people.home), quiet, quiet],
    courses,
    sources: sourcesOf(),
  };
}
