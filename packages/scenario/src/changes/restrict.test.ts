import {
  type Activity,
  activities,
  type ModelSettings,
  type RestrictionSeries,
} from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { refusals, remainingOf, seriesByDay, settingsWith } from "../fixtures/scenarioFixtures.ts";

const rest = (values: readonly number[], last: number) => [
  ...values,
  ...Array(14 - values.length).fill(last),
];
const remaining = (...changes: readonly string[]) => remainingOf(settingsWith(changes), "work");

test("from and to are included; without them the change applies to the whole run", () => {
  expect(
    remaining("restrict: { activities: work, from: 2020-03-04, to: 2020-03-05, remaining: 0.3 }"),
  ).toEqual(rest([1, 1, 0.3, 0.3], 1));
  expect(remaining("restrict: { activities: work, from: 2020-03-04, remaining: 0.3 }")).toEqual(
    rest([1, 1], 0.3),
  );
  expect(remaining("restrict: { activities: work, remaining: 0 }")).toEqual(rest([], 0));
});

test("later changes win", () => {
  expect(
    remaining(
      "restrict: { activities: work, remaining: 0.5 }",
      "restrict: { activities: all, from: 2020-03-03, to: 2020-03-03, remaining: 0.8 }",
    ),
  ).toEqual(rest([0.5, 0.8], 0.5));
});

test("times, atMost, atLeast and amplify act on the current value", () => {
  const start = "restrict: { activities: work, from: 2020-03-03, remaining: 0.8 }";
  expect(remaining(start, "restrict: { activities: work, times: 0.5 }")).toEqual(rest([0.5], 0.4));
  expect(remaining(start, "restrict: { activities: work, times: 3 }")).toEqual(rest([], 1));
  expect(remaining(start, "restrict: { activities: work, atMost: 0.9 }")).toEqual(rest([0.9], 0.8));
  expect(remaining(start, "restrict: { activities: work, atLeast: 0.9 }")).toEqual(rest([1], 0.9));
  const amplified = remaining(start, "restrict: { activities: work, amplify: 1.6 }");
  expect(amplified[0]).toBe(1);
  expect(amplified[1]).toBeCloseTo(0.68, 12);
  expect(remaining(start, "restrict: { activities: work, amplify: 9 }")).toEqual(rest([1], 0));
});

test("a ramp is linear and keeps its last value", () => {
  const values = remaining(
    "restrict: { activities: work, from: 2020-03-03, to: 2020-03-07, ramp: [0.6, 1] }",
    "restrict: { activities: work, from: 2020-03-08, times: 0.5 }",
  );
  [1, 0.6, 0.7, 0.8, 0.9, 1, 0.5, 0.5].forEach((value, place) => {
    expect(values[place]).toBeCloseTo(value, 12);
  });
  expect(values[13]).toBe(0.5);
});

test("perWeek starts from the previous day and stays between 0 and 1", () => {
  const values = remaining(
    "restrict: { activities: work, remaining: 0.5 }",
    "restrict: { activities: work, from: 2020-03-03, perWeek: 0.07 }",
  );
  [0.5, 0.5, 0.51, 0.52].forEach((value, place) => {
    expect(values[place]).toBeCloseTo(value, 12);
  });
  expect(values[13]).toBeCloseTo(0.62, 12);
  expect(
    remaining("restrict: { activities: work, from: 2020-03-03, perWeek: -7 }").slice(0, 4),
  ).toEqual([1, 1, 0, 0]);
});

test("weekdays limit a change to those days", () => {
  expect(
    remaining("restrict: { activities: work, weekdays: [monday, sunday], remaining: 0 }"),
  ).toEqual([0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0]);
});

/** Activities with less than 100 percent remaining. */
function restrictedActivities(settings: ModelSettings): readonly Activity[] {
  return activities.filter((name) => remainingOf(settings, name)[0] !== 1);
}

test("groups stand for their activities", () => {
  const named = (names: string) =>
    restrictedActivities(settingsWith([`restrict: { activities: ${names}, remaining: 0.5 }`])).join(
      " ",
    );
  expect(named("leisure")).toBe("leisure leisPublic leisPrivate");
  expect(named("leisPublic")).toBe("leisPublic");
  expect(named("schools")).toBe("educ_primary educ_secondary educ_tertiary educ_other");
  expect(named("[kindergarten, university]")).toBe("educ_kiga educ_higher");
  expect(named("shopErrands")).toBe("errands shop_daily shop_other");
  expect(named("[workBusiness, work]")).toBe("work business");
  expect(named("outOfHome")).toBe(
    "work business errands leisure leisPublic leisPrivate visit shop_daily shop_other",
  );
  expect(named("outOfHomeAll").split(" ")).toHaveLength(16);
  expect(named("all").split(" ")).toHaveLength(18);
});

test("contact intensity, masks, hours, sizes and passes can be restricted", () => {
  const settings = settingsWith([
    "restrict: { activities: work, from: 2020-03-03, ciCorrection: 0.5, closingHours: 22-5, maxGroupSize: 50, reducedGroupSize: 10, withoutPass: 0.75, withPass: 0.9 }",
    "restrict: { activities: work, from: 2020-03-04, ciTimes: 0.5, closingHours: none, maxGroupSize: none, reducedGroupSize: 12 }",
  ]);
  const days = (name: RestrictionSeries) => seriesByDay(settings, "work", name).slice(0, 4);
  expect(days("ciCorrection")).toEqual([1, 0.5, 0.25, 0.25]);
  expect(days("closedFrom")).toEqual([Number.NaN, 22, Number.NaN, Number.NaN]);
  expect(days("closedTo")).toEqual([Number.NaN, 5, Number.NaN, Number.NaN]);
  const unlimited = Number.POSITIVE_INFINITY;
  expect(days("maxGroupSize")).toEqual([unlimited, 50, unlimited, unlimited]);
  expect(days("reducedGroupSize")).toEqual([unlimited, 10, 12, 12]);
  expect(days("withoutPass")).toEqual([1, 0.75, 0.75, 0.75]);
  expect(days("withPass")).toEqual([1, 0.9, 0.9, 0.9]);
  expect(days("remaining")).toEqual([1, 1, 1, 1]);
  expect(seriesByDay(settings, "visit", "ciCorrection")).toEqual(Array(14).fill(1));
});

test("unnamed masks are not worn; multiplied shares never exceed 1", () => {
  const masks = (...changes: readonly string[]) => {
    const { cloth, surgical, ffp2 } = settingsWith(changes).restrictions.pt;
    return [0, 1, 2, 3].map((place) => [cloth[place], surgical[place], ffp2[place]]);
  };
  const start = "restrict: { activities: pt, from: 2020-03-03, masks: { cloth: 0.25, ffp2: 0.5 } }";
  expect(masks(start)).toEqual([
    [0, 0, 0],
    [0.25, 0, 0.5],
    [0.25, 0, 0.5],
    [0.25, 0, 0.5],
  ]);
  expect(
    masks(
      start,
      "restrict: { activities: pt, from: 2020-03-04, to: 2020-03-04, masksTimes: 0.5 }",
      "restrict: { activities: pt, from: 2020-03-05, masks: none }",
    ),
  ).toEqual([
    [0, 0, 0],
    [0.25, 0, 0.5],
    [0.125, 0, 0.25],
    [0, 0, 0],
  ]);
  const many = masks(start, "restrict: { activities: pt, masksTimes: 2 }")[1] ?? [0, 0, 0];
  expect(many[0]).toBeCloseTo(1 / 3, 12);
  expect(many[2]).toBeCloseTo(2 / 3, 12);
});

test("a series sets shares from its dates, scaled and capped, until to", () => {
  const given = "{ 2020-03-04: 0.65, 2020-02-20: 1.4, 2020-03-06: 0.13 }";
  expect(remaining(`series: { activities: work, values: ${given}, scale: 1.3 }`)).toEqual(
    rest([1, 1, 0.5, 0.5], 0.1),
  );
  expect(
    remaining(`series: { activities: work, values: ${given}, scale: 1.3, to: 2020-03-07 }`),
  ).toEqual(rest([1, 1, 0.5, 0.5, 0.1, 0.1], 1));
});

test("hold keeps the previous day's values, of all or some fields", () => {
  const start = [
    "restrict: { activities: work, from: 2020-03-03, to: 2020-03-04, remaining: 0.4, ciCorrection: 0.5 }",
    "restrict: { activities: work, from: 2020-03-07, remaining: 0.2 }",
  ];
  expect(remaining(...start, "hold: { activities: work, from: 2020-03-05 }")).toEqual(
    rest([1], 0.4),
  );
  const some = settingsWith([
    ...start,
    "hold: { activities: work, from: 2020-03-05, fields: [ciCorrection] }",
  ]);
  expect(remainingOf(some, "work")).toEqual(rest([1, 0.4, 0.4, 1, 1], 0.2));
  expect(seriesByDay(some, "work", "ciCorrection")[13]).toBe(0.5);
});

test("who obeys closing hours can be set", () => {
  const { curfewCompliance } = settingsWith([
    "curfewCompliance: { from: 2020-03-03, to: 2020-03-04, share: 0.5 }",
  ]);
  expect([...curfewCompliance.slice(0, 4)]).toEqual([1, 0.5, 0.5, 1]);
});

test.each([
  ["restrict: { activities: work }", /^at least one of remaining, ramp/],
  ["restrict: { remaining: 0.5 }", "the field activities is missing"],
  ["restrict: { activities: [], remaining: 0.5 }", "activities is empty"],
  ["restrict: { activities: play, remaining: 0.5 }", /^"play" is not known; possible are home/],
  [
    "restrict: { activities: work, remaining: 1.1 }",
    "remaining must be a share from 0 to 1, not 1.1",
  ],
  ["restrict: { activities: work, remaining: half }", 'remaining: "half" is not understood'],
  ["restrict: { activities: work, remaining: }", "remaining has no value"],
  ["restrict: { activities: work, times: -1 }", "times must be a number of at least 0, not -1"],
  [
    "restrict: { activities: work, remaining: 1, ramp: [0, 1] }",
    "remaining and ramp exclude each other",
  ],
  ["restrict: { activities: work, ramp: [0, 1], from: 2020-03-03 }", "ramp needs from and to"],
  ["restrict: { activities: work, ramp: 0.5 }", "ramp must be a list of two, such as [0, 1]"],
  ["restrict: { activities: work, perWeek: 1 }", "perWeek needs from"],
  [
    "restrict: { activities: work, masks: { cloth: 0.6, ffp2: 0.6 } }",
    "the shares of masks are more than 1 together",
  ],
  [
    "restrict: { activities: work, masks: { paper: 1 } }",
    "paper is not known here; possible are cloth, surgical, ffp2",
  ],
  [
    "restrict: { activities: work, closingHours: 25-5 }",
    'closing hours look like 22-5 or none, not "25-5"',
  ],
  [
    "restrict: { activities: work, maxGroupSize: 0 }",
    "maxGroupSize must be a number of people, not 0",
  ],
  ["restrict: { activities: work, weekdays: [payday], remaining: 1 }", /^"payday" is not known/],
  [
    "restrict: { activities: work, remaining: 1, from: 2020-03-16 }",
    "2020-03-16 lies outside of the run, 2020-03-02 to 2020-03-15",
  ],
  [
    "restrict: { activities: work, remaining: 1, from: 2020-03-05, to: 2020-03-04 }",
    "to lies before from",
  ],
  ["restrict: { activities: work, remaining: 1, form: 2020-03-05 }", /^form is not known here/],
  ["restrict: 5", /^expected fields such as/],
  ["series: { activities: work, values: {} }", "values is empty"],
  ["series: { activities: work, values: { soon: 1 } }", /"soon" is not understood/],
  [
    "series: { activities: work, values: { 2030-01-01: 1 } }",
    "2030-01-01 lies far outside of the run",
  ],
  [
    "series: { activities: work, values: { 2020-03-05: 1 }, to: 2020-03-04 }",
    "to lies before the first value",
  ],
  ["hold: { activities: work }", "the field from is missing"],
  ["curfewCompliance: { share: 2 }", "share must be a share from 0 to 1, not 2"],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
