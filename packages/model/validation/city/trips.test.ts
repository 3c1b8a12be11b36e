import { expect, test } from "vitest";
import { code } from "../../src/activities.ts";
import type { City, Template } from "../../src/city/city.ts";
import { orderByContainer } from "../../src/city/schedule/occupancy.ts";
import { VisitList } from "../../src/city/schedule/visitList.ts";
import { measureContacts } from "./contacts.ts";
import { measureTrips, purposes } from "./trips.ts";

type Stay = readonly [container: number, activity: number, enter: number, leave: number];

// Home 0, day care 1 at 900 m, work 2 at 6 km, another home 3, a bus 4.
const [home, dayCare, office, other, bus] = [0, 1, 2, 3, 4];

/** Parent and child in one home; a neighbour who stays in. */
const days: readonly (readonly Stay[])[] = [
  [
    [home, code.home, 0, 14_040],
    // Brings the child on foot: 12 minutes each way, 5 at the door.
    [home, code.home, 14_910, 16_000],
    [bus, code.pt, 16_150, 16_750],
    [office, code.work, 16_840, 28_000],
    // By car: 6 km at 24 km/h are a quarter of an hour.
    [home, code.home, 28_450, 43_200],
  ],
  [
    [home, code.home, 0, 14_040],
    [dayCare, code.educ_kiga, 14_400, 28_800],
    [home, code.home, 29_160, 43_200],
  ],
  [[other, code.home, 0, 43_200]],
];

function template(rows: typeof days): Template {
  const list = new VisitList();
  const personStart = new Uint32Array(rows.length + 1);
  rows.forEach((stays, person) => {
    stays.forEach(([container, activity, enter, leave]) => {
      list.add(person, container, enter, leave, activity);
    });
    personStart[person + 1] = list.count;
  });
  return orderByContainer(list.take(), personStart, 5);
}

function city(rows: typeof days): City {
  const day = template(rows);
  return {
    region: "berlin",
    sample: 1,
    seed: 1,
    personCount: 3,
    residentCount: 3,
    districts: [{ name: "Mitte", isCity: true, latitude: 52.5, longitude: 13.4 }],
    age: Uint8Array.of(35, 4, 70),
    home: Uint32Array.of(home, home, other),
    district: new Uint8Array(3),
    role: new Uint8Array(3),
    containerCount: 5,
    containerX: Float32Array.of(0, 900, 6000, 50, 0),
    containerY: new Float32Array(5),
    containerActivity: new Uint8Array(5),
    containerDistrict: new Uint8Array(5),
    maxPeople: new Uint16Array(5).fill(9),
    spaces: Uint8Array.of(1, 2, 1, 1, 1),
    templates: [day, day, day],
    centre: { latitude: 52.5, longitude: 13.4 },
  };
}

test("trips, their modes, lengths and purposes are read from stays and gaps", () => {
  const found = measureTrips(city(days));
  // Two of three leave home; escort there and back, to work, home, to day care, home: 6 ways.
  expect(found.leavingHome).toBeCloseTo(66.667, 2);
  expect(found.trips).toBeCloseTo(2, 10);
  expect(found.kilometres).toBeCloseTo((4 * 0.9 + 2 * 6) / 3, 6);
  // 4 · 12 minutes on foot, 28 by bus, 15 by car.
  expect(found.minutes).toBeCloseTo((48 + 28 + 15) / 3, 6);
  expect(found.modes.map((share) => Math.round((share * 6) / 100))).toEqual([4, 0, 1, 1]);
  expect(found.lengths.map((share) => Math.round((share * 6) / 100))).toEqual([4, 0, 0, 2, 0]);
  const trips = Object.fromEntries(
    purposes.map((name, index) => [name, Math.round(((found.purposes[index] ?? 0) * 6) / 100)]),
  );
  expect(trips).toEqual({
    work: 2,
    business: 0,
    education: 2,
    shopping: 0,
    errands: 0,
    leisure: 0,
    escort: 2,
  });
  expect([...found.commutes]).toEqual([6]);
});

test("contacts: different people, more than a quarter of an hour, the chance of the same room", () => {
  // Parent and child meet at home, however often: one contact each.
  expect(measureContacts(city(days))).toBeCloseTo(2 / 3, 10);
  const visiting = days.map((stays, person) =>
    person === 2
      ? ([
          [other, code.home, 0, 14_000],
          // 451 ticks with the child in one of two rooms.
          [dayCare, code.work, 14_100, 14_851],
          [other, code.home, 15_000, 43_200],
        ] as const)
      : stays,
  );
  expect(measureContacts(city(visiting))).toBeCloseTo((2 + 2 * 0.5) / 3, 10);
  const shorter = visiting.map((stays) =>
    stays.map((stay): Stay => (stay[3] === 14_851 ? [dayCare, code.work, 14_100, 14_850] : stay)),
  );
  expect(measureContacts(city(shorter))).toBeCloseTo(2 / 3, 10);
});
