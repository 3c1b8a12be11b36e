import { expect, test } from "vitest";
import { fitFixture, scoresFixture } from "../fixtures/fit.ts";
import {
  bandVerdict,
  biasOf,
  closenessOf,
  othersOf,
  standingsOf,
  weeksBetter,
  weeksWorse,
} from "./verdict.ts";

test("words follow the figures", () => {
  expect([1.1, 1.25, 1.4, 1.6, 1.61, 3].map(closenessOf)).toEqual([
    "close",
    "close",
    "rough",
    "rough",
    "coarse",
    "coarse",
  ]);
  expect([0.5, 0.72, 0.9, 0.95].map(bandVerdict)).toEqual(["narrow", "right", "right", "wide"]);
  const { filtered } = fitFixture.figures;
  expect([0.7, 0.95, 1.3].map((bias) => biasOf({ ...filtered, bias }))).toEqual([
    "low",
    "none",
    "high",
  ]);
});

test("others are those of the hub, without its reference and our own simple ones", () => {
  expect(othersOf(scoresFixture).map(({ name }) => name)).toEqual(["Good", "Poor", "Few"]);
});

test("standing among others with at least half of the dates", () => {
  const standings = standingsOf(scoresFixture);
  expect(standings).toEqual([
    { ahead: 1, relativeWis: 0.9, others: 2, beaten: 1 },
    { ahead: 2, relativeWis: 1.1, others: 2, beaten: 1 },
  ]);
  expect(weeksBetter(standings)).toEqual([1]);
  expect(weeksWorse(standings)).toEqual([2]);
});

test("without other forecasts there is only the reference", () => {
  const forecasters = scoresFixture.forecasters.slice(0, 2);
  const scores = { ...scoresFixture, reference: "persistence", forecasters };
  expect(standingsOf(scores).every(({ others }) => others === 0)).toBe(true);
});
