// Tests: whom they find, whom they send home by mistake, and who is tested at all
// (model specification 6.5).
import { notReached } from "@episcope/common";
import { describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import type { ModelSettings, TestRate, TestSettings } from "../../settings.ts";
import { quarantine } from "../disease/status.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { restrict, testing, vaccination } from "../fixtures/measureFixtures.ts";
import { bytesOf, fieldOf, numbers, savedState } from "../fixtures/runFixtures.ts";
import { always, plainSettings } from "../plainSettings.ts";
import { Simulation } from "../simulation.ts";

const unlimited = Number.POSITIVE_INFINITY;
const count = 1000;
const workers = cityFixture({
  people: adults(count),
  visits: together([0, count], 0, "work", 8, 16),
});

function rate(kind: "rapid" | "pcr", withoutPass: number, withPass = withoutPass): TestRate {
  return {
    kind,
    activities: ["work"],
    withoutPass: always(withoutPass),
    withPass: always(withPass),
  };
}

function kindOf(falseNegative: number, falsePositive: number, capacity = unlimited) {
  return { falseNegative: always(falseNegative), falsePositive, capacity };
}

interface Tested {
  readonly run: Simulation;
  /** Day on which a person was first sent home. */
  readonly sentHome: ReadonlyMap<number, number>;
  /** People at home after each day. */
  readonly atHome: readonly number[];
}

function runTests(
  city: City,
  tests: Partial<TestSettings>,
  changes: Partial<ModelSettings> = {},
  profile: "classic2020" | "berlin2021" = "berlin2021",
): Tested {
  const settings = plainSettings(profile, 12, {
    theta: 0,
    imports: [],
    tests: testing(tests),
    ...changes,
  });
  const run = new Simulation(city, settings);
  const sentHome = new Map<number, number>();
  const atHome: number[] = [];
  while (!run.isFinished) {
    run.step();
    const quarantines = bytesOf(savedState(run), "quarantine");
    quarantines.forEach((kind, person) => {
      if (kind === quarantine.atHome && !sentHome.has(person)) sentHome.set(person, run.day);
    });
    atHome.push(quarantines.filter((kind) => kind === quarantine.atHome).length);
  }
  return { run, sentHome, atHome };
}

/** Everybody is infected from outside on the first day. */
const allInfected = { imports: [{ strain: 0, perDay: Float64Array.of(count, 0) }] };
const daysLongEnough = 12;

describe("people who are infected", () => {
  /** Days from becoming contagious, or from the infection, until the test was positive. */
  function daysUntilFound(kind: "rapid" | "pcr", profile: "classic2020" | "berlin2021") {
    const sure = kindOf(0, 0);
    const { run, sentHome } = runTests(
      workers,
      { rapid: sure, pcr: sure, rates: [rate(kind, 1)] },
      allInfected,
      profile,
    );
    const { log } = run.finish();
    const found = new Map<number, number>();
    let missed = 0;
    for (let entry = 0; entry < log.count; entry++) {
      const day = sentHome.get(log.person[entry] ?? 0);
      const contagious = log.contagiousDay[entry] ?? notReached;
      const over = Math.min(
        log.symptomsDay[entry] ?? notReached,
        log.recoveredDay[entry] ?? notReached,
      );
      if (day === undefined) {
        if (over > contagious + 2 && contagious + 2 <= daysLongEnough) missed++;
        continue;
      }
      const since = kind === "rapid" ? day - contagious : day - (log.day[entry] ?? 0);
      found.set(since, (found.get(since) ?? 0) + 1);
    }
    return {
      days: [...found.keys()],
      missed,
      count: [...found.values()].reduce((a, b) => a + b, 0),
    };
  }

  test.each(["classic2020", "berlin2021"] as const)(
    "are found by rapid tests when they have been contagious for two days, in %s",
    (profile) => {
      const { days, missed, count: found } = daysUntilFound("rapid", profile);
      expect(days).toEqual([2]);
      expect(missed).toBe(0);
      expect(found).toBeGreaterThan(100);
    },
  );

  test("are found by PCR tests two days after the infection", () => {
    const { days, missed, count: found } = daysUntilFound("pcr", "berlin2021");
    expect(days).toEqual([2]);
    expect(missed).toBe(0);
    expect(found).toBeGreaterThan(800);
  });

  test("are found by PCR tests before they are contagious", () => {
    expect(daysUntilFound("pcr", "classic2020").days).toEqual([2]);
  });

  test("are missed as often as the false-negative rate says", () => {
    const tests = { rapid: kindOf(0.3, 0), rates: [rate("rapid", 1)] };
    const { run, sentHome } = runTests(workers, tests, allInfected);
    const { log } = run.finish();
    let [due, found] = [0, 0];
    for (let entry = 0; entry < log.count; entry++) {
      const day = (log.contagiousDay[entry] ?? notReached) + 2;
      const isAbout =
        Math.min(log.symptomsDay[entry] ?? notReached, log.recoveredDay[entry] ?? notReached) > day;
      if (!isAbout) continue;
      due++;
      if (sentHome.get(log.person[entry] ?? 0) === day) found++;
    }
    expect(due).toBeGreaterThan(700);
    expect(Math.abs(found / due - 0.7)).toBeLessThan(0.06);
  });
});

describe("people who are not infected", () => {
  test.each([
    [0.5, 0.2],
    [1, 0.05],
    [0.1, 0.5],
  ])("a rate of %f and %f false positives send so many home", (tested, falsePositive) => {
    const { sentHome, atHome } = runTests(workers, {
      rapid: kindOf(0, falsePositive),
      rates: [rate("rapid", tested)],
    });
    const share = tested * falsePositive;
    const deviation = Math.sqrt((share * (1 - share)) / count);
    const firstDay = [...sentHome.values()].filter((day) => day === 1).length;
    expect(Math.abs(firstDay / count - share)).toBeLessThan(4 * deviation);
    // At home on the day and the two after it, then the door opens again.
    expect(atHome[1]).toBeGreaterThan(firstDay);
    expect(Math.max(...atHome)).toBeLessThan(count * Math.min(1, 3 * share) * 1.3);
  });

  test("by what they plan: work, leisure after it, leisure only, or nothing that is tested", () => {
    const many = 40_000;
    const plan = (person: number) => person % 4;
    const mixed = cityFixture({
      people: adults(many),
      visits: Array.from({ length: many }, (_, person) => [
        ...(plan(person) < 2
          ? [{ person, container: 0, activity: "work" as const, from: 8, to: 16 }]
          : []),
        ...(plan(person) === 1 || plan(person) === 2
          ? [{ person, container: 1, activity: "leisure" as const, from: 17, to: 20 }]
          : []),
        ...(plan(person) === 3
          ? [{ person, container: 2, activity: "shop_daily" as const, from: 17, to: 18 }]
          : []),
      ]).flat(),
    });
    const leisure: TestRate = { ...rate("rapid", 0.8), activities: ["leisure"] };
    const { sentHome } = runTests(
      mixed,
      { rapid: kindOf(0, 0.5), rates: [rate("rapid", 0.2), leisure] },
      { restrictions: restrict(["leisure"], { remaining: 0.5 }) },
    );
    const firstDay = [0, 0, 0, 0];
    for (const [person, day] of sentHome) {
      if (day === 1) firstDay[plan(person)] = (firstDay[plan(person)] ?? 0) + 1;
    }
    // Half of the tests are wrong; leisure takes place for half of the people, who are tested at
    // the higher rate then.
    const shares = [0.1, 0.5 * 0.4 + 0.5 * 0.1, 0.5 * 0.4, 0];
    shares.forEach((share, place) => {
      const deviation = Math.sqrt((share * (1 - share)) / (many / 4));
      const found = (firstDay[place] ?? 0) / (many / 4);
      expect(Math.abs(found - share)).toBeLessThanOrEqual(4 * deviation);
    });
  });

  test("nobody is sent home by tests that are never wrong", () => {
    const sure = kindOf(0, 0);
    const tests = { rapid: sure, pcr: sure, rates: [rate("rapid", 1), rate("pcr", 1)] };
    expect(runTests(workers, tests).sentHome.size).toBe(0);
  });
});

describe("who is tested", () => {
  const always1 = { rapid: kindOf(0, 1), rates: [rate("rapid", 1)] };

  test("those who go to work, if work takes place", () => {
    expect(runTests(workers, always1).sentHome.size).toBe(count);
    const closed = { restrictions: restrict(["work"], { remaining: 0 }) };
    expect(runTests(workers, always1, closed).sentHome.size).toBe(0);
    const leisure = { ...rate("rapid", 1), activities: ["leisure" as const] };
    expect(runTests(workers, { ...always1, rates: [leisure] }).sentHome.size).toBe(0);
  });

  test("with fixed days everybody, on Mondays and Thursdays", () => {
    const { sentHome, atHome } = runTests(workers, {
      ...always1,
      strategy: "fixedDays",
      rapid: kindOf(0, 0.5),
    });
    // The first day is a Monday, so the fourth is a Thursday; both send half of those who are about
    // home.
    expect(new Set(sentHome.values())).toEqual(new Set([1, 4, 8, 11]));
    expect(atHome[1]).toBe(atHome[0]);
  });

  test("a share of the households takes part", () => {
    const homes = cityFixture({
      people: adults(count),
      visits: Array.from({ length: count / 2 }, (_, home) =>
        together([2 * home, 2 * home + 2], home, "home", 0, 24),
      ).flat(),
    });
    const tests = {
      rapid: kindOf(0, 1),
      rates: [{ ...rate("rapid", 1), activities: ["home" as const] }],
      householdCompliance: 0.4,
    };
    const { sentHome } = runTests(homes, tests);
    expect(Math.abs(sentHome.size / count - 0.4)).toBeLessThan(0.08);
    for (const person of sentHome.keys()) expect(sentHome.has(person ^ 1)).toBe(true);
  });

  test("people with a green pass at a rate of their own", () => {
    const dayCount = 60;
    const settings = {
      dayCount,
      vaccination: vaccination({
        doses: Float64Array.of(unlimited, 0),
        compliance: [
          { age: 0, share: 0 },
          { age: 40, share: 0.5 },
        ],
      }),
    };
    const late = Float64Array.from({ length: dayCount }, (_, day) => (day + 1 === 55 ? 1 : 0));
    const withoutPass = { ...rate("rapid", 0), withoutPass: late };
    const { run, sentHome } = runTests(
      workers,
      { rapid: kindOf(0, 1), rates: [withoutPass] },
      settings,
    );
    const doses = fieldOf(savedState(run), "doses");
    const vaccinated = doses.filter((number) => number > 0).length;
    expect(Math.abs(vaccinated / count - 0.5)).toBeLessThan(0.07);
    // A certain false alarm is taken as 0.999.
    expect(Math.abs(sentHome.size - (count - vaccinated))).toBeLessThan(5);
    for (const person of sentHome.keys()) expect(doses[person]).toBe(0);
  });

  test("no more than the capacity, scaled with the sample", () => {
    const city = cityFixture({
      people: adults(count),
      visits: together([0, count], 0, "work", 8, 16),
      sample: 0.1,
    });
    const { sentHome, run } = runTests(city, { ...always1, rapid: kindOf(0, 1, 3000) });
    const firstDay = [...sentHome.values()].filter((day) => day === 1).length;
    expect(Math.abs(firstDay - 300)).toBeLessThan(4 * Math.sqrt(210));
    expect(numbers(run.finish(), "infections", "nTested")[1]).toBeCloseTo(3000, 0);
  });

  test("their number is reported on the day after", () => {
    const { run } = runTests(workers, { rapid: kindOf(0, 0), rates: [rate("rapid", 0.4)] });
    const tested = numbers(run.finish(), "infections", "nTested");
    expect(tested[0]).toBe(0);
    for (const number of tested.slice(1)) expect(number).toBeCloseTo(400, 6);
  });
});
