import { describe, expect, test } from "vitest";
import { code } from "../../activities.ts";
import { wordsPerVisit } from "../city.ts";
import { makeCity, settleRegion } from "../makeCity.ts";
import { careUnit, inCare, isCareUnit } from "../people/careUnits.ts";
import { role } from "../people/roles.ts";
import { makeCareHomes, nearestCareHome, unitRoom } from "./careHomes.ts";

const samples: readonly (readonly [string, number])[] = [
  ["berlin", 1 / 400],
  ["berlin", 1 / 100],
  ["berlin", 1 / 40],
  ["cologne", 1 / 100],
  ["cologne", 1 / 40],
  ["germany", 1 / 1000],
];

describe.each(samples)("%s at %d", (region, sample) => {
  const { population } = settleRegion({ region, sample });
  const { households, roles, rolePlaces, careHomes, groups, x, y } = population;
  const people = Array.from(roles, (_, person) => person);
  const units = [...careHomes.diningRoom.keys()];

  test("a tenth of people over 80 live in units of twelve, nobody else does", () => {
    const old = people.filter((person) => (households.age[person] ?? 0) >= 80);
    const residents = people.filter((person) => roles[person] === role.careResident);
    expect(residents).toHaveLength(units.length * careUnit);
    // Whole units.
    expect(Math.abs(residents.length - inCare * old.length)).toBeLessThanOrEqual(1.5 * careUnit);
    for (const person of residents) {
      expect(households.age[person]).toBeGreaterThanOrEqual(80);
      expect(isCareUnit(households, households.home[person] ?? 0)).toBe(true);
    }
  });

  test("up to seven units share a dining room, which is where they are", () => {
    const rooms = new Map<number, number[]>();
    for (const [unit, room] of careHomes.diningRoom) {
      rooms.set(room, [...(rooms.get(room) ?? []), unit]);
    }
    const first = groups.first + groups.facility.length;
    expect([...rooms.keys()]).toEqual(Array.from(careHomes.firstUnit, (_, home) => first + home));
    for (const [room, own] of rooms) {
      expect(own.length).toBeLessThanOrEqual(7);
      expect(own).toHaveLength(careHomes.units[room - first] ?? 0);
      // Next to each other.
      expect((own.at(-1) ?? 0) - (own[0] ?? 0)).toBe(own.length - 1);
      expect([x[room], y[room]]).toEqual([x[own[0] ?? 0], y[own[0] ?? 0]]);
    }
    expect(x).toHaveLength(first + rooms.size);
  });

  test("about six carers per unit, who live elsewhere, and nobody else works in a home", () => {
    const carers = people.filter((person) => roles[person] === role.carer);
    expect(carers.length / units.length).toBeGreaterThan(3.5);
    expect(carers.length / units.length).toBeLessThan(9);
    for (const carer of carers) {
      expect(careHomes.diningRoom.has(rolePlaces[carer] ?? 0)).toBe(true);
      expect(isCareUnit(households, households.home[carer] ?? 0)).toBe(false);
    }
    const inHomes = people.filter(
      (person) => roles[person] === role.worker && (rolePlaces[person] ?? 0) < households.count,
    );
    expect(inHomes).toEqual([]);
  });
});

test("residents eat together at noon and stay at home otherwise; carers work, relatives visit", () => {
  const city = makeCity({ region: "berlin", sample: 1 / 100 });
  const { careHomes } = settleRegion({ region: "berlin", sample: 1 / 100 }).population;
  const visitors = { carers: 0, relatives: 0, relativesOfAge: 0 };
  for (const { visits, personStart } of city.templates) {
    for (let person = 0; person < city.personCount; person++) {
      const isResident = city.role[person] === role.careResident;
      const end = personStart[person + 1] ?? 0;
      const day: number[] = [];
      for (let visit = personStart[person] ?? 0; visit < end; visit++) {
        const at = visit * wordsPerVisit;
        const [container, what] = [visits[at + 1] ?? 0, (visits[at + 3] ?? 0) & 0xff];
        day.push(container);
        if (isResident || !careHomes.diningRoom.has(container)) continue;
        if (what === code.work) visitors.carers++;
        else if (what === code.visit) visitors.relatives++;
        else throw new Error(`activity ${what} in a care home`);
      }
      if (!isResident) continue;
      const home = city.home[person] ?? 0;
      expect(day).toEqual([home, careHomes.diningRoom.get(home), home]);
    }
  }
  const residents = city.role.filter((own) => own === role.careResident).length;
  // Of six carers more than half are there on a weekday, and nearly as many at weekends.
  expect(visitors.carers / residents).toBeGreaterThan(0.6);
  expect(visitors.carers / residents).toBeLessThan(1.2);
  expect(visitors.relatives).toBeGreaterThan(0.2 * residents);
  for (const unit of careHomes.diningRoom.keys()) expect(city.maxPeople[unit]).toBe(unitRoom);
});

test("rows of more than seven units are two homes; the nearest home is that next in number", () => {
  // Two households, nine units, one household, one unit.
  const sizes = [2, 1, ...Array<number>(9).fill(careUnit), 3, careUnit];
  const start = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, home) => {
    start[home + 1] = (start[home] ?? 0) + size;
  });
  const households = {
    start,
    count: sizes.length,
    personCount: start.at(-1) ?? 0,
    age: new Uint8Array(),
    home: new Uint32Array(),
    cellStart: new Uint32Array(),
  };
  const homes = makeCareHomes(households, 100);
  expect([...homes.firstUnit]).toEqual([2, 9, 12]);
  expect([...homes.units]).toEqual([7, 2, 1]);
  expect([2, 8, 9, 10, 12].map((unit) => homes.diningRoom.get(unit))).toEqual([
    100, 100, 101, 101, 102,
  ]);
  expect([0, 5, 6, 10, 11, 500].map((at) => nearestCareHome(homes, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  const none = makeCareHomes({ ...households, count: 2 }, 100);
  expect(nearestCareHome(none, 3)).toBe(-1);
});
