import { regionNames, regionRecord, ticksPerDay } from "@episcope/common";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { activities, code } from "../activities.ts";
import { type City, roles, type Template, wordsPerVisit } from "./city.ts";
import { unitRoom } from "./facilities/careHomes.ts";
import { isGroup, teamRoom } from "./facilities/groups.ts";
import { cityHash } from "./file/cityHash.ts";
import { makeCity, settleRegion } from "./makeCity.ts";
import { role } from "./people/roles.ts";
import type { Population } from "./population.ts";
import { spacesOf } from "./schedule/occupancy.ts";

const slow = 120_000;
let tiny: City;
let population: Population;
beforeAll(() => {
  tiny = makeCity({ region: "berlin", sample: 1 / 400 });
  population = settleRegion({ region: "berlin", sample: 1 / 400 }).population;
}, slow);

interface Visit {
  readonly person: number;
  readonly container: number;
  readonly enter: number;
  readonly leave: number;
  readonly activity: number;
}

function visitsOf({ visits }: Template): readonly Visit[] {
  return Array.from({ length: visits.length / wordsPerVisit }, (_, visit) => {
    const at = visit * wordsPerVisit;
    const [times, what] = [visits[at + 2] ?? 0, visits[at + 3] ?? 0];
    return {
      person: visits[at] ?? 0,
      container: visits[at + 1] ?? 0,
      enter: times & 0xffff,
      leave: times >>> 16,
      activity: what & 0xff,
    };
  });
}

function isSameBuilding({ containerX, containerY }: City, one: number, other: number): boolean {
  return containerX[one] === containerX[other] && containerY[one] === containerY[other];
}

/** Rules for the day of every person. */
function daysFaults(city: City): readonly string[] {
  const faults: string[] = [];
  city.templates.forEach((template, number) => {
    const all = visitsOf(template);
    if (template.personStart[city.personCount] !== all.length) faults.push("visits without person");
    for (let person = 0; person < city.personCount; person++) {
      const day = all.slice(template.personStart[person], template.personStart[person + 1]);
      const where = `template ${number}, person ${person}: `;
      const home = city.home[person];
      if (day[0]?.enter !== 0 || day.at(-1)?.leave !== ticksPerDay) faults.push(`${where}not 24 h`);
      for (const end of [day[0], day.at(-1)]) {
        if (end?.container !== home || end?.activity !== code.home) faults.push(`${where}not home`);
      }
      day.forEach((visit, index) => {
        const next = day[index + 1];
        if (visit.person !== person) faults.push(`${where}misplaced`);
        if (visit.leave <= visit.enter) faults.push(`${where}no stay`);
        if (next !== undefined && next.enter < visit.leave) faults.push(`${where}overlap`);
        // Without time for a way only another room of the same building can be reached.
        if (next?.enter === visit.leave && !isSameBuilding(city, visit.container, next.container)) {
          faults.push(`${where}jump`);
        }
        const isRide = visit.activity === code.pt;
        if (isRide && (next === undefined || next.activity === code.pt || index === 0)) {
          faults.push(`${where}ride from nowhere`);
        }
        const isAtHome = visit.container === home;
        if ((visit.activity === code.home) !== isAtHome) faults.push(`${where}home is elsewhere`);
      });
    }
  });
  return faults;
}

test("the day of everybody: at home at both ends, in order, without overlap", () => {
  expect(daysFaults(tiny)).toEqual([]);
  expect(tiny.templates.every(({ visits }) => visits.length > 0)).toBe(true);
});

test("every visit is in the list of its container exactly once, by time", () => {
  for (const template of tiny.templates) {
    const all = visitsOf(template);
    const seen = new Uint8Array(all.length);
    let misplaced = 0;
    for (let container = 0; container < tiny.containerCount; container++) {
      let before = 0;
      const until = template.containerStart[container + 1] ?? 0;
      for (let n = template.containerStart[container] ?? 0; n < until; n++) {
        const number = template.containerVisits[n] ?? 0;
        const visit = all[number];
        seen[number] = (seen[number] ?? 0) + 1;
        if (visit?.container !== container || visit.enter < before) misplaced++;
        before = visit?.enter ?? 0;
      }
    }
    expect(misplaced).toBe(0);
    expect(seen.every((times) => times === 1)).toBe(true);
  }
});

test("maxPeople, main activity and rooms are those of a plain count over all visits", () => {
  const byContainer = new Map<number, { visits: readonly Visit[][]; counts: number[] }>();
  tiny.templates.forEach((template, number) => {
    for (const visit of visitsOf(template)) {
      let entry = byContainer.get(visit.container);
      if (entry === undefined) {
        entry = { visits: [[], [], []], counts: activities.map(() => 0) };
        byContainer.set(visit.container, entry);
      }
      entry.visits[number]?.push(visit);
      const days = number === 0 ? 5 : 1;
      entry.counts[visit.activity] = (entry.counts[visit.activity] ?? 0) + days;
    }
  });
  const wrong: string[] = [];
  for (const [container, { visits, counts }] of byContainer) {
    const activity = tiny.containerActivity[container] ?? 0;
    const maxPeople = tiny.maxPeople[container] ?? 0;
    if (counts[activity] !== Math.max(...counts)) wrong.push(`activity of ${container}`);
    const isOneRoom = isGroup(population.groups, container);
    const rooms = isOneRoom ? 1 : spacesOf(activity, maxPeople);
    if (tiny.spaces[container] !== rooms) wrong.push(`rooms ${container}`);
    const isUnit = population.careHomes.diningRoom.has(container);
    if (isUnit || (isOneRoom && activity === code.work)) {
      if (maxPeople !== (isUnit ? unitRoom : teamRoom)) wrong.push(`closeness in ${container}`);
      continue;
    }
    if (activity === code.pt) {
      if (![143, 390, 975, 1300].includes(maxPeople)) wrong.push(`capacity of ${container}`);
      continue;
    }
    // The most are present when somebody has just entered.
    const peak = Math.max(
      ...visits.flatMap((day) =>
        day.map((at) => day.filter((v) => v.enter <= at.enter && at.enter < v.leave).length),
      ),
    );
    if (peak !== maxPeople) wrong.push(`most people in ${container}: ${peak}, not ${maxPeople}`);
  }
  expect(wrong).toEqual([]);
  expect(tiny.maxPeople.every((people) => people >= 1)).toBe(true);
});

test("neighbours in memory: districts, homes in order, households together", () => {
  for (let person = 1; person < tiny.personCount; person++) {
    const [before, home] = [tiny.home[person - 1] ?? 0, tiny.home[person] ?? 0];
    expect(home === before || home === before + 1).toBe(true);
    expect(tiny.containerDistrict[home]).toBe(tiny.district[person]);
  }
  // Homes next to each other in number are mostly closer than 2 km.
  const homes = (tiny.home.at(-1) ?? 0) + 1;
  let close = 0;
  for (let home = 1; home < homes; home++) {
    const east = (tiny.containerX[home] ?? 0) - (tiny.containerX[home - 1] ?? 0);
    const north = (tiny.containerY[home] ?? 0) - (tiny.containerY[home - 1] ?? 0);
    if (Math.sqrt(east * east + north * north) < 2000) close++;
  }
  expect(close / homes).toBeGreaterThan(0.98);
});

test("people do what their role says, in places made for it; staff work where others learn or shop", () => {
  const workIn = new Set<number>();
  for (const { person, container, activity } of visitsOf(tiny.templates[0])) {
    const own = roles[tiny.role[person] ?? 0];
    if (activity === code.work) {
      const isCareHome = tiny.containerActivity[container] === code.home;
      expect(own).toBe(isCareHome ? "carer" : "worker");
      workIn.add(tiny.containerActivity[container] ?? 0);
    }
    if (activity === code.educ_primary) expect(own).toBe("primary");
    if (activity === code.educ_kiga) expect(tiny.age[person]).toBeLessThan(6);
    if (activity === code.educ_higher) expect(own).toBe("student");
  }
  for (const name of ["work", "educ_kiga", "educ_primary", "shop_daily", "leisPublic"] as const) {
    expect(workIn).toContain(code[name]);
  }
});

test("as many public as private places of leisure", () => {
  let [open, closed] = [0, 0];
  for (const { activity } of visitsOf(tiny.templates[1])) {
    if (activity === code.leisPublic) open++;
    if (activity === code.leisPrivate) closed++;
  }
  // Visits follow popularity, which varies: the places alternate.
  expect(open / (open + closed)).toBeGreaterThan(0.35);
  expect(open / (open + closed)).toBeLessThan(0.65);
  // Without the dining rooms of care homes.
  const places = tiny.containerActivity.subarray(0, population.groups.first);
  const count = (what: number) => places.filter((own) => own === what).length;
  expect(Math.abs(count(code.leisPublic) - count(code.leisPrivate))).toBeLessThanOrEqual(2);
});

test("care homes: twelve residents of 80 and older, and staff", () => {
  const residents = new Map<number, number[]>();
  tiny.home.forEach((home, person) => {
    residents.set(home, [...(residents.get(home) ?? []), tiny.age[person] ?? 0]);
  });
  const units = [...residents].filter(([, ages]) => ages.length === 12);
  const old = tiny.age.filter((age) => age >= 80).length;
  expect(units).toHaveLength(Math.round((0.11 * old) / 12));
  for (const [home, ages] of units) {
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(80);
    const staff = new Set(
      visitsOf(tiny.templates[0])
        .filter((visit) => visit.container === home && visit.activity === code.work)
        .map(({ person }) => person),
    );
    expect(staff.size).toBeGreaterThan(0);
  }
});

test(
  "13 % of Berlin's workers work in the ring, a part of the ring's in Berlin",
  () => {
    const city = makeCity({ region: "berlin", sample: 1 / 100 });
    const umland = city.districts.findIndex(({ isCity }) => !isCity);
    const workers = { out: 0, stay: 0, in: 0, ring: 0 };
    const seen = new Set<number>();
    for (const { person, container, activity } of visitsOf(city.templates[0])) {
      if (activity !== code.work || seen.has(person)) continue;
      seen.add(person);
      const isOut = city.containerDistrict[container] === umland;
      if (city.district[person] === umland) workers[isOut ? "ring" : "in"]++;
      else workers[isOut ? "out" : "stay"]++;
    }
    expect(Math.abs(workers.out / (workers.out + workers.stay) - 0.13)).toBeLessThan(0.015);
    expect(Math.abs(workers.in / (workers.in + workers.ring) - 0.5)).toBeLessThan(0.08);
  },
  slow,
);

test(
  "commuters to Cologne all work, and nearly all of them in the city",
  () => {
    const city = makeCity({ region: "cologne", sample: 1 / 100 });
    expect(city.residentCount).toBe(10_600);
    expect(city.personCount).toBe(13_420);
    const commuters = Array.from(city.role).slice(city.residentCount);
    expect(new Set(commuters)).toEqual(new Set([role.worker, role.carer]));
    expect(city.district.slice(city.residentCount).every((district) => district === 9)).toBe(true);
  },
  slow,
);

test("who goes out on weekdays goes out at weekends", () => {
  const leisure = tiny.templates.map((template) => {
    const goesOut = new Set(
      visitsOf(template)
        .filter(({ activity }) => activity === code.leisPublic || activity === code.leisPrivate)
        .map(({ person }) => person),
    );
    return Array.from({ length: tiny.personCount }, (_, person) => goesOut.has(person));
  });
  const [weekday = [], saturday = []] = leisure;
  const shareOf = (chosen: boolean) => {
    const outings = saturday.filter((_, person) => weekday[person] === chosen);
    return outings.filter(Boolean).length / outings.length;
  };
  expect(shareOf(true)).toBeGreaterThan(0.6);
  expect(shareOf(false)).toBeLessThan(0.3);
});

test(
  "the same options make the same city, another seed or sample another one",
  () => {
    const hash = cityHash(tiny);
    expect(cityHash(makeCity({ region: "berlin", sample: 1 / 400, seed: 4711 }))).toBe(hash);
    expect(cityHash(makeCity({ region: "berlin", sample: 1 / 400, seed: 4712 }))).not.toBe(hash);
    expect(cityHash(makeCity({ region: "berlin", sample: 1 / 399 }))).not.toBe(hash);
  },
  slow,
);

test(
  "any region, sample and seed gives sound days",
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regionNames()),
        fc.integer({ min: 600, max: 4000 }),
        fc.integer(),
        (region, people, seed) => {
          const { residents } = regionRecord(region).place;
          const city = makeCity({ region, sample: people / residents, seed });
          expect(daysFaults(city)).toEqual([]);
        },
      ),
      { numRuns: 6 },
    );
  },
  slow,
);

test("impossible options are refused with a reason", () => {
  expect(() => makeCity({ region: "berlin", sample: 0 })).toThrow("above 0 and at most 1");
  expect(() => makeCity({ region: "berlin", sample: 1.01 })).toThrow("above 0 and at most 1");
  expect(() => makeCity({ region: "berlin", sample: Number.NaN })).toThrow("above 0");
  expect(() => makeCity({ region: "heinsberg", sample: 1e-4 })).toThrow("leaves 25 people");
  expect(() => makeCity({ region: "berlin", sample: 0.01, seed: 0.5 })).toThrow("whole number");
  expect(() => makeCity({ region: "constructor", sample: 1 })).toThrow("unknown region");
});
