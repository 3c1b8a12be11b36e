// Contact tracing in cities made by hand (model specification 6.6): who is found, when, and who is
// not.
import { notReached } from "@episcope/common";
import { describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import type { ModelSettings, TracingSettings } from "../../settings.ts";
import { quarantine } from "../disease/status.ts";
import { adults, cityFixture, together, type VisitFixture } from "../fixtures/cityFixture.ts";
import { restrict, testing, tracing, vaccination } from "../fixtures/measureFixtures.ts";
import { bytesOf, savedState } from "../fixtures/runFixtures.ts";
import { always, plainSettings, plainStartDay } from "../plainSettings.ts";
import type { RunResult } from "../results/runResult.ts";
import { Simulation, simulate } from "../simulation.ts";

const dayCount = 40;
/** Index cases, and nobody else, are of this age. */
const indexAge = 50;

/** Only index cases are ever infected: they come from outside, and all of them get symptoms. */
function settingsOf(
  city: City,
  tracingSettings: TracingSettings | undefined,
  changes: Partial<ModelSettings> = {},
): ModelSettings {
  const cases = city.age.filter((age) => age === indexAge).length;
  const plain = plainSettings("berlin2021", dayCount);
  return {
    ...plain,
    theta: 0,
    disease: { ...plain.disease, symptomatic: always(1) },
    imports: [
      { strain: 0, perDay: Float64Array.of(cases / city.sample, 0), ages: [indexAge, indexAge] },
    ],
    tracing: tracingSettings,
    ...changes,
  };
}

/** Days of onset and of recovery by person. */
interface Course {
  readonly onset: ReadonlyMap<number, number>;
  readonly recovered: ReadonlyMap<number, number>;
}

interface Traced extends Course {
  /** Day on which a person was first at home in quarantine. */
  readonly sentHome: ReadonlyMap<number, number>;
  readonly tested: ReadonlyMap<number, number>;
}

function courseOf({ log }: RunResult): Course {
  const daysOf = (column: Uint16Array) =>
    new Map(
      [...log.person].flatMap((person, entry) => {
        const day = column[entry] ?? notReached;
        return day === notReached ? [] : [[person, day] as const];
      }),
    );
  return { onset: daysOf(log.symptomsDay), recovered: daysOf(log.recoveredDay) };
}

function trace(city: City, settings: ModelSettings): Traced {
  const run = new Simulation(city, settings);
  const sentHome = new Map<number, number>();
  const tested = new Map<number, number>();
  while (!run.isFinished) {
    run.step();
    bytesOf(savedState(run), "quarantine").forEach((kind, person) => {
      const days = kind === quarantine.atHome ? sentHome : tested;
      const isNoted = kind === quarantine.atHome || kind === quarantine.testing;
      if (isNoted && !days.has(person)) days.set(person, run.day);
    });
  }
  return { ...courseOf(run.finish()), sentHome, tested };
}

/** With a seed for which the disease takes the given course; tracing does not change it. */
function traceWhere(
  city: City,
  settings: ModelSettings,
  isWanted: (course: Course) => boolean,
): Traced {
  for (let seed = 0; seed < 1000; seed++) {
    const untraced = { ...settings, seed, tracing: undefined, tests: undefined };
    if (isWanted(courseOf(simulate(city, untraced)))) return trace(city, { ...settings, seed });
  }
  throw new Error("no seed does it");
}

const someone = {
  index: 0,
  partner: 1,
  colleague: 2,
  shortly: 3,
  customer: 4,
  passenger: 5,
  stranger: 6,
  friend: 7,
  child: 8,
} as const;

/** One index case and people it meets in different ways; the friend only at weekends. */
function town(): City {
  const people = adults(9).map((person, number) =>
    number === someone.index ? { age: indexAge } : person,
  );
  const day = (person: number, ...stays: Omit<VisitFixture, "person">[]) =>
    stays.map((stay) => ({ person, ...stay }));
  const night = { container: 0, activity: "home", from: 0, to: 7 } as const;
  const evening = { container: 0, activity: "home", from: 20, to: 24 } as const;
  const visits: readonly VisitFixture[] = [
    ...day(
      someone.index,
      night,
      { container: 3, activity: "pt", from: 7, to: 8 },
      { container: 1, activity: "work", from: 8, to: 16 },
      { container: 2, activity: "shop_daily", from: 16, to: 17 },
      evening,
    ),
    ...day(someone.partner, night, evening),
    ...day(someone.colleague, { container: 1, activity: "work", from: 10, to: 14 }),
    ...day(someone.shortly, { container: 1, activity: "work", from: 15.8, to: 20 }),
    ...day(someone.customer, { container: 2, activity: "shop_daily", from: 16, to: 17 }),
    ...day(someone.passenger, { container: 3, activity: "pt", from: 7, to: 8 }),
    ...day(someone.stranger, { container: 1, activity: "work", from: 17, to: 20 }),
    ...day(someone.child, night, evening),
  ];
  const weekend: readonly VisitFixture[] = [
    ...day(someone.index, night, { container: 4, activity: "leisure", from: 10, to: 12 }, evening),
    ...day(someone.friend, { container: 4, activity: "leisure", from: 11, to: 13 }),
  ];
  return cityFixture({ people, visits, weekend, spaces: { 1: 1, 2: 1, 4: 1 } });
}

/** The first day is a Monday. */
const weekdayOf = (day: number) => (day - 1) % 7;
const [monday, thursday] = [0, 3];
const onsetOn =
  (weekday: number) =>
  ({ onset }: Course) => {
    const day = onset.get(someone.index) ?? 0;
    return day > 7 && day < 19 && weekdayOf(day) === weekday;
  };

describe("contacts of one index case", () => {
  const city = town();

  test("household and long meetings, but neither short ones nor shops and vehicles", () => {
    const traced = traceWhere(city, settingsOf(city, tracing()), onsetOn(thursday));
    const onset = traced.onset.get(someone.index);
    const { partner, colleague, child } = someone;
    expect(traced.sentHome).toEqual(
      new Map([
        [partner, onset],
        [colleague, onset],
        [child, onset],
      ]),
    );
  });

  test("a shorter least duration finds more", () => {
    const settings = settingsOf(city, tracing({ minimumMinutes: 10 }));
    const { sentHome } = traceWhere(city, settings, onsetOn(thursday));
    expect(sentHome.has(someone.shortly)).toBe(true);
    expect(sentHome.has(someone.stranger)).toBe(false);
    const strict = settingsOf(city, tracing({ minimumMinutes: 241 }));
    const found = traceWhere(city, strict, onsetOn(thursday)).sentHome;
    expect(found.has(someone.colleague)).toBe(false);
    expect(found.has(someone.partner)).toBe(true);
  });

  test("as far back as asked for: on a Monday the weekend, on a Thursday only with a long memory", () => {
    const settings = settingsOf(city, tracing({ lookBackDays: 2 }));
    expect(traceWhere(city, settings, onsetOn(monday)).sentHome.has(someone.friend)).toBe(true);
    expect(traceWhere(city, settings, onsetOn(thursday)).sentHome.has(someone.friend)).toBe(false);
    const long = settingsOf(city, tracing({ lookBackDays: 4 }));
    expect(traceWhere(city, long, onsetOn(thursday)).sentHome.has(someone.friend)).toBe(true);
  });

  test("household members are always reached, others with the probability", () => {
    const settings = settingsOf(city, tracing({ probability: always(0) }));
    const { sentHome } = traceWhere(city, settings, onsetOn(thursday));
    expect([...sentHome.keys()]).toEqual([someone.partner, someone.child]);
  });

  test.each([0, 1, 5])("%i days after the onset", (delay) => {
    const settings = settingsOf(city, tracing({ delayDays: always(delay) }));
    const traced = traceWhere(city, settings, onsetOn(thursday));
    const onset = traced.onset.get(someone.index) ?? 0;
    expect(traced.sentHome.get(someone.colleague)).toBe(onset + delay);
  });

  test("not before tracing begins, and never without", () => {
    const late = settingsOf(city, tracing({ from: plainStartDay + dayCount }));
    expect(trace(city, late).sentHome.size).toBe(0);
    expect(trace(city, settingsOf(city, undefined)).sentHome.size).toBe(0);
    const none = settingsOf(city, tracing({ capacity: always(0) }));
    expect(trace(city, none).sentHome.size).toBe(0);
  });

  test("who had stayed away from work is not found there", () => {
    const closed = { restrictions: restrict(["work"], { remaining: 0 }) };
    const settings = settingsOf(city, tracing(), closed);
    const { sentHome } = traceWhere(city, settings, onsetOn(thursday));
    expect([...sentHome.keys()]).toEqual([someone.partner, someone.child]);
  });

  test("contacts may be tested instead of sent home", () => {
    const settings = settingsOf(city, tracing(), {
      quarantine: {
        days: always(14),
        release: "susceptible",
        ofContacts: [{ from: plainStartDay, value: "testing" }],
      },
    });
    const traced = traceWhere(city, settings, onsetOn(thursday));
    expect(traced.sentHome.size).toBe(0);
    expect(traced.tested.get(someone.colleague)).toBe(traced.onset.get(someone.index));
  });

  test("the day of onset itself was spent in isolation", () => {
    const settings = settingsOf(city, tracing({ lookBackDays: 0, delayDays: always(5) }));
    const isStillSick = ({ onset, recovered }: Course) =>
      (recovered.get(someone.index) ?? notReached) > (onset.get(someone.index) ?? 0) + 5;
    expect(traceWhere(city, settings, isStillSick).sentHome.size).toBe(0);
  });

  test("the same when the index case has recovered before anybody asks", () => {
    const settings = settingsOf(city, tracing({ lookBackDays: 0, delayDays: always(5) }));
    const hasRecovered = (traced: Course) => {
      const onset = traced.onset.get(someone.index) ?? notReached;
      const recovered = traced.recovered.get(someone.index) ?? notReached;
      return weekdayOf(onset) < 5 && recovered > onset && recovered < onset + 5;
    };
    expect(traceWhere(city, settings, hasRecovered).sentHome.size).toBe(0);
  });
});

describe("exempt from quarantine", () => {
  const people = [{ age: indexAge }, { age: 40 }, { age: 30 }, { age: 20 }];
  const city = cityFixture({ people, visits: together([0, 4], 0, "home", 0, 24) });
  /** Only people of 40 get two doses, at once; those of 30 get one. */
  const doses = vaccination({
    doses: Float64Array.of(2, 0),
    boosters: Float64Array.of(0, 1, 0),
    boosterAfterDays: { mRna: 1, vector: 1 },
    compliance: [
      { age: 0, share: 0 },
      { age: 30, share: 1 },
      { age: 50, share: 0 },
    ],
  });
  const imports = [
    { strain: 0, perDay: Float64Array.of(0, 0, 0, 1, 0), ages: [indexAge, indexAge] as const },
  ];
  const early = ({ onset }: Course) => (onset.get(0) ?? notReached) < 12;

  test("are people with a booster, as long as it counts; a fresh first dose is not enough", () => {
    const exempt = { vaccinatedDays: 90, boostedDays: 30 };
    const settings = settingsOf(city, tracing({ exempt }), { vaccination: doses, imports });
    expect([...traceWhere(city, settings, early).sentHome.keys()]).toEqual([2, 3]);
    const short = { exempt: { vaccinatedDays: 90, boostedDays: 2 } };
    const strict = settingsOf(city, tracing(short), { vaccination: doses, imports });
    expect([...traceWhere(city, strict, early).sentHome.keys()]).toEqual([1, 2, 3]);
  });

  test("is nobody where nothing is said", () => {
    const settings = settingsOf(city, tracing(), { vaccination: doses, imports });
    expect([...traceWhere(city, settings, early).sentHome.keys()]).toEqual([1, 2, 3]);
  });
});

describe("many index cases", () => {
  const pairs = 300;
  const people = adults(2 * pairs).map((person, number) =>
    number % 2 === 0 ? { age: indexAge } : person,
  );
  const visits = Array.from({ length: pairs }, (_, pair) =>
    together([2 * pair, 2 * pair + 2], pair, "home", 0, 24),
  ).flat();
  const sample = 0.5;
  const city = cityFixture({ people, visits, sample });

  function countByDay(days: ReadonlyMap<number, number>): readonly number[] {
    const counts = new Array<number>(dayCount + 1).fill(0);
    for (const day of days.values()) counts[day] = (counts[day] ?? 0) + 1;
    return counts;
  }

  test("as many a day as can be asked, scaled with the sample", () => {
    const traced = trace(city, settingsOf(city, tracing({ capacity: always(10) })));
    const [cases, found] = [countByDay(traced.onset), countByDay(traced.sentHome)];
    expect(found).toEqual(cases.map((count) => Math.min(count, 5)));
    expect(Math.max(...cases)).toBeGreaterThan(20);
  });

  test("for comparison, as many of all people by chance", () => {
    const sum = (counts: ReadonlyMap<number, number>) => counts.size;
    const runs = Array.from({ length: 10 }, (_, seed) =>
      trace(city, { ...settingsOf(city, tracing({ strategy: "random" })), seed }),
    );
    const cases = runs.reduce((all, { onset }) => all + sum(onset), 0);
    const found = runs.reduce((all, { sentHome }) => all + sum(sentHome), 0);
    // Some are met twice, some are isolated already.
    expect(found).toBeGreaterThan(0.2 * cases);
    expect(found).toBeLessThan(1.05 * cases);
  });
});

describe("others at work", () => {
  const count = 2000;
  const people = adults(count).map((person, number) => (number === 0 ? { age: indexAge } : person));
  const visits = together([0, count], 0, "work", 8, 16);
  const later = ({ onset }: Course) => (onset.get(0) ?? 0) >= 5 && (onset.get(0) ?? 0) <= 6;

  test("are reached with the probability", () => {
    const city = cityFixture({ people, visits, spaces: { 0: 1 } });
    const settings = settingsOf(city, tracing({ probability: always(0.3) }));
    const { sentHome } = traceWhere(city, settings, later);
    expect(Math.abs(sentHome.size / (count - 1) - 0.3)).toBeLessThan(0.04);
  });

  test("count if they were in the same room, which is drawn anew for each day", () => {
    const city = cityFixture({ people, visits, spaces: { 0: 10 } });
    const settings = settingsOf(city, tracing({ lookBackDays: 2 }));
    const { sentHome } = traceWhere(city, settings, later);
    expect(Math.abs(sentHome.size / (count - 1) - (1 - 0.9 ** 2))).toBeLessThan(0.04);
  });
});

describe("identifying the source", () => {
  // The first works with the second, the second with the third; the first two come infected.
  const people = [{ age: indexAge }, { age: indexAge }, { age: 40 }];
  const visits: readonly VisitFixture[] = [
    ...together([0, 2], 0, "work", 8, 12),
    ...together([1, 3], 1, "leisure", 18, 22),
  ];
  const city = cityFixture({ people, visits });
  const isFirst = ({ onset }: Course) =>
    (onset.get(0) ?? 0) > 4 && (onset.get(1) ?? 0) > (onset.get(0) ?? 0) + 1;

  test.each([
    ["identifySource", true],
    ["individual", false],
  ] as const)(
    "with the strategy %s contacts of contagious contacts are found: %s",
    (strategy, isFound) => {
      const settings = settingsOf(city, tracing({ strategy }));
      const traced = traceWhere(city, settings, isFirst);
      const first = traced.onset.get(0);
      expect(traced.sentHome.get(1)).toBe(first);
      expect(traced.sentHome.get(2) === first).toBe(isFound);
    },
  );
});

describe("places of outbreak", () => {
  // Everybody at one place is infected there by one case from outside, sooner or later; contacts
  // themselves are never reached.
  const people = adults(30).map((person, number) => (number === 0 ? { age: indexAge } : person));
  const city = cityFixture({
    people,
    visits: together([0, 30], 0, "work", 8, 16),
    spaces: { 0: 1 },
  });
  const unreached = { probability: always(0), lookBackDays: 10 };

  test.each([
    ["location", true],
    ["individual", false],
  ] as const)(
    "with the strategy %s people infected there are sent home: %s",
    (strategy, isFound) => {
      const settings = settingsOf(city, tracing({ ...unreached, strategy }), { theta: 2e-4 });
      const { onset, sentHome } = trace(city, { ...settings, profile: "classic2020" });
      expect(onset.size).toBeGreaterThan(15);
      expect(sentHome.size > 0).toBe(isFound);
      // Not before four cases of the place are known.
      const known = [...onset.values()].sort((a, b) => a - b)[3] ?? 0;
      for (const day of sentHome.values()) expect(day).toBeGreaterThanOrEqual(known);
    },
  );
});

test("tested contacts who are found infected go home", () => {
  const city = cityFixture({
    people: [{ age: indexAge }, { age: indexAge }],
    visits: together([0, 2], 0, "home", 0, 24),
  });
  const sure = { falseNegative: always(0), falsePositive: 0, capacity: Number.POSITIVE_INFINITY };
  const settings = settingsOf(city, tracing(), {
    quarantine: {
      days: always(14),
      release: "susceptible",
      ofContacts: [{ from: plainStartDay, value: "testing" }],
    },
    tests: testing({ rapid: sure, rates: [] }),
  });
  const traced = traceWhere(
    city,
    settings,
    ({ onset }) => (onset.get(0) ?? 0) > 5 && (onset.get(1) ?? 0) > (onset.get(0) ?? 0) + 3,
  );
  expect(traced.sentHome.get(1)).toBe(traced.onset.get(0));
});
