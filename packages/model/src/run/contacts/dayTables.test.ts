import { expect, test } from "vitest";
import { activities, activityCount, code } from "../../activities.ts";
import { closenessOf, mayMeet } from "./dayTables.ts";

const meet = (one: keyof typeof code, other: keyof typeof code) =>
  mayMeet[code[one] * activityCount + code[other]] === 1;

test("who may meet whom (model specification 2.3, Q-12)", () => {
  expect(meet("home", "home")).toBe(true);
  expect(meet("home", "visit")).toBe(true);
  expect(meet("visit", "home")).toBe(true);
  expect(meet("home", "work")).toBe(true);
  expect(meet("home", "leisPrivate")).toBe(true);
  expect(meet("home", "shop_daily")).toBe(false);
  expect(meet("home", "educ_primary")).toBe(false);
  expect(meet("educ_primary", "educ_secondary")).toBe(true);
  expect(meet("educ_primary", "work")).toBe(true);
  expect(meet("educ_primary", "leisure")).toBe(false);
  expect(meet("shop_daily", "work")).toBe(true);
});

test("meeting is mutual", () => {
  for (let one = 0; one < activityCount; one++) {
    for (let other = 0; other < activityCount; other++) {
      expect(mayMeet[one * activityCount + other]).toBe(mayMeet[other * activityCount + one]);
    }
  }
});

test("closeness: a guest that of a visit, a carer that of work, otherwise the looser one", () => {
  const intensity = activities.map(() => 7);
  intensity[code.home] = 0.2;
  intensity[code.quarantine_home] = 0.2;
  intensity[code.visit] = 9;
  intensity[code.work] = 6;
  intensity[code.shop_daily] = 0.9;
  intensity[code.leisPrivate] = 8;
  for (const [own, other, expected] of [
    ["home", "home", 0.2],
    ["home", "quarantine_home", 0.2],
    ["home", "visit", 9],
    ["quarantine_home", "visit", 9],
    ["home", "work", 6],
    ["home", "leisPrivate", 0.2],
    ["visit", "visit", 9],
    ["visit", "work", 6],
    ["work", "shop_daily", 0.9],
    ["educ_primary", "work", 6],
    ["leisPrivate", "leisPrivate", 8],
  ] as const) {
    expect(closenessOf(intensity, code[own], code[other])).toBe(expected);
    expect(closenessOf(intensity, code[other], code[own])).toBe(expected);
  }
});
