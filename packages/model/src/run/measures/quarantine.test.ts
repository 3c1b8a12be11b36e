// Who is sent home, and when the door opens again (model specification 4.3).
import { describe, expect, test } from "vitest";
import type { QuarantineSettings } from "../../settings.ts";
import { quarantine, status } from "../disease/status.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { bytesOf, savedState } from "../fixtures/runFixtures.ts";
import { always, plainSettings } from "../plainSettings.ts";
import { Simulation } from "../simulation.ts";
import { Counters } from "../state/counters.ts";
import { Memory } from "../state/memory.ts";
import { RunState } from "../state/state.ts";
import { Quarantine } from "./quarantine.ts";

const { none, atHome, full } = quarantine;
const fortnight: QuarantineSettings = { days: always(14), release: "susceptible", ofContacts: [] };

function houseOf(settings: QuarantineSettings = fortnight) {
  const memory = new Memory();
  const state = new RunState(memory, 3, 100);
  for (const person of [0, 1, 2]) state.isResident.set(person, 1);
  const counters = new Counters(memory, 3);
  const rules = new Quarantine(memory, state, settings, { of: () => counters });
  /** First day after one on which person 0 may go out; nothing else happens. */
  const releaseAfter = (day: number) => {
    for (let today = day + 1; today <= 100; today++) {
      rules.advance(today);
      if (state.quarantine[0] === none) return today;
    }
    return undefined;
  };
  return { state, counters, rules, releaseAfter };
}

describe("a contact", () => {
  test.each([14, 10, 5])(
    "may go out when the quarantine has lasted longer than %i days",
    (days) => {
      const { state, counters, rules, releaseAfter } = houseOf({
        ...fortnight,
        days: always(days),
      });
      rules.sendHome(0, atHome, 3, false);
      expect(state.quarantine[0]).toBe(atHome);
      expect(counters.quarantined[atHome]).toBe(1);
      expect(releaseAfter(3)).toBe(3 + days + 1);
      expect(counters.quarantined[atHome]).toBe(0);
    },
  );

  test("who is sent home twice stays as long as after the first time", () => {
    const { rules, releaseAfter } = houseOf();
    rules.sendHome(0, atHome, 3, false);
    rules.sendHome(0, atHome, 10, false);
    expect(releaseAfter(10)).toBe(18);
  });

  test("the length is that of the day on which it begins", () => {
    const days = Float64Array.from({ length: 20 }, (_, day) => (day < 9 ? 14 : 5));
    const { rules, releaseAfter } = houseOf({ ...fortnight, days });
    rules.sendHome(0, atHome, 9, false);
    expect(releaseAfter(9)).toBe(24);
    rules.sendHome(0, atHome, 30, false);
    expect(releaseAfter(30)).toBe(36);
  });

  test.each([
    ["susceptible", status.infected, undefined],
    ["susceptible", status.contagious, undefined],
    ["susceptible", status.recovered, 18],
    ["nonSymptomatic", status.infected, 18],
    ["nonSymptomatic", status.contagious, 18],
    ["nonSymptomatic", status.symptoms, undefined],
    ["nonSymptomatic", status.seriouslySick, undefined],
  ] as const)("with the rule %s and status %i the door opens on day %s", (release, now, day) => {
    const { state, rules, releaseAfter } = houseOf({ ...fortnight, release });
    rules.sendHome(0, atHome, 3, false);
    state.status[0] = now;
    expect(releaseAfter(3)).toBe(day);
  });
});

describe("a positive test", () => {
  test("that turns out wrong opens the door after more than two days", () => {
    const { rules, releaseAfter } = houseOf();
    rules.sendHome(0, atHome, 3, true);
    expect(releaseAfter(3)).toBe(6);
  });

  test("that was right keeps it shut until recovery", () => {
    const { state, rules, releaseAfter } = houseOf();
    state.status[0] = status.contagious;
    rules.sendHome(0, atHome, 3, true);
    expect(releaseAfter(3)).toBe(undefined);
    rules.release(0, 20);
    expect(state.quarantine[0]).toBe(none);
  });

  test("of somebody who was in quarantine before and released early counts from the test", () => {
    const { rules, releaseAfter } = houseOf();
    rules.sendHome(0, atHome, 1, false);
    rules.release(0, 3);
    rules.sendHome(0, atHome, 5, true);
    expect(releaseAfter(5)).toBe(8);
  });
});

describe("symptoms", () => {
  test("keep somebody away from everybody, also from home, whatever was before", () => {
    const { state, counters, rules, releaseAfter } = houseOf();
    rules.sendHome(0, atHome, 1, false);
    rules.isolate(0, 4);
    expect(state.quarantine[0]).toBe(full);
    expect([...counters.quarantined]).toEqual([0, 0, 1, 0]);
    rules.sendHome(0, atHome, 6, true);
    expect(state.quarantine[0]).toBe(full);
    expect(releaseAfter(6)).toBe(undefined);
    rules.release(0, 20);
    expect([...counters.quarantined]).toEqual([0, 0, 0, 0]);
  });

  test("nobody else's quarantine is touched", () => {
    const { state, rules } = houseOf();
    rules.sendHome(0, atHome, 1, false);
    rules.sendHome(1, atHome, 1, false);
    rules.sendHome(2, atHome, 2, false);
    for (let day = 2; day <= 16; day++) rules.advance(day);
    expect([...state.quarantine]).toEqual([none, none, atHome]);
    rules.advance(17);
    expect([...state.quarantine]).toEqual([none, none, none]);
  });
});

test("contacts who may go out but are tested: at home from the first positive test on", () => {
  const { state, rules, releaseAfter } = houseOf();
  rules.sendHome(0, quarantine.testing, 3, false);
  expect(state.quarantine[0]).toBe(quarantine.testing);
  rules.sendHome(0, atHome, 5, true);
  expect(state.quarantine[0]).toBe(atHome);
  // From then on the rule for tests holds.
  expect(releaseAfter(5)).toBe(8);
});

describe("in a run", () => {
  const people = 400;
  const city = cityFixture({
    people: adults(people),
    visits: together([0, people], 0, "work", 8, 16),
  });
  const imports = [{ strain: 0, perDay: Float64Array.of(people, 0) }];

  /** Status and quarantine of everybody after each day. */
  function watch(isolation: number): readonly (readonly [Uint8Array, Uint8Array])[] {
    const plain = plainSettings("classic2020", 60, { imports });
    const settings = {
      ...plain,
      disease: { ...plain.disease, symptomaticIsolation: always(isolation) },
    };
    const run = new Simulation(city, settings);
    const days: (readonly [Uint8Array, Uint8Array])[] = [];
    while (!run.isFinished) {
      run.step();
      const state = savedState(run);
      days.push([bytesOf(state, "status"), bytesOf(state, "quarantine")]);
    }
    return days;
  }

  test("everybody with symptoms is isolated until recovery, nobody else is", () => {
    let isolated = 0;
    for (const [statuses, quarantines] of watch(1)) {
      statuses.forEach((now, person) => {
        const isSick = now >= status.symptoms && now <= status.afterCritical;
        expect(quarantines[person]).toBe(isSick ? full : none);
        if (isSick) isolated++;
      });
    }
    expect(isolated).toBeGreaterThan(1000);
  });

  test("of people with symptoms so many isolate as they say", () => {
    const everIsolated = new Set<number>();
    const everSymptomatic = new Set<number>();
    for (const [statuses, quarantines] of watch(0.25)) {
      statuses.forEach((now, person) => {
        if (now === status.symptoms) everSymptomatic.add(person);
        if (quarantines[person] === full) everIsolated.add(person);
      });
    }
    expect(everSymptomatic.size).toBeGreaterThan(280);
    expect(Math.abs(everIsolated.size / everSymptomatic.size - 0.25)).toBeLessThan(0.1);
  });
});
