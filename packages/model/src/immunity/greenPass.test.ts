import { expect, test } from "vitest";
import { greenPassRules } from "./greenPass.ts";

const day = (date: string) => Date.parse(date) / 86_400_000;

test("from a date on a pass holds for 180 days, in Cologne for 270", () => {
  const { berlin2021, cologne2022 } = greenPassRules;
  expect(berlin2021).toEqual({ daysValid: 180, deadline: day("2022-02-01") });
  expect(cologne2022).toEqual({ daysValid: 270, deadline: day("2022-01-01") });
});
