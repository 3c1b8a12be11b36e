// Antibody levels of people with known histories, computed by hand (model specification 5.2).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usualEscapes } from "../../immunity/escape.ts";
import { initialLevels } from "../../immunity/initialLevels.ts";
import { strain, strainCount } from "../../immunity/strains.ts";
import { vaccine } from "../../immunity/vaccines.ts";
import type { ImmunitySettings } from "../../settings.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { vaccination } from "../fixtures/measureFixtures.ts";
import { numbers } from "../fixtures/runFixtures.ts";
import { always, plainSettings } from "../plainSettings.ts";
import { GrowingDoseLog } from "../results/doseLog.ts";
import { GrowingLog } from "../results/infectionLog.ts";
import { simulate } from "../simulation.ts";
import { Memory } from "../state/memory.ts";
import { RunState } from "../state/state.ts";
import { AntibodyProtection } from "./antibodyProtection.ts";

const { SARS_CoV_2: wild, DELTA: delta, OMICRON_BA1: ba1, OMICRON_BA5: ba5 } = strain;
const dayCount = 800;
const people = 4;

const usual: ImmunitySettings = {
  ...plainSettings("cologne2022", 1).immunity,
  initialLevels: initialLevels(usualEscapes),
};

interface Event {
  readonly person: number;
  readonly day: number;
  readonly dose?: number;
  readonly infection?: number;
}

/**
 * People to whom events happen in the order of days; strains that are known from the beginning, as
 * if one case had come on the first day.
 */
class History {
  readonly state: RunState;
  readonly protection: AntibodyProtection;
  readonly #log = new GrowingLog();
  readonly #doses = new GrowingDoseLog();
  #day = 0;

  constructor(strains: readonly number[], changes: Partial<ImmunitySettings> = {}) {
    const memory = new Memory();
    this.state = new RunState(memory, people, dayCount);
    this.protection = new AntibodyProtection(
      memory,
      this.state,
      { ...usual, ...changes },
      strains,
      this.#log,
      this.#doses,
      4711,
      dayCount,
    );
    this.goTo(1);
  }

  goTo(day: number): this {
    while (this.#day < day) this.protection.advance(++this.#day);
    return this;
  }

  /** A strain appears today. */
  introduce(code: number): this {
    this.protection.noteInfection(0, code, this.#day);
    return this;
  }

  /** What is left of the highest level before an infection, 0 for a dose. */
  happen({ person, day, dose, infection }: Event): number {
    this.goTo(day);
    const {
      doses,
      infections,
      lastInfectionDay,
      lastInfectionStrain,
      strain: now,
      episode,
    } = this.state;
    if (dose !== undefined) {
      doses.set(person, doses.get(person) + 1);
      this.#doses.add(person, day, dose);
      return 0;
    }
    if (infection === undefined) return 0;
    const lasting = this.protection.noteInfection(person, infection, day);
    const entry = this.#log.add();
    const { columns } = this.#log;
    columns.person[entry] = person;
    columns.day[entry] = day;
    columns.strain[entry] = infection;
    columns.antibodies[entry] = lasting;
    infections.set(person, infections.get(person) + 1);
    this.state.earlierInfectionDay.set(person, lastInfectionDay.get(person));
    this.state.earlierInfectionStrain.set(person, lastInfectionStrain.get(person));
    lastInfectionDay.set(person, day);
    lastInfectionStrain.set(person, infection);
    now.set(person, infection);
    episode.set(person, entry);
    return lasting;
  }

  /** Level that the factor of a target stands for. */
  level(person: number, against: number): number {
    const factor = this.protection.target(person, against, this.#day);
    return (1 / factor - 1) ** (1 / usual.beta);
  }
}

describe("levels", () => {
  test("nobody has any before the first event, and the day of the event changes nothing", () => {
    const history = new History([wild]).introduce(wild);
    expect(history.protection.target(1, wild, 1)).toBe(1);
    history.happen({ person: 1, day: 3, dose: vaccine.mRNA });
    expect(history.protection.target(1, wild, 3)).toBe(1);
    expect(history.goTo(4).level(1, wild)).toBeCloseTo(29.2, 3);
    expect(history.level(2, wild)).toBe(0);
  });

  test("half of it is left after 60 days", () => {
    const history = new History([wild]).introduce(wild);
    history.happen({ person: 1, day: 1, dose: vaccine.mRNA });
    expect(history.goTo(62).level(1, wild)).toBeCloseTo(14.6, 3);
    expect(history.goTo(122).level(1, wild)).toBeCloseTo(7.3, 3);
  });

  test("against each strain its own", () => {
    const history = new History([wild, delta, ba1, ba5]);
    for (const code of [wild, delta, ba1, ba5]) history.introduce(code);
    history.happen({ person: 1, day: 1, dose: vaccine.mRNA });
    history.happen({ person: 2, day: 1, dose: vaccine.vector });
    history.happen({ person: 3, day: 1, infection: delta });
    history.goTo(2);
    const levels = (person: number) =>
      [wild, delta, ba1, ba5].map((code) => history.level(person, code));
    const expected = [
      [29.2, 10.9, 1.9, 1.9 / 2.9],
      [8.76, 5.45, 0.38, 0.38 / 2.9],
      [8.76, 16.35, 0.76, 0.76 / 2.9],
    ];
    expected.forEach((row, index) => {
      row.forEach((level, place) => {
        expect(levels(index + 1)[place]).toBeCloseTo(level, 4);
      });
    });
  });

  test("a further event multiplies what is left, up to 150", () => {
    const history = new History([wild, ba1]).introduce(wild).introduce(ba1);
    history.happen({ person: 1, day: 1, dose: vaccine.vector });
    // Vector: 8.76, after 120 days 2.19; times 5 is 10.95.
    history.happen({ person: 1, day: 121, dose: vaccine.vector });
    expect(history.goTo(122).level(1, wild)).toBeCloseTo(10.95, 3);
    // Times 15 would be 164.
    history.happen({ person: 1, day: 122, dose: vaccine.mRNA });
    expect(history.goTo(123).level(1, wild)).toBeCloseTo(150, 2);
    // Against BA.1: 0.38, 0.095 · 5 = 0.475, one day later times 15.
    expect(history.level(1, ba1)).toBeCloseTo(15 * 0.475 * 0.5 ** (1 / 60), 3);
  });

  test("never below what the event brings by itself", () => {
    const history = new History([wild]).introduce(wild);
    history.happen({ person: 1, day: 1, dose: vaccine.vector });
    history.happen({ person: 1, day: 661, dose: vaccine.mRNA });
    // 8.76 · 2^-11 · 15 = 0.064.
    expect(history.goTo(662).level(1, wild)).toBeCloseTo(29.2, 3);
  });

  test("two events on one day count both", () => {
    const history = new History([wild]).introduce(wild);
    history.happen({ person: 1, day: 1, infection: delta });
    history.happen({ person: 1, day: 1, dose: vaccine.vector });
    // The dose first: 8.76; the infection: max(8.76 · 15, 8.76).
    expect(history.goTo(2).level(1, wild)).toBeCloseTo(131.4, 2);
  });

  test("antibodies last longer after events of both kinds, if asked for", () => {
    const history = new History([wild], { halfLifeFactorForInfected: 2 }).introduce(wild);
    for (const person of [1, 2]) history.happen({ person, day: 1, dose: vaccine.vector });
    history.happen({ person: 2, day: 61, infection: wild });
    // Person 2: 8.76 / 2 · 15 = 65.7 on day 62, half of it after 120 days.
    history.goTo(182);
    expect(history.level(1, wild)).toBeCloseTo(8.76 / 8, 3);
    expect(history.level(2, wild)).toBeCloseTo(32.85, 2);
  });

  test("the mean over all people follows", () => {
    const history = new History([wild, delta]).introduce(wild).introduce(delta);
    history.happen({ person: 1, day: 1, dose: vaccine.mRNA });
    history.happen({ person: 2, day: 31, dose: vaccine.vector });
    history.goTo(61);
    const means = history.protection.meanLevels();
    for (const code of [wild, delta]) {
      const sum = [0, 1, 2, 3].reduce((all, person) => all + history.level(person, code), 0);
      expect(means[code]).toBeCloseTo(sum / people, 4);
    }
    expect(means[ba1]).toBe(0);
  });
});

describe("infections", () => {
  test("bring back what is left of the highest level ever, before they add to it", () => {
    const history = new History([wild]).introduce(wild);
    expect(history.happen({ person: 1, day: 1, infection: wild })).toBe(0);
    history.happen({ person: 2, day: 1, dose: vaccine.mRNA });
    history.happen({ person: 3, day: 1, dose: vaccine.mRNA });
    // The dose acts on day 2: 90 days later a half, at last a quarter.
    expect(history.happen({ person: 2, day: 92, infection: wild })).toBeCloseTo(29.2 / 2, 4);
    expect(history.happen({ person: 3, day: 300, infection: wild })).toBeCloseTo(29.2 / 4, 4);
  });

  test("are passed on less by who had antibodies", () => {
    const history = new History([wild]).introduce(wild);
    history.happen({ person: 1, day: 1, infection: wild });
    expect(history.protection.infector(1)).toBe(1);
    history.happen({ person: 2, day: 1, dose: vaccine.mRNA });
    history.happen({ person: 2, day: 61, infection: wild });
    const level = 29.2 * 0.5 ** (59 / 60);
    expect(history.protection.infector(2)).toBeCloseTo(1 - 0.25 * (1 - 1 / (1 + level ** 1.2)), 5);
  });

  test("are milder with antibodies, and once more after two doses", () => {
    const history = new History([wild]).introduce(wild);
    for (const person of [1, 2]) history.happen({ person, day: 1, dose: vaccine.vector });
    history.happen({ person: 2, day: 1, dose: vaccine.vector });
    for (const person of [1, 2, 3]) history.happen({ person, day: 50, infection: wild });
    expect(history.protection.seriouslySick(3)).toBe(1);
    // Both wane for 48 days.
    const left = 0.5 ** (48 / 90);
    expect(history.protection.seriouslySick(1)).toBeCloseTo(1 / (1 + (8.76 * left) ** 1.2), 5);
    // Two doses on one day: 8.76 · 5 = 43.8, and four times as strong.
    expect(history.protection.seriouslySick(2)).toBeCloseTo(1 / (1 + (4 * 43.8 * left) ** 1.2), 5);
  });

  test("mucous membranes protect against the same strain, and less against its relatives", () => {
    const history = new History([wild, ba1, ba5], { iga: { days: 120 } });
    for (const code of [wild, ba1, ba5]) history.introduce(code);
    history.happen({ person: 1, day: 1, infection: ba1 });
    history.goTo(61);
    const left = 0.5 ** (59 / 60);
    const byLevel = (level: number) => 1 / (1 + (level * left) ** 1.2);
    const f = 1 / (1 + Math.exp(-1));
    const target = (code: number) => history.protection.target(1, code, 61);
    expect(target(ba1)).toBeCloseTo(byLevel(64 / 300) * (1 - f), 5);
    expect(target(ba5)).toBeCloseTo(byLevel(64 / 300 / 2.9) * (1 - f / 1.4), 5);
    expect(target(wild)).toBeCloseTo(byLevel(0.01), 5);
  });

  test("of two earlier infections the one that protects better counts", () => {
    const history = new History([wild, ba1], { iga: { days: 120 } }).introduce(wild).introduce(ba1);
    history.happen({ person: 1, day: 1, infection: wild });
    history.happen({ person: 1, day: 100, infection: ba1 });
    history.goTo(121);
    const level = history.level(1, wild);
    expect(level).toBeGreaterThan(0);
    const f = 1 / (1 + Math.exp(-2 * (1 - 120 / 120)));
    const withoutIga = new History([wild, ba1]).introduce(wild).introduce(ba1);
    withoutIga.happen({ person: 1, day: 1, infection: wild });
    withoutIga.happen({ person: 1, day: 100, infection: ba1 });
    const plain = withoutIga.goTo(121).protection.target(1, wild, 121);
    expect(history.protection.target(1, wild, 121)).toBeCloseTo(plain * (1 - f), 6);
  });
});

describe("a strain that comes after a snapshot", () => {
  const event = fc.record({
    person: fc.integer({ min: 1, max: people - 1 }),
    day: fc.integer({ min: 1, max: 300 }),
    kind: fc.oneof(
      fc.constantFrom(vaccine.mRNA, vaccine.vector, vaccine.ba1Update).map((dose) => ({ dose })),
      fc.constantFrom(wild, delta).map((infection) => ({ infection })),
    ),
  });

  test("finds the levels it would have had, had it been there from the beginning", () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (events, factor) => {
          const changes = { halfLifeFactorForInfected: factor, responseSigma: 1 };
          const early = new History([wild, delta, ba5], changes);
          const late = new History([wild, delta, ba5], changes);
          early.introduce(wild).introduce(delta).introduce(ba5);
          late.introduce(wild).introduce(delta);
          // An infection and a dose of one person on one day are in the order of the run, dose
          // first.
          const inOrder = events.toSorted(
            (a, b) => a.day - b.day || ("dose" in a.kind ? 0 : 1) - ("dose" in b.kind ? 0 : 1),
          );
          for (const { person, day, kind } of inOrder) {
            early.happen({ person, day, ...kind });
            late.happen({ person, day, ...kind });
          }
          early.goTo(301);
          late.goTo(301).protection.resume();
          late.introduce(ba5);
          early.goTo(310);
          late.goTo(310);
          for (let person = 1; person < people; person++) {
            expect(late.protection.target(person, ba5, 310)).toBe(
              early.protection.target(person, ba5, 310),
            );
            expect(late.happen({ person, day: 310, infection: ba5 })).toBe(
              early.happen({ person, day: 310, infection: ba5 }),
            );
          }
          expect(late.protection.meanLevels()[ba5]).toBeCloseTo(
            early.protection.meanLevels()[ba5] ?? 0,
            4,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("no strain reads the bound of another one", () => {
  const all = Array.from({ length: strainCount }, (_, code) => code);
  const history = new History(all);
  history.happen({ person: 1, day: 1, dose: vaccine.mRNA });
  const { protection } = history.goTo(2);
  for (const first of all) {
    for (const second of all) {
      protection.targetBound(1, first, 2);
      const bound = protection.targetBound(1, second, 2);
      const inTheEnd = protection.target(1, second, 15);
      expect(bound).toBeGreaterThanOrEqual(inTheEnd);
      expect(bound).toBeLessThanOrEqual(inTheEnd + 0.001);
    }
  }
});

test("the bound of what immunity leaves holds for a while, and is hardly more than what it leaves in the end", () => {
  const history = new History([wild, ba1], { iga: { days: 120 } }).introduce(wild).introduce(ba1);
  const { protection } = history;
  let atLeastOnce = 0;
  for (let day = 2; day < 400; day++) {
    history.goTo(day);
    for (const person of [0, 1, 2]) {
      // Whoever has been asked for before: a bound belongs to one strain.
      for (const code of day % 3 === 0 ? [wild, ba1] : [ba1]) {
        const bound = protection.targetBound(person, code, day);
        const exact = protection.target(person, code, day);
        expect(bound).toBeGreaterThanOrEqual(exact);
        expect(bound).toBeLessThanOrEqual(Math.min(1, 1.6 * exact + 0.001));
        if (bound < 1) atLeastOnce++;
      }
    }
    // In the end of the day, when nobody asks any more.
    if (day === 20) history.happen({ person: 1, day, dose: vaccine.mRNA });
    if (day === 75) history.happen({ person: 2, day, infection: ba1 });
    if (day === 170) history.happen({ person: 1, day, infection: ba1 });
    if (day === 250) history.happen({ person: 2, day, dose: vaccine.vector });
  }
  expect(atLeastOnce).toBeGreaterThan(500);
});

test("immune responses spread around the usual one, between a tenth and ten times", () => {
  const history = new History([wild], { responseSigma: 3 }).introduce(wild);
  for (let person = 0; person < people; person++) {
    history.happen({ person, day: 1, infection: delta });
  }
  history.goTo(2);
  const levels = [0, 1, 2, 3].map((person) => history.level(person, wild) / 8.76);
  expect(new Set(levels).size).toBe(people);
  for (const level of levels) {
    expect(level).toBeGreaterThan(0.0999);
    expect(level).toBeLessThan(10.01);
  }
});

test("in a run: the table of means after doses for everybody", () => {
  const count = 200;
  const city = cityFixture({
    people: adults(count),
    visits: together([0, count], 0, "work", 8, 16),
  });
  const result = simulate(
    city,
    plainSettings("cologne2022", 70, {
      theta: 0,
      imports: [{ strain: wild, perDay: Float64Array.of(1, 0) }],
      vaccination: vaccination({ doses: Float64Array.of(0, 0, 150, 0), mRnaShare: always(1) }),
    }),
  );
  const means = numbers(result, "antibodies", "SARS_CoV_2");
  const infected = (29.2 * 300) / 700;
  expect(means[0]).toBe(0);
  expect(means[1]).toBeCloseTo(infected / count, 5);
  expect(means[2]).toBeCloseTo((infected / count) * 0.5 ** (1 / 60), 5);
  expect(means[3]).toBeCloseTo((infected * 0.5 ** (2 / 60) + 150 * 29.2) / count, 3);
  expect(means[63]).toBeCloseTo((means[3] ?? 0) / 2, 3);
});
