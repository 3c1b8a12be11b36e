import { calibratedContacts } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { day, refusals, settingsWith } from "../fixtures/scenarioFixtures.ts";

test("days like others: dates, or weekdays of a time", () => {
  const { dayTypes } = settingsWith([
    "days: { from: 2020-03-07, weekdays: [monday], like: sunday }",
    "days: { dates: [2020-03-10, 2020-03-03], like: saturday }",
    "days: { dates: 2020-03-09, like: weekday }",
  ]);
  expect([...dayTypes]).toEqual([
    [day("2020-03-03"), 1],
    [day("2020-03-09"), 0],
    [day("2020-03-10"), 1],
  ]);
});

test("rules by incidence; the same activities once", () => {
  const rule = (activities: string, at: number, more = "") =>
    `adaptive: { from: 2020-03-09, activities: ${activities}, restrictAt: ${at}, restricted: { remaining: 0.65, masks: { ffp2: 1 } }, open: { remaining: 0.9, withoutPass: 0.5, masks: none }${more} }`;
  const restricted = { remaining: 0.65, cloth: 0, surgical: 0, ffp2: 1 };
  const open = { remaining: 0.9, withoutPass: 0.5, cloth: 0, surgical: 0, ffp2: 0 };
  const { adaptive } = settingsWith([
    rule("work", 100),
    rule("schools", 50, ", openBelow: 35"),
    rule("[work]", 20),
  ]);
  expect(adaptive).toEqual({
    from: day("2020-03-09"),
    groups: [
      {
        activities: ["educ_primary", "educ_secondary", "educ_tertiary", "educ_other"],
        restrictAt: 50,
        openBelow: 35,
        restricted,
        open,
      },
      { activities: ["work"], restrictAt: 20, openBelow: 20, restricted, open },
    ],
  });
});

test("assumptions of the model", () => {
  const settings = settingsWith([
    "skippedActivity: home",
    "maskTable: eikenberry2020",
    "contacts: { activities: leisure, times: 0.5 }",
    "contacts: { activities: leisPublic, times: 0.5 }",
  ]);
  expect(settings.skippedActivity).toBe("home");
  expect(settings.maskTable).toBe("eikenberry2020");
  expect(settings.contacts.leisure).toEqual({ intensity: 4.62, seasonality: 1 });
  expect(settings.contacts.leisPublic.intensity).toBe(2.31);
  expect(settings.contacts.visit).toEqual(calibratedContacts.berlin2021.visit);
  // What other runs start from stays as it is.
  expect(calibratedContacts.berlin2021.leisure.intensity).toBe(9.24);
});

test.each([
  ["days: { like: sunday }", "either dates, or from, to and weekdays"],
  [
    "days: { dates: [2020-03-03], from: 2020-03-03, like: sunday }",
    "either dates, or from, to and weekdays",
  ],
  ["days: { dates: [2020-03-03], like: friday }", /^"friday" is not known/],
  [
    "adaptive: { from: 2020-03-09, activities: work, restrictAt: 20, openBelow: 30, restricted: { remaining: 0 }, open: { remaining: 1 } }",
    "openBelow is larger than restrictAt",
  ],
  [
    "adaptive: { from: 2020-03-09, activities: work, restrictAt: 20, restricted: {}, open: { remaining: 1 } }",
    /^at least one of remaining/,
  ],
  [
    "adaptive: { from: 2020-03-09, activities: work, restrictAt: 20, restricted: { times: 0.5 }, open: { remaining: 1 } }",
    /^times is not known here/,
  ],
  ["skippedActivity: gone", '"gone" is not known; possible are absent, home'],
  ["maskTable: old", '"old" is not known; possible are current, eikenberry2020'],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
