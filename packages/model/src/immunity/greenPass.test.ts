import { expect, test } from "vitest";
import { greenPassRules, hasGreenPass, isExemptFromTracing } from "./greenPass.ts";

const never = Number.POSITIVE_INFINITY;
const day = (date: string) => Date.parse(date) / 86_400_000;

test("before the deadline a pass does not run out", () => {
  const rules = greenPassRules.berlin2021;
  expect(hasGreenPass(rules, day("2022-01-31"), never, 400)).toBe(true);
  expect(hasGreenPass(rules, day("2022-01-31"), 400, never)).toBe(true);
  expect(hasGreenPass(rules, day("2022-01-31"), never, never)).toBe(false);
});

test("from the deadline on it holds for 180 days, in Cologne for 270", () => {
  const { berlin2021, cologne2022 } = greenPassRules;
  expect(hasGreenPass(berlin2021, day("2022-02-01"), never, 180)).toBe(true);
  expect(hasGreenPass(berlin2021, day("2022-02-01"), never, 181)).toBe(false);
  expect(hasGreenPass(berlin2021, day("2022-02-01"), 10, 181)).toBe(true);
  expect(hasGreenPass(cologne2022, day("2021-12-31"), never, 300)).toBe(true);
  expect(hasGreenPass(cologne2022, day("2022-01-01"), never, 270)).toBe(true);
  expect(hasGreenPass(cologne2022, day("2022-01-01"), never, 271)).toBe(false);
  expect(hasGreenPass(cologne2022, day("2022-01-01"), never, never)).toBe(false);
});

test("contacts: 90 days, boosted without limit", () => {
  expect(isExemptFromTracing(false, never, 90)).toBe(true);
  expect(isExemptFromTracing(false, 91, 91)).toBe(false);
  expect(isExemptFromTracing(false, 5, never)).toBe(true);
  expect(isExemptFromTracing(true, never, 500)).toBe(true);
});
