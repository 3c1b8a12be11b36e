import { outdoorSeries } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { day, refusals, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";

const summer = shortHead.replaceAll("2020-03-", "2020-07-");
const from = day("2020-07-02");
const usual = [...outdoorSeries("berlin", from, 14)];
const outdoor = (...changes: readonly string[]) => [
  ...settingsWith(changes, summer).outdoorFraction,
];

test("the climate of the region, when nothing is given", () => {
  expect(outdoor("skippedActivity: absent")).toEqual(usual);
  expect(new Set(usual).size).toBeGreaterThan(2);
});

test("applies constant, times and hold", () => {
  expect(outdoor("outdoor: { from: 2020-07-03, to: 2020-07-04, constant: 0.2 }")).toEqual([
    usual[0],
    0.2,
    0.2,
    ...usual.slice(3),
  ]);
  expect(outdoor("outdoor: { times: 0.5 }")).toEqual(usual.map((value) => value * 0.5));
  expect(Math.max(...outdoor("outdoor: { times: 50 }"))).toBe(1);
  expect(outdoor("outdoor: { from: 2020-07-04, hold: true }")).toEqual([
    usual[0],
    ...Array(13).fill(usual[1]),
  ]);
});

test("interpolates linearly between points and keeps the last value", () => {
  const values = outdoor(
    "outdoor: { points: { 2020-07-03: 0.1, 2020-07-07: 0.5 } }",
    "outdoor: { from: 2020-07-10, to: 2020-07-11, points: { 2020-06-01: 1 } }",
  );
  [usual[0], 0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5, 1, 1, 0.5].forEach((value, place) => {
    expect(values[place]).toBeCloseTo(value ?? 0, 12);
  });
});

test("parameters of the climate: each change keeps what earlier ones have given", () => {
  const midpoint = { spring: 20, autumn: 22 };
  expect(
    outdoor("outdoor: { springMidpoint: 20, autumnMidpoint: 22 }", "outdoor: { alpha: 0.5 }"),
  ).toEqual([...outdoorSeries("berlin", from, 14, { midpoint, alpha: 0.5 })]);
  // Berlin 2020: 25 °C in autumn, 18.5 °C in spring.
  expect(outdoor("outdoor: { springMidpoint: 20 }")).toEqual([
    ...outdoorSeries("berlin", from, 14, { midpoint: { spring: 20, autumn: 25 } }),
  ]);
  const some = outdoor("outdoor: { from: 2020-07-05, largest: 0.8 }");
  expect(some.slice(0, 3)).toEqual(usual.slice(0, 3));
  expect(some.slice(3)).toEqual([...outdoorSeries("berlin", from + 3, 11, { largest: 0.8 })]);
});

test.each([
  ["outdoor: { from: 2020-03-03 }", /^one of springMidpoint, .*times is missing$/],
  ["outdoor: { constant: 0.1, times: 2 }", /is missing$/],
  ["outdoor: { constant: 1.5 }", "constant must be a share from 0 to 1, not 1.5"],
  ["outdoor: { hold: true }", "hold needs from"],
  ["outdoor: { hold: false }", "hold can only be true"],
  ["outdoor: { points: { 2020-03-05: 2 } }", "2020-03-05 must be a share from 0 to 1, not 2"],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
