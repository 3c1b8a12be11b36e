import { expect, test } from "vitest";
import { day, refusals, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";
import { seedOf } from "./seed.ts";

const tracing = (...changes: readonly string[]) => settingsWith(changes).tracing;

test("nobody is traced by default; given tracing is that of productive runs", () => {
  expect(tracing("thetaTimes: 1")).toBeUndefined();
  const settings = tracing("tracing: { from: 2020-03-05 }");
  expect(settings).toMatchObject({
    strategy: "individual",
    from: day("2020-03-05"),
    lookBackDays: 2,
    minimumMinutes: 15,
  });
  expect(settings?.exempt).toBeUndefined();
  expect([settings?.probability[0], settings?.delayDays[0], settings?.capacity[0]]).toEqual([
    0.5, 5, 200,
  ]);
  const cologne = shortHead.replace("n: berlin", "n: cologne").replace("berlin2021", "cologne2022");
  const there = settingsWith(["tracing: {}"], cologne).tracing;
  expect(there?.capacity[0]).toBe(100);
  expect(there?.exempt).toEqual({ vaccinatedDays: 90, boostedDays: Number.POSITIVE_INFINITY });
});

test("a later change acts from its date; some settings apply to the whole run", () => {
  const settings = tracing(
    "tracing: { from: 2020-03-03, probability: 0.6, delay: 3, capacity: unlimited }",
    "tracing: { from: 2020-03-05, probability: 0.8, capacity: 40, strategy: location, lookBack: 4, minimumMinutes: 0, exempt: { vaccinatedDays: 180, boostedDays: forever } }",
  );
  const forever = Number.POSITIVE_INFINITY;
  expect(settings?.from).toBe(day("2020-03-03"));
  expect([...(settings?.probability.slice(0, 5) ?? [])]).toEqual([0.5, 0.6, 0.6, 0.8, 0.8]);
  expect([...(settings?.delayDays.slice(0, 5) ?? [])]).toEqual([5, 3, 3, 3, 3]);
  expect([...(settings?.capacity.slice(0, 5) ?? [])]).toEqual([200, forever, forever, 40, 40]);
  expect(settings).toMatchObject({
    strategy: "location",
    lookBackDays: 4,
    minimumMinutes: 0,
    exempt: { vaccinatedDays: 180, boostedDays: forever },
  });
  expect(tracing("tracing: {}", "tracing: none")).toBeUndefined();
});

test("a capacity with an end holds until then", () => {
  const settings = tracing(
    "tracing: { capacity: 40 }",
    "tracing: { from: 2020-03-04, to: 2020-03-05, capacity: 100 }",
  );
  expect([...(settings?.capacity.slice(0, 5) ?? [])]).toEqual([40, 40, 100, 100, 40]);
});

test("sets length of quarantine, release, and what contacts do", () => {
  const { quarantine } = settingsWith([
    "quarantine: { from: 2020-03-04, to: 2020-03-05, days: 10, ofContacts: testing }",
    "quarantine: { release: nonSymptomatic }",
  ]);
  expect([...quarantine.days.slice(0, 5)]).toEqual([14, 14, 10, 10, 14]);
  expect(quarantine.release).toBe("nonSymptomatic");
  expect(quarantine.ofContacts).toEqual([
    { from: day("2020-03-02"), value: "atHome" },
    { from: day("2020-03-04"), value: "testing" },
    { from: day("2020-03-06"), value: "atHome" },
  ]);
});

test("seeds are texts; numbers that fit are used directly", () => {
  expect(settingsWith(["thetaTimes: 1"]).seed).toBe(4711);
  expect(settingsWith(['seed: "17"']).seed).toBe(17);
  expect(seedOf("4711")).toBe(4711);
  const long = ["7564655870752979346", "3831662765844904176", "-594798593157429144", "4294967295"];
  const seeds = long.map(seedOf);
  expect(new Set(seeds).size).toBe(4);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
  // FNV-1a of "a" is e40c292c.
  expect(seedOf("a")).toBe(0xe40c292c >>> 1);
});

test.each([
  ["tracing: { probability: 50 }", "probability must be a share from 0 to 1, not 50"],
  ["tracing: { delay: 1.5 }", "delay must be a whole number of at least 0, not 1.5"],
  ["tracing: { exempt: { vaccinatedDays: 90 } }", "the field boostedDays is missing"],
  ["tracing: off", /^expected fields such as from/],
  ["quarantine: { from: 2020-03-03 }", "at least one of days, release, ofContacts is missing"],
  [
    "quarantine: { from: 2020-03-03, release: susceptible }",
    "release holds for the whole run, without from and to",
  ],
  ["seed: []", "seed must be a text, not a list"],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
