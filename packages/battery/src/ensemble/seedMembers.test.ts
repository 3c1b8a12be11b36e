import { numbers, parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { allDays, keyFigures } from "../figures/keyFigures.ts";
import { tableOf } from "../fixtures/tableOf.ts";
import { seedMembers } from "./seedMembers.ts";

/** From Sunday to the Sunday after the next. */
const date = ["2020-03-01", "2020-03-08", "2020-03-15"];
const day = [1, 8, 15];
const infections = tableOf({
  day,
  date,
  nSusceptible: [99_000, 98_000, 97_000],
  nTotalInfected: [1000, 1500, 1000],
  nRecovered: [0, 500, 2000],
  nSeriouslySick: [1, 2, 3],
  nCritical: [0, 1, 1],
  nInfectedCumulative: [1000, 2000, 3000],
  nShowingSymptomsCumulative: [0, 30, 90],
});
const perSeed = tableOf({
  day,
  date,
  nShowingSymptomsCumulative_0: [0, 20, 80],
  nShowingSymptomsCumulative_1: [0, 40, 100],
});

test("every seed is a member with the curve that is known of it", () => {
  const members = seedMembers(infections, perSeed);
  expect(members.map((member) => [...member.columns.keys()])).toEqual(
    Array(2).fill([
      "day",
      "date",
      "nSusceptible",
      "nTotalInfected",
      "nRecovered",
      "nShowingSymptomsCumulative",
    ]),
  );
  expect(
    members.map((member) => [...(numbers(member, "nShowingSymptomsCumulative") ?? [])]),
  ).toEqual([
    [0, 20, 80],
    [0, 40, 100],
  ]);
  // What is not known of a seed has no value, so that no plot shows it without a spread.
  expect(members.map((member) => [...(numbers(member, "nSusceptible") ?? [])])).toEqual(
    Array(2).fill([99_000, Number.NaN, Number.NaN]),
  );
});

test("a member has the figures that its column allows", () => {
  const time = { startDay: parseDay("2020-03-01") ?? 0, ...allDays };
  const figures = seedMembers(infections, perSeed).map((member) => keyFigures(member, time));
  const peak = { value: 60, day: parseDay("2020-03-12") };
  expect(figures.map(({ peakIncidence }) => peakIncidence)).toEqual([peak, peak]);
  expect(figures.map(({ infections: total, peakBeds }) => [total, peakBeds])).toEqual(
    Array(2).fill([undefined, undefined]),
  );
});

test("a single seed, seeds without values and other columns are no members", () => {
  const of = (columns: Readonly<Record<string, readonly number[]>>) =>
    seedMembers(infections, tableOf({ day, date, ...columns }));
  const curve = [0, 20, 80];
  expect(of({ nShowingSymptomsCumulative_0: curve })).toEqual([]);
  expect(of({ nShowingSymptomsCumulative_0: curve, nShowingSymptomsCumulative: curve })).toEqual(
    [],
  );
  const none = [Number.NaN, Number.NaN, Number.NaN];
  expect(of({ nShowingSymptomsCumulative_0: curve, nShowingSymptomsCumulative_1: none })).toEqual(
    [],
  );
  const names = Array.from({ length: 70 }, (_, seed) => `nShowingSymptomsCumulative_${seed}`);
  expect(of(Object.fromEntries(names.map((name) => [name, curve])))).toHaveLength(64);
  expect(seedMembers(infections, tableOf({ day: [] }))).toEqual([]);
});
