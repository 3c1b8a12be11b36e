// Arbitrary animations for tests.
import fc from "fast-check";
import {
  type AnimationData,
  type DayMovement,
  imported,
  inVehicle,
  noPlace,
  notReached,
  ticksPerDay,
} from "./animation.ts";
import { type Course, coursesOf, smallAnimation } from "./testAnimation.ts";

const dayCount = 40;

function movementArbitrary(home: Uint32Array, placeCount: number): fc.Arbitrary<DayMovement> {
  const stay = fc.record({
    place: fc.nat(placeCount - 1),
    mode: fc.nat(3),
    times: fc.tuple(fc.nat(ticksPerDay), fc.nat(ticksPerDay)),
  });
  const days = fc.array(fc.array(stay, { maxLength: 4 }), {
    minLength: home.length,
    maxLength: home.length,
  });
  return days.map((ways) => {
    const stays = ways.flatMap((day, person) => {
      const times = day.flatMap((way) => way.times).sort((a, b) => a - b);
      const bounds = [0, ...times, ticksPerDay];
      const reached = [{ place: home[person] ?? 0, mode: 0 }, ...day];
      return reached.map(({ place, mode }, n) => ({
        place,
        mode,
        enter: bounds[2 * n] ?? 0,
        leave: bounds[2 * n + 1] ?? 0,
      }));
    });
    let sum = 0;
    return {
      personStart: Uint32Array.of(0, ...ways.map((day) => (sum += day.length + 1))),
      place: Uint32Array.from(stays, ({ place }) => place),
      enter: Uint16Array.from(stays, ({ enter }) => enter),
      leave: Uint16Array.from(stays, ({ leave }) => leave),
      mode: Uint8Array.from(stays, ({ mode }) => mode),
    };
  });
}

/** Courses of any length; what is drawn as missing is never reached, the other days ascend. */
function courseArbitrary(personCount: number): fc.Arbitrary<Course> {
  return fc
    .record({
      person: fc.nat(personCount - 1),
      time: fc.nat(ticksPerDay),
      strain: fc.nat(1),
      days: fc.array(fc.integer({ min: 1, max: dayCount }), { minLength: 8, maxLength: 8 }),
      reached: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    })
    .map(({ person, time, strain, days, reached }) => {
      const sorted = days.toSorted((a, b) => a - b);
      const day = (n: number) => (reached[n] ? (sorted[n] ?? 1) : notReached);
      return {
        person,
        time,
        strain,
        day: sorted[0] ?? 1,
        contagiousDay: day(1),
        symptomsDay: day(2),
        seriouslySickDay: day(3),
        criticalDay: day(4),
        afterCriticalDay: day(5),
        recoveredDay: day(6),
        susceptibleDay: day(7),
      };
    });
}

/** Places with whole bounds, people, days and courses that fit together, but nothing else that makes sense. */
export const anyAnimation: fc.Arbitrary<AnimationData> = fc
  .record({
    personCount: fc.integer({ min: 1, max: 6 }),
    placeCount: fc.integer({ min: 1, max: 9 }),
  })
  .chain(({ personCount, placeCount }) => {
    const list = <T>(one: fc.Arbitrary<T>, length: number) =>
      fc.array(one, { minLength: length, maxLength: length });
    const bytes = (most: number, length: number) =>
      list(fc.nat(most), length).map((values) => Uint8Array.from(values));
    const words = (length: number) =>
      list(fc.nat(0xffff), length).map((values) => Uint16Array.from(values));
    const homes = list(fc.nat(placeCount - 1), personCount).map((home) => Uint32Array.from(home));
    return homes.chain((home) =>
      fc
        .record({
          name: fc.string(),
          sample: fc.double({ min: 1e-6, max: 1, noNaN: true }),
          seed: fc.maxSafeInteger(),
          dayTypes: bytes(2, dayCount),
          stateCounts: list(fc.nat(personCount), 7 * dayCount),
          x: words(placeCount),
          y: words(placeCount),
          activity: bytes(1, placeCount),
          age: bytes(255, personCount),
          district: bytes(1, personCount),
          weekday: movementArbitrary(home, placeCount),
          saturday: movementArbitrary(home, placeCount),
          sunday: movementArbitrary(home, placeCount),
          courses: fc.array(courseArbitrary(personCount), { maxLength: 8 }),
          infector: list(fc.nat(personCount - 1), 8),
          place: list(fc.nat(placeCount - 1), 8),
        })
        .map((drawn): AnimationData => {
          const { facts } = smallAnimation();
          const courses = drawn.courses.toSorted(
            (a, b) => (a.person ?? 0) - (b.person ?? 0) || (a.day ?? 0) - (b.day ?? 0),
          );
          const { length } = courses;
          return {
            facts: {
              ...facts,
              city: drawn.name,
              sample: drawn.sample,
              seed: drawn.seed,
              dayCount,
              dayTypes: drawn.dayTypes,
            },
            stateCounts: Uint32Array.from(drawn.stateCounts),
            places: { x: drawn.x, y: drawn.y, activity: drawn.activity },
            people: { home, age: drawn.age, district: drawn.district },
            movement: [drawn.weekday, drawn.saturday, drawn.sunday],
            courses: coursesOf(courses),
            sources: {
              infector: Uint32Array.from({ length }, (_, n) =>
                n % 3 === 0 ? imported : (drawn.infector[n] ?? 0),
              ),
              place: Uint32Array.from({ length }, (_, n) =>
                n % 3 === 0 ? noPlace : n % 3 === 1 ? inVehicle : (drawn.place[n] ?? 0),
              ),
            },
          };
        }),
    );
  });
