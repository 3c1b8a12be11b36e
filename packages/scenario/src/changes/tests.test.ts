import { expect, test } from "vitest";
import { refusals, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";

const testing = (...changes: readonly string[]) => settingsWith(changes).tests;

test("nobody is tested by default; given tests have the published error rates", () => {
  expect(testing("thetaTimes: 1")).toBeUndefined();
  const settings = testing("tests: { kind: rapid, activities: work, rate: 0.1 }");
  expect(settings).toMatchObject({ strategy: "activities", householdCompliance: 1 });
  expect(settings?.rapid).toMatchObject({
    falsePositive: 0.03,
    capacity: Number.POSITIVE_INFINITY,
  });
  expect(settings?.rapid.falseNegative[0]).toBe(0.3);
  expect(settings?.pcr).toMatchObject({ falsePositive: 0.01 });
  expect(settings?.pcr.falseNegative[0]).toBe(0.1);
});

test("activities with the same rates are tested together", () => {
  const rates = testing(
    "tests: { kind: rapid, activities: [work, leisure], from: 2020-03-03, to: 2020-03-05, ramp: [0, 0.2] }",
    "tests: { kind: rapid, activities: leisure, from: 2020-03-06, rate: 0.4, who: withoutPass }",
    "tests: { kind: pcr, activities: kindergarten, rate: 0.5, who: withPass }",
    "tests: { kind: pcr, activities: primary, rate: 0 }",
  )?.rates.map(({ withoutPass, withPass, ...rest }) => ({
    ...rest,
    withoutPass: [...withoutPass.slice(0, 6)],
    withPass: [...withPass.slice(0, 6)],
  }));
  expect(rates).toEqual([
    {
      kind: "rapid",
      activities: ["work"],
      withoutPass: [0, 0, 0.1, 0.2, 0.2, 0.2],
      withPass: [0, 0, 0.1, 0.2, 0.2, 0.2],
    },
    {
      kind: "rapid",
      activities: ["leisure", "leisPublic", "leisPrivate"],
      withoutPass: [0, 0, 0.1, 0.2, 0.4, 0.4],
      withPass: [0, 0, 0.1, 0.2, 0.2, 0.2],
    },
    {
      kind: "pcr",
      activities: ["educ_kiga"],
      withoutPass: [0, 0, 0, 0, 0, 0],
      withPass: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    },
  ]);
});

test("times acts on the current rates", () => {
  const start = [
    "tests: { kind: rapid, activities: work, rate: 0.4 }",
    "tests: { kind: pcr, activities: work, rate: 0.4 }",
  ];
  const first = (change: string) =>
    testing(...start, change)?.rates.map(({ withoutPass }) => withoutPass[0]);
  expect(first("tests: { times: 0.5 }")).toEqual([0.2, 0.2]);
  expect(first("tests: { times: 5, kind: pcr }")).toEqual([0.4, 1]);
  expect(first("tests: { times: 0, activities: leisure }")).toEqual([0.4, 0.4]);
});

test("properties of tests can be set", () => {
  const settings = testing(
    "testing: { strategy: fixedDays, householdCompliance: 0.5 }",
    "testing: { kind: rapid, falsePositive: 0, capacity: 100 }",
    "testing: { falseNegative: 0.5, from: 2020-03-04 }",
  );
  expect(settings).toMatchObject({ strategy: "fixedDays", householdCompliance: 0.5 });
  expect(settings?.rapid).toMatchObject({ falsePositive: 0, capacity: 100 });
  expect(settings?.pcr).toMatchObject({ falsePositive: 0.01, capacity: Number.POSITIVE_INFINITY });
  expect([...(settings?.rapid.falseNegative.slice(1, 3) ?? [])]).toEqual([0.3, 0.5]);
  expect([...(settings?.pcr.falseNegative.slice(1, 3) ?? [])]).toEqual([0.1, 0.5]);
  expect(
    testing("tests: { kind: rapid, activities: work, rate: 0.4 }", "testing: none"),
  ).toBeUndefined();
});

test("a green pass expires from its deadline by default", () => {
  const head = shortHead
    .replaceAll("2020-03-02", "2022-01-30")
    .replaceAll("2020-03-15", "2022-02-05");
  const { greenPass } = settingsWith(
    ["pass: { recoveredDays: 90, from: 2022-02-02, to: 2022-02-02 }"],
    head,
  );
  const forever = Number.POSITIVE_INFINITY;
  expect([...greenPass.vaccinatedDays.slice(0, 4)]).toEqual([forever, forever, 180, 180]);
  expect([...greenPass.recoveredDays.slice(0, 5)]).toEqual([forever, forever, 180, 90, 180]);
  const lasting = settingsWith(["pass: { vaccinatedDays: forever }"], head).greenPass;
  expect(lasting.vaccinatedDays.every((days) => days === forever)).toBe(true);
});

test.each([
  ["tests: { activities: work, rate: 0.1 }", "the field kind is missing"],
  ["tests: { kind: rapid, rate: 0.1 }", "the field activities is missing"],
  [
    "tests: { kind: saliva, activities: work, rate: 0.1 }",
    '"saliva" is not known; possible are rapid, pcr',
  ],
  ["tests: { kind: rapid, activities: work }", "one of rate, ramp, times is missing"],
  [
    "tests: { kind: rapid, activities: work, rate: 20 }",
    "rate must be a share from 0 to 1, not 20",
  ],
  ["testing: { capacity: 5, from: 2020-03-03 }", "capacity holds for the whole run, without from"],
  ["testing: { kind: rapid }", /^at least one of falseNegative/],
  ["pass: {}", "at least one of vaccinatedDays, recoveredDays is missing"],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
