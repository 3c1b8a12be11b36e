import { expect, test } from "vitest";
import { activityCount, code } from "../../activities.ts";
import { mayMeet } from "./dayTables.ts";

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
