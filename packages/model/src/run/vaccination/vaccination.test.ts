// Doses of a run: who gets them, in which order, how many (model specification 6.8).
import { describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { role } from "../../city/people/roles.ts";
import { vaccine } from "../../immunity/vaccines.ts";
import type { ModelSettings, VaccinationSettings } from "../../settings.ts";
import { cityFixture, together } from "../fixtures/cityFixture.ts";
import { campaign, vaccination } from "../fixtures/measureFixtures.ts";
import { fieldOf, numbers, runFor, savedState, wordsOf } from "../fixtures/runFixtures.ts";
import { always, plainSettings, plainStartDay } from "../plainSettings.ts";
import { simulate } from "../simulation.ts";

const count = 1000;
const unlimited = Number.POSITIVE_INFINITY;

/** Everybody at one place; ages from 0 to 99, ten people each. */
function cityOf(sample = 1, outside = 0): City {
  const people = Array.from({ length: count }, (_, person) => ({
    age: person % 100,
    isFromOutside: person < outside,
  }));
  return cityFixture({ people, visits: together([0, count], 0, "work", 8, 16), sample });
}

interface Dose {
  readonly person: number;
  readonly day: number;
  readonly vaccine: number;
  readonly age: number;
}

function runWith(
  settings: Partial<VaccinationSettings>,
  { city = cityOf(), dayCount = 30, ...changes }: Partial<ModelSettings> & { city?: City } = {},
) {
  const result = simulate(
    city,
    plainSettings("berlin2021", dayCount, {
      theta: 0,
      imports: [],
      vaccination: vaccination(settings),
      ...changes,
    }),
  );
  const { doses } = result;
  const given = Array.from({ length: doses.count }, (_, entry): Dose => {
    const person = doses.person[entry] ?? 0;
    return {
      person,
      day: doses.day[entry] ?? 0,
      vaccine: doses.vaccine[entry] ?? 0,
      age: city.age[person] ?? 0,
    };
  });
  return { result, given };
}

function perDay(given: readonly Dose[], dayCount: number): readonly number[] {
  const counts = new Array<number>(dayCount).fill(0);
  for (const { day } of given) counts[day - 1] = (counts[day - 1] ?? 0) + 1;
  return counts;
}

/** Doses by person, in their order. */
function byPerson(given: readonly Dose[]): ReadonlyMap<number, readonly Dose[]> {
  const people = new Map<number, Dose[]>();
  for (const dose of given) people.set(dose.person, [...(people.get(dose.person) ?? []), dose]);
  return people;
}

describe("first doses", () => {
  test("as many a day as there are, the oldest first, nobody twice", () => {
    const { given } = runWith({ doses: always(40) });
    expect(perDay(given, 30)).toEqual([...new Array(25).fill(40), ...new Array(5).fill(0)]);
    given.forEach(({ age }, index) => {
      expect(age).toBeLessThanOrEqual(given[index - 1]?.age ?? 99);
    });
    expect(byPerson(given).size).toBe(count);
  });

  test("in any order of ages when asked for", () => {
    const { given } = runWith({ doses: always(10), order: "random" });
    const mean = given.reduce((sum, { age }) => sum + age, 0) / given.length;
    expect(given).toHaveLength(300);
    expect(Math.abs(mean - 49.5)).toBeLessThan(6);
  });

  test.each(["byAge", "random"] as const)(
    "%s: to residents and carers of care homes before all others",
    (order) => {
      const city = cityOf();
      // Ten residents of 85, thirty carers of 20, 40 and 60.
      const isFirst = (person: number) => [20, 40, 60, 85].includes(person % 100);
      city.role.set(
        Uint8Array.from({ length: count }, (_, person) =>
          isFirst(person) ? (person % 100 === 85 ? role.careResident : role.carer) : role.none,
        ),
      );
      const { given } = runWith({ doses: always(20), order }, { city, dayCount: 3 });
      const firsts = given.filter(({ person }) => isFirst(person));
      expect(firsts).toHaveLength(40);
      expect(firsts.every(({ day }) => day <= 2)).toBe(true);
      expect(given.filter(({ day }) => day === 3)).toHaveLength(20);
    },
  );

  test("with quotas, residents and carers are first among their age", () => {
    const city = cityOf();
    for (let person = 0; person < count; person++) {
      if (person % 100 === 85) city.role[person] = role.careResident;
      if (person % 100 === 40) city.role[person] = role.carer;
    }
    // A tenth of 200 and of 420 people.
    const quotas = [
      { ages: [80, 120] as const, share: Float64Array.of(0.1) },
      { ages: [18, 59] as const, share: Float64Array.of(0.1) },
    ];
    const { given } = runWith({ quotas }, { city, dayCount: 1 });
    const ofRole = (own: number) => given.filter(({ person }) => city.role[person] === own).length;
    expect(given).toHaveLength(20 + 42);
    expect(ofRole(role.careResident)).toBe(10);
    expect(ofRole(role.carer)).toBe(10);
  });

  test("only to the willing, by age", () => {
    const compliance = [
      { age: 0, share: 0 },
      { age: 12, share: 0.5 },
      { age: 65, share: 1 },
    ];
    const { given } = runWith({ doses: always(unlimited), compliance });
    const aged = (from: number, to: number) =>
      given.filter(({ age }) => age >= from && age < to).length;
    expect(aged(0, 12)).toBe(0);
    expect(Math.abs(aged(12, 65) / 530 - 0.5)).toBeLessThan(0.09);
    expect(aged(65, 100)).toBe(350);
  });

  test("with the share of mRNA of the day", () => {
    const mRnaShare = Float64Array.from({ length: 30 }, (_, day) => (day < 10 ? 1 : 0.3));
    const { given } = runWith({ doses: always(30), mRnaShare });
    const share = (doses: readonly Dose[]) =>
      doses.filter(({ vaccine: type }) => type === vaccine.mRNA).length / doses.length;
    expect(share(given.filter(({ day }) => day <= 10))).toBe(1);
    expect(Math.abs(share(given.filter(({ day }) => day > 10)) - 0.3)).toBeLessThan(0.08);
  });

  test("scaled with the sample, by chance where it does not come out even", () => {
    const { given } = runWith({ doses: always(130) }, { city: cityOf(0.05), dayCount: 100 });
    expect(Math.abs(given.length - 650)).toBeLessThan(25);
    expect(new Set(perDay(given, 100))).toEqual(new Set([6, 7]));
  });

  test("people of the surroundings get their share on top", () => {
    const city = cityOf(1, 200);
    const { result, given } = runWith({ doses: always(8) }, { city, dayCount: 50 });
    expect(given).toHaveLength(500);
    const residents = given.filter(({ person }) => person >= 200).length;
    expect(Math.abs(residents - 400)).toBeLessThan(40);
    expect(numbers(result, "infections", "nVaccinated").at(-1)).toBe(residents);
  });

  test("those who were infected wait until they have recovered for half a year", () => {
    const imports = [{ strain: 0, perDay: Float64Array.of(100, 0) }];
    const { result, given } = runWith(
      { doses: Float64Array.of(0, 0, unlimited) },
      { imports, dayCount: 250 },
    );
    const { log } = result;
    const people = byPerson(given);
    const recoveredDay = new Map(
      [...log.person].map((person, entry) => [person, log.recoveredDay[entry]]),
    );
    let waited = 0;
    for (const [person, [first]] of people) {
      const recovered = recoveredDay.get(person);
      if (recovered === undefined || first === undefined) continue;
      expect(first.day).toBe(recovered + 181);
      waited++;
    }
    expect(waited).toBeGreaterThan(80);
  });
});

describe("quotas", () => {
  test("are reached by every group on every day, within the group the oldest first", () => {
    const share = (from: number, to: number) =>
      Float64Array.from({ length: 30 }, (_, day) => from + ((to - from) * day) / 29);
    const quotas = [
      { ages: [12, 17] as const, share: share(0, 0.5) },
      { ages: [18, 59] as const, share: share(0.1, 0.6) },
      { ages: [60, 120] as const, share: share(0.2, 0.9) },
    ];
    const { given } = runWith({ quotas, doses: always(0) });
    for (const { ages, share: wanted } of quotas) {
      const [from, to] = [ages[0], Math.min(99, ages[1])];
      const people = 10 * (to - from + 1);
      for (let day = 1; day <= 30; day++) {
        const had = given.filter((dose) => dose.age >= from && dose.age <= to && dose.day <= day);
        expect(Math.abs(had.length - (wanted[day - 1] ?? 0) * people)).toBeLessThanOrEqual(0.5);
      }
    }
    expect(given.some(({ age }) => age < 12)).toBe(false);
    const older = given.filter(({ age }) => age >= 60).map(({ age }) => age);
    expect(older).toEqual(older.toSorted((a, b) => b - a));
  });

  test("of ages that overlap count everybody once", () => {
    const quotas = [
      { ages: [0, 79] as const, share: always(0.5) },
      { ages: [60, 120] as const, share: always(1) },
    ];
    const { given } = runWith({ quotas, compliance: [{ age: 0, share: 1 }] });
    expect(given.filter(({ age }) => age >= 80)).toHaveLength(200);
    expect(given.filter(({ age }) => age < 80)).toHaveLength(400);
  });

  test("end where nobody willing is left", () => {
    const quotas = [{ ages: [0, 120] as const, share: always(0.9) }];
    const { given } = runWith({ quotas, compliance: [{ age: 0, share: 0.5 }] });
    expect(Math.abs(given.length / count - 0.5)).toBeLessThan(0.07);
  });
});

describe("boosters", () => {
  test("after the waiting time of the last dose, mRNA, in the order of doses", () => {
    const { given } = runWith(
      {
        doses: Float64Array.of(100, 100, 0),
        mRnaShare: Float64Array.of(1, 0),
        boosters: always(30),
        boosterAfterDays: { mRna: 10, vector: 15 },
      },
      { dayCount: 40 },
    );
    const boosters = given.filter(({ day }) => day > 2);
    expect(boosters.every(({ vaccine: type }) => type === vaccine.mRNA)).toBe(true);
    for (const [first, second] of byPerson(given).values()) {
      if (!first || !second) continue;
      expect(second.day - first.day).toBeGreaterThanOrEqual(
        first.vaccine === vaccine.vector ? 15 : 10,
      );
    }
    const counts = perDay(given, 40);
    // 100 people with mRNA from day 11 on, 100 with vector from day 17 on.
    expect(counts.slice(2, 17)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 10, 0, 0, 30]);
  });

  test("again after the next waiting time, and counted as boosters once", () => {
    const { result, given } = runWith(
      {
        doses: Float64Array.of(50, 0),
        boosters: always(unlimited),
        boosterAfterDays: { mRna: 10, vector: 10 },
      },
      { dayCount: 25 },
    );
    expect(
      perDay(given, 25).flatMap((doses, day) => (doses > 0 ? [[day + 1, doses]] : [])),
    ).toEqual([
      [1, 50],
      [11, 50],
      [21, 50],
    ]);
    expect(numbers(result, "infections", "nReVaccinated").at(-1)).toBe(50);
    expect(numbers(result, "infections", "nVaccinated").at(-1)).toBe(50);
  });

  test("do not wait for people who had a dose of a campaign in between", () => {
    const { given } = runWith(
      {
        doses: Float64Array.of(200, 0),
        boosters: Float64Array.of(...new Array<number>(20).fill(0), 50, 0),
        boosterAfterDays: { mRna: 15, vector: 15 },
        // The oldest, who are first in line.
        campaigns: [
          campaign({
            from: plainStartDay + 9,
            days: 3,
            compliance: [
              { age: 0, share: 0 },
              { age: 90, share: 1 },
            ],
          }),
        ],
      },
      { dayCount: 25 },
    );
    expect(given.filter(({ day }) => day === 21)).toHaveLength(50);
  });
});

describe("a stock of doses", () => {
  test("is never exceeded by first doses", () => {
    const { given } = runWith({ doses: always(37), totalDoses: 500 });
    expect(given).toHaveLength(500);
  });

  test("is shared by first doses and boosters", () => {
    const { given } = runWith(
      {
        doses: always(37),
        boosters: always(20),
        boosterAfterDays: { mRna: 3, vector: 3 },
        totalDoses: 500,
      },
      { city: cityOf(0.9), dayCount: 30 },
    );
    expect(given.length).toBeLessThanOrEqual(450);
    expect(given.length).toBeGreaterThan(447);
  });
});

describe("campaigns", () => {
  test("everybody willing once, evenly over their days, with their vaccine", () => {
    const campaigns = [
      campaign({
        from: plainStartDay + 5,
        days: 10,
        vaccine: vaccine.ba5Update,
        compliance: [{ age: 0, share: 0.6 }],
      }),
    ];
    const { given } = runWith({ doses: always(0), campaigns });
    expect(Math.abs(given.length / count - 0.6)).toBeLessThan(0.06);
    expect(byPerson(given).size).toBe(given.length);
    const counts = perDay(given, 30);
    expect(counts.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(counts.slice(15)).toEqual(new Array(15).fill(0));
    for (const doses of counts.slice(5, 15)) expect(Math.abs(doses - 60)).toBeLessThan(32);
    expect(given.every(({ vaccine: type }) => type === vaccine.ba5Update)).toBe(true);
  });

  test("only for people with enough doses that are long enough ago", () => {
    const campaigns = [
      campaign({ from: plainStartDay + 14, days: 10, minimumDoses: 1, minimumDaysSinceDose: 12 }),
    ];
    const doses = Float64Array.from({ length: 12 }, (_, day) => (day < 11 ? 20 : 0));
    const { given } = runWith({ doses, campaigns }, { dayCount: 40 });
    let second = 0;
    for (const [first, next] of byPerson(given).values()) {
      expect(first?.day).toBeLessThanOrEqual(11);
      if (!first || !next) continue;
      expect(next.day - first.day).toBeGreaterThanOrEqual(12);
      second++;
    }
    expect(second).toBeGreaterThan(100);
  });

  test("a limit per day, going round all people", () => {
    const campaigns = [campaign({ days: 30, dosesPerDay: 25, minimumDaysSinceDose: 1000 })];
    const { given } = runWith({ doses: always(0), campaigns });
    expect(perDay(given, 30)).toEqual(new Array(30).fill(25));
    expect(byPerson(given).size).toBe(750);
  });

  test("who had a dose from a campaign does not wait for a first one any more", () => {
    const campaigns = [
      campaign({ from: plainStartDay, days: 1, compliance: [{ age: 50, share: 1 }] }),
    ];
    const { given } = runWith({ doses: Float64Array.of(0, 100), campaigns });
    expect(given).toHaveLength(count);
    expect(byPerson(given).size).toBe(count);
  });

  test("one of a million years reaches hardly anybody, and nothing breaks", () => {
    const campaigns = [
      campaign({ from: plainStartDay, days: 365_000_000, compliance: [{ age: 0, share: 1 }] }),
    ];
    const { given } = runWith({ doses: always(0), campaigns });
    expect(given.length).toBeLessThan(2);
  });

  test("not for people who were infected lately", () => {
    const imports = [{ strain: 0, perDay: Float64Array.of(500, 0) }];
    const campaigns = [
      campaign({ from: plainStartDay + 59, days: 1, minimumDaysSinceInfection: 90 }),
    ];
    const { result, given } = runWith({ doses: always(0), campaigns }, { imports, dayCount: 70 });
    const infected = new Set(result.log.person);
    expect(given).toHaveLength(500);
    expect(given.some(({ person }) => infected.has(person))).toBe(false);
  });
});

test("people count as vaccinated when the first dose has its full effect, or with the second", () => {
  const { result } = runWith(
    {
      doses: Float64Array.of(100, 100, 0),
      mRnaShare: Float64Array.of(1, 0),
      boosters: Float64Array.of(...new Array<number>(59).fill(0), 10, 0),
      boosterAfterDays: { mRna: 1000, vector: 20 },
    },
    { dayCount: 80 },
  );
  const vaccinated = numbers(result, "infections", "nSusceptibleVaccinated");
  // Day 50: 49 days after the mRNA doses; day 60: ten boosters; day 72: 70 days after the vector
  // doses.
  expect([48, 49, 50, 59, 60, 71, 72].map((day) => vaccinated[day - 1])).toEqual([
    0, 0, 100, 100, 110, 110, 200,
  ]);
});

test("the last dose is what protection is counted from", () => {
  const settings = plainSettings("berlin2021", 30, {
    theta: 0,
    imports: [],
    vaccination: vaccination({
      doses: Float64Array.of(count, 0),
      boosters: Float64Array.of(...new Array<number>(20).fill(0), 100, 0),
      boosterAfterDays: { mRna: 20, vector: 20 },
    }),
  });
  const state = savedState(runFor(cityOf(), settings));
  const last = fieldOf(state, "lastDoseDay");
  expect(wordsOf(state, "dose log day").filter((day) => day === 1)).toHaveLength(count);
  expect(last.filter((day) => day === 21)).toHaveLength(100);
  expect(last.filter((day) => day === 1)).toHaveLength(900);
});
