import { strain } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { day, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";
import { firstDifference } from "./firstDifference.ts";

const cologne = shortHead
  .replace("region: berlin", "region: cologne")
  .replace("berlin2021", "cologne2022");

function difference(
  one: readonly string[],
  other: readonly string[],
  common: readonly string[] = ["thetaTimes: 1"],
  head = shortHead,
): number {
  const a = settingsWith([...common, ...one], head);
  const b = settingsWith([...common, ...other], head);
  expect(firstDifference(b, a)).toBe(firstDifference(a, b));
  return firstDifference(a, b);
}

test("equal runs never differ", () => {
  expect(difference([], [])).toBe(15);
  const much = [
    "restrict: { activities: all, from: 2020-03-05, remaining: 0.5, masks: { ffp2: 0.5 }, closingHours: 22-5 }",
    "tests: { kind: rapid, activities: work, rate: 0.4 }",
    "tracing: { from: 2020-03-05 }",
    "quotas: { ages: [0, 99], points: { 2020-03-05: 0.1, 2020-03-12: 0.5 } }",
    "strain: { name: ALPHA, arrives: 2020-03-07 }",
    "adaptive: { from: 2020-03-09, activities: work, restrictAt: 20, restricted: { remaining: 0 }, open: { remaining: 1 } }",
  ];
  expect(difference(much, much)).toBe(15);
});

test.each([
  ["theta", "thetaTimes: 2", 1],
  ["a seed", 'seed: "1"', 1],
  ["contacts", "contacts: { activities: work, times: 2 }", 1],
  ["masks of another table", "maskTable: eikenberry2020", 1],
  ["households", "households: { share: 0.1, inside: 1, outside: 1 }", 1],
  ["release from quarantine", "quarantine: { release: nonSymptomatic }", 1],
  ["antibodies", "immunity: { halfLifeDays: 61 }", 1],
  ["natural immunity", "immunity: { naturalDays: 61 }", 1],
  ["hospital", "disease: { hospitalFactor: 2 }", 1],
  ["a restriction", "restrict: { activities: work, from: 2020-03-06, remaining: 0.5 }", 5],
  [
    "a single day",
    "restrict: { activities: pt, from: 2020-03-08, to: 2020-03-08, masks: { ffp2: 1 } }",
    7,
  ],
  ["the last day", "restrict: { activities: pt, from: 2020-03-15, remaining: 0 }", 14],
  ["a restriction that changes nothing", "restrict: { activities: pt, remaining: 1 }", 15],
  ["closing hours obeyed", "curfewCompliance: { from: 2020-03-04, share: 0 }", 3],
  ["the season", "outdoor: { from: 2020-03-10, constant: 0.77 }", 9],
  ["a holiday", "days: { dates: [2020-03-12], like: sunday }", 11],
  [
    "a rule by incidence",
    "adaptive: { from: 2020-03-09, activities: work, restrictAt: 20, restricted: { remaining: 0 }, open: { remaining: 1 } }",
    8,
  ],
  ["symptoms", "disease: { symptomatic: 0.5, from: 2020-03-11 }", 10],
  ["quarantine", "quarantine: { from: 2020-03-05, days: 5 }", 4],
  ["what contacts do", "quarantine: { from: 2020-03-06, ofContacts: testing }", 5],
  ["a green pass", "pass: { from: 2020-03-04, vaccinatedDays: 10 }", 3],
  ["imports", "imports: { strain: ALPHA, from: 2020-03-06, perDay: 1 }", 5],
  ["no imports", "imports: { strain: ALPHA, from: 2020-03-06, perDay: 0 }", 15],
  ["a strain that never comes", "strain: { name: DELTA, infectiousness: 9 }", 15],
  ["tests", "tests: { kind: rapid, activities: work, from: 2020-03-05, rate: 0.1 }", 4],
  [
    "a ramp of tests from nothing",
    "tests: { kind: rapid, activities: work, from: 2020-03-05, to: 2020-03-09, ramp: [0, 0.4] }",
    5,
  ],
  ["errors of tests that nobody takes", "testing: { falsePositive: 0.5 }", 15],
  ["tracing", "tracing: { from: 2020-03-07 }", 6],
  ["tracing without capacity at first", "tracing: { capacity: 0 }", 15],
  ["doses", "doses: { from: 2020-03-07, perDay: 100 }", 6],
  ["quotas", "quotas: { ages: [0, 99], points: { 2020-03-05: 0, 2020-03-07: 0.5 } }", 5],
  ["who would be willing, without any dose", "vaccination: { complianceTimes: 0.5 }", 15],
  ["a campaign", "campaign: { from: 2020-03-11, vaccine: mRNA, compliance: { 0: 1 } }", 10],
  ["a vaccine that nobody gets", "vaccineEffect: { effectiveness: 0 }", 15],
])("%s", (_, change, expected) => {
  expect(difference([], [change])).toBe(expected);
});

test("properties of a strain matter from its first import in either run", () => {
  const arrives = "strain: { name: DELTA, arrives: 2020-03-09 }";
  const worse = "strain: { name: DELTA, seriouslySick: 3 }";
  expect(difference([], [worse], [arrives])).toBe(8);
  expect(difference([arrives], [worse])).toBe(8);
  expect(difference([arrives], ["strain: { name: DELTA, arrives: 2020-03-06 }", worse])).toBe(5);
});

test("inferred factors of a strain matter from the first different one, once it has arrived", () => {
  const settings = settingsWith(["strain: { name: ALPHA, arrives: 2020-03-06 }"]);
  const inferred = (...factors: readonly (readonly [string, number])[]) => ({
    ...settings,
    strains: settings.strains.map((one, code) =>
      code === strain.ALPHA
        ? { ...one, inferred: factors.map(([from, value]) => ({ from: day(from), value })) }
        : one,
    ),
  });
  const fitted = ["2020-03-03", 1.2] as const;
  const later = inferred(fitted, ["2020-03-11", 2]);
  expect(firstDifference(inferred(fitted), later)).toBe(10);
  expect(firstDifference(later, inferred(fitted, ["2020-03-11", 1]))).toBe(10);
  expect(firstDifference(settings, inferred(fitted))).toBe(5);
  expect(firstDifference(settings, inferred())).toBe(15);
});

test("antibody levels matter once the event has happened and the strain has arrived", () => {
  const common = [
    "imports: { strain: SARS_CoV_2, perDay: 1 }",
    "strain: { name: OMICRON_BA5, arrives: 2020-03-09 }",
  ];
  const escapes = ["strain: { name: OMICRON_BA5, escape: 9 }"];
  expect(difference([], escapes, common, cologne)).toBe(8);
  expect(difference([], escapes, common.slice(0, 1), cologne)).toBe(15);
  // Only an infection with BA.1 gives other levels against BA.2, and nobody had one.
  const related = ["escape: { ba1ToBa2: 9 }"];
  const ba2 = "strain: { name: OMICRON_BA2, arrives: 2020-03-04 }";
  expect(difference([], related, [...common, ba2], cologne)).toBe(15);
  const ba1 = "strain: { name: OMICRON_BA1, arrives: 2020-03-06 }";
  expect(difference([], related, [...common, ba2, ba1], cologne)).toBe(5);
});

test("the effect of a vaccine matters from its first dose, against strains that are present", () => {
  const common = [
    "imports: { strain: SARS_CoV_2, perDay: 1 }",
    "strain: { name: DELTA, arrives: 2020-03-12 }",
    "doses: { from: 2020-03-05, perDay: 10 }",
    "campaign: { from: 2020-03-10, vaccine: xbbUpdate, compliance: { 0: 1 } }",
  ];
  expect(difference([], ["vaccineEffect: { effectiveness: 0.1 }"], common)).toBe(4);
  expect(difference([], ["vaccineEffect: { vaccine: vector, effectiveness: 0.1 }"], common)).toBe(
    15,
  );
  expect(
    difference([], ["vaccineEffect: { vaccine: xbbUpdate, effectiveness: 0.1 }"], common),
  ).toBe(9);
  expect(difference([], ["vaccineEffect: { strain: DELTA, effectiveness: 0.1 }"], common)).toBe(11);
});

test("vaccination matters by dose, group and waiting time of boosters", () => {
  const common = [
    "doses: { from: 2020-03-05, perDay: 10 }",
    "boosters: { from: 2020-03-10, perDay: 5 }",
  ];
  expect(difference([], ["doses: { from: 2020-03-08, times: 2 }"], common)).toBe(7);
  expect(difference([], ["vaccination: { order: random }"], common)).toBe(4);
  expect(difference([], ["vaccination: { totalDoses: 99 }"], common)).toBe(4);
  expect(difference([], ["boosters: { afterDays: 10 }"], common)).toBe(9);
  expect(difference([], ["vaccination: { mRnaShare: { 2020-03-02: 0.5 } }"], common)).toBe(4);
  expect(difference([], ["vaccination: { mRnaShare: { 2020-03-07: 0.5 } }"], common)).toBe(6);
  const campaign = (from: string, days: number) =>
    `campaign: { from: ${from}, days: ${days}, vaccine: mRNA, compliance: { 0: 1 } }`;
  const two = [campaign("2020-03-06", 3), campaign("2020-03-09", 3)];
  expect(difference(two, [campaign("2020-03-06", 3), campaign("2020-03-09", 4)], common)).toBe(8);
});

test("tests and tracing matter when they begin to differ", () => {
  const common = [
    "tests: { kind: rapid, activities: work, from: 2020-03-05, rate: 0.1 }",
    "tracing: { from: 2020-03-07 }",
  ];
  expect(difference([], ["testing: { kind: rapid, falsePositive: 0 }"], common)).toBe(4);
  expect(difference([], ["testing: { falseNegative: 0.9 }"], common)).toBe(4);
  expect(difference([], ["testing: { falseNegative: 0.9, from: 2020-03-08 }"], common)).toBe(7);
  expect(difference([], ["tests: { from: 2020-03-09, times: 2 }"], common)).toBe(8);
  expect(difference([], ["tracing: { from: 2020-03-11, delay: 1 }"], common)).toBe(10);
  expect(difference([], ["tracing: { from: 2020-03-11, lookBack: 7 }"], common)).toBe(6);
  expect(difference([], ["tracing: none"], common)).toBe(6);
});
