import { vaccine } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { day, refusals, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";

const vaccination = (...changes: readonly string[]) => settingsWith(changes).vaccination;
const cologne = shortHead
  .replace("region: berlin", "region: cologne")
  .replace("berlin2021", "cologne2022");

test("nobody is vaccinated by default; given vaccination is as published", () => {
  expect(vaccination("thetaTimes: 1")).toBeUndefined();
  const berlin = vaccination("vaccination: { order: random }");
  expect(berlin).toMatchObject({
    order: "random",
    totalDoses: Number.POSITIVE_INFINITY,
    boosterAfterDays: { mRna: 150, vector: 150 },
    quotas: [],
    campaigns: [],
  });
  expect(berlin?.compliance[0]).toEqual({ age: 12, share: 0.7 });
  const settings = settingsWith(["doses: { perDay: 1 }"], cologne);
  expect(settings.vaccination?.boosterAfterDays).toEqual({ mRna: 132, vector: 153 });
  expect(settings.vaccination?.compliance).toEqual([
    { age: 5, share: 0.4 },
    { age: 12, share: 1 },
  ]);
  const spring = settingsWith(
    ["doses: { perDay: 1 }"],
    shortHead.replaceAll("2020-03-", "2021-02-"),
  );
  expect([...(spring.vaccination?.mRnaShare.slice(4, 14) ?? [])]).toEqual([
    1, 1, 0.87, 0.87, 0.87, 0.87, 0.87, 0.87, 0.87, 0.75,
  ]);
});

test("doses and boosters are given per day, as a share of the people, or multiplied", () => {
  const settings = vaccination(
    "doses: { from: 2020-03-03, perDay: 1000 }",
    "doses: { from: 2020-03-05, to: 2020-03-05, times: 2 }",
    "boosters: { from: 2020-03-04, share: 0.01, afterDays: 120 }",
  );
  expect([...(settings?.doses.slice(0, 6) ?? [])]).toEqual([0, 1000, 1000, 2000, 1000, 1000]);
  expect(settings?.boosters[1]).toBe(0);
  expect(settings?.boosters[2]).toBeCloseTo(35_745.68, 6);
  expect(settings?.boosterAfterDays).toEqual({ mRna: 120, vector: 120 });
  expect(vaccination("boosters: { afterDays: 90 }")?.boosterAfterDays.vector).toBe(90);
});

test("quotas are linear between dates; new dates continue quotas of the same ages", () => {
  const settings = vaccination(
    "quotas: { ages: [60, 120], points: { 2020-03-03: 0.2, 2020-03-07: 0.4 } }",
    "quotas: { ages: [18, 59], points: { 2020-03-03: 0.4 }, times: 0.5 }",
    "quotas: { ages: [60, 120], points: { 2020-03-10: 0.8 } }",
    "quotas: { times: 2, ages: [18, 59] }",
  );
  const [adults, old] = settings?.quotas ?? [];
  expect(adults?.ages).toEqual([18, 59]);
  expect([...(adults?.share.slice(0, 3) ?? [])]).toEqual([0, 0.4, 0.4]);
  [0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.4, 0.4, 0.8, 0.8].forEach((share, place) => {
    expect(old?.share[place]).toBeCloseTo(share, 12);
  });
});

test("quotas of ages that are split already change each part, and make no group beside them", () => {
  const settings = vaccination(
    "quotas: { ages: [80, 120], points: { 2020-03-03: 0.4 } }",
    "quotas: { ages: [60, 79], points: { 2020-03-03: 0.2 } }",
    "quotas: { ages: [60, 120], points: { 2020-03-05: 0.6 } }",
    "quotas: { ages: [60, 120], times: 0.5 }",
  );
  expect(settings?.quotas.map(({ ages }) => ages)).toEqual([
    [60, 79],
    [80, 120],
  ]);
  expect(settings?.quotas.map(({ share }) => share.slice(1, 5))).toEqual([
    Float64Array.of(0.1, 0.1, 0.3, 0.3),
    Float64Array.of(0.2, 0.2, 0.3, 0.3),
  ]);
});

test("sets who is willing, in which order, and with which vaccine", () => {
  const settings = vaccination(
    "vaccination: { compliance: { 0: 0.1, 12: 0.6, 65: 0.9 }, complianceTimes: 1.5, minimumAge: 16, totalDoses: 5000, mRnaShare: { 2020-03-04: 0.5, 2020-03-06: 1 }, boosterAfterDays: { mRNA: 100 } }",
  );
  expect(settings?.compliance).toEqual([
    { age: 16, share: 0.8999999999999999 },
    { age: 65, share: 1 },
  ]);
  expect(settings?.totalDoses).toBe(5000);
  expect([...(settings?.mRnaShare.slice(0, 6) ?? [])]).toEqual([1, 1, 0.5, 0.5, 1, 1]);
  expect(settings?.boosterAfterDays).toEqual({ mRna: 100, vector: 150 });
  expect(vaccination("doses: { perDay: 5 }", "vaccination: none")).toBeUndefined();
});

test("campaigns are sorted by date", () => {
  const settings = vaccination(
    "campaign: { from: 2020-03-10, vaccine: ba5Update, compliance: { 18: 0.55, 12: 0.2 }, perDay: 1500, days: 5, minimumDoses: 1, daysSinceDose: 180, daysSinceInfection: 30 }",
    "campaign: { from: 2020-03-05, vaccine: mRNA, compliance: { 60: 1 } }",
  );
  expect(settings?.campaigns).toEqual([
    {
      from: day("2020-03-05"),
      days: 30,
      vaccine: vaccine.mRNA,
      compliance: [{ age: 60, share: 1 }],
      dosesPerDay: Number.POSITIVE_INFINITY,
      minimumDoses: 2,
      minimumDaysSinceDose: 90,
      minimumDaysSinceInfection: 90,
    },
    {
      from: day("2020-03-10"),
      days: 5,
      vaccine: vaccine.ba5Update,
      compliance: [
        { age: 12, share: 0.2 },
        { age: 18, share: 0.55 },
      ],
      dosesPerDay: 1500,
      minimumDoses: 1,
      minimumDaysSinceDose: 180,
      minimumDaysSinceInfection: 30,
    },
  ]);
});

test.each([
  ["doses: { from: 2020-03-03 }", "one of perDay, share, times is missing"],
  ["boosters: { from: 2020-03-03, afterDays: 90 }", "one of perDay, share, times is missing"],
  ["quotas: { points: { 2020-03-03: 0.1 } }", "the field ages is missing"],
  ["quotas: { ages: [0, 5] }", "at least one of points, times is missing"],
  ["vaccination: {}", /^at least one of order/],
  ["vaccination: { compliance: { 12: 1.2 } }", "12 must be a share from 0 to 1, not 1.2"],
  ["vaccination: { compliance: { young: 1 } }", /"young" is not understood/],
  ["campaign: { from: 2020-03-03, compliance: { 12: 1 } }", "the field vaccine is missing"],
  [
    "campaign: { from: 2020-03-03, vaccine: mRNA, compliance: { 12: 1 }, days: 0 }",
    "days must be a number of days, not 0",
  ],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});

test("speed multiplies doses of its days, and the growth of quotas, but not the final uptake", () => {
  const speed = "vaccinationSpeed: { from: 2020-03-04, to: 2020-03-05, times: 3 }";
  const settings = vaccination(
    "doses: { perDay: 10 }",
    "boosters: { perDay: 2 }",
    "quotas: { ages: [18, 59], points: { 2020-03-02: 0, 2020-03-12: 0.1 } }",
    speed,
  );
  expect([...(settings?.doses.slice(0, 5) ?? [])]).toEqual([10, 10, 30, 30, 10]);
  expect([...(settings?.boosters.slice(0, 5) ?? [])]).toEqual([2, 2, 6, 6, 2]);
  // One percent a day, on 4 and 5 March three; no more than a tenth in the end.
  const [quota] = settings?.quotas ?? [];
  const shares = [...(quota?.share ?? [])].map((share) => Math.round(100 * share));
  expect(shares).toEqual([0, 1, 4, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10, 10]);
  expect(vaccination(speed)).toBeUndefined();
});
