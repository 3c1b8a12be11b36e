import { type KeyFigures, noFigures } from "@episcope/battery";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RunFigures } from "../figures/runFigures.ts";
import { figureDifference, pairedDifference } from "./pairedDifference.ts";

/** A run whose members have these infections, from number 1 on. */
function run(infections: readonly number[], memberCount = infections.length): RunFigures {
  const members = infections.map((count, position): [number, KeyFigures] => [
    position + 1,
    { ...noFigures, infections: count },
  ]);
  return { members: new Map(members), memberCount };
}
const difference = (pinned: RunFigures, current: RunFigures) =>
  pairedDifference("infections", pinned, current);

test("a difference that all pairs share is clear, however far the runs are apart", () => {
  // Members from 20,000 to 100,000; each pair has 1,000, 1,100, 1,200, 1,300 or 1,400 fewer.
  const pinned = run([20_000, 40_000, 60_000, 80_000, 100_000]);
  const current = run([19_000, 38_900, 58_800, 78_700, 98_600]);
  // Quantiles of the five: −1,380, −1,200, −1,020; a tenth of their width is 36, so steps of 10.
  // Shares: −5, −2.75, −2, −1.625, −1.4 %, in the middle 2 %; 5 % is −5 + 0.2 × 2.25 = −4.55 %,
  // 95 % is −1.625 + 0.8 × 0.225 = −1.445 %.
  expect(difference(pinned, current)).toEqual({
    kind: "clear",
    range: { low: -1380, high: -1020, median: -1200 },
    shares: { low: -0.045, median: -0.02, high: -0.014 },
    difference: { direction: "less", amount: 1200, share: 0.02 },
  });
});

test("a range that holds zero is not clear, even if four of five pairs agree", () => {
  const pinned = run([1000, 1000, 1000, 1000, 1000]);
  const current = run([900, 1300, 1400, 1500, 1600]);
  // Differences −100, 300, 400, 500, 600: 5 % is −100 + 0.2 × 400 = −20, 95 % is 580.
  // A tenth of 600 is 60, so steps of 10.
  expect(difference(pinned, current)).toEqual({
    kind: "unclear",
    range: { low: -20, high: 580, median: 400 },
    shares: { low: -0.02, median: 0.4, high: 0.58 },
  });
});

test("a range that is written with a zero is not clear", () => {
  const pinned = run([0, 0, 0, 0, 0]);
  // 5 % is 20 + 0.2 × 80 = 36, 95 % is 9,800; but 0 + 0.2 × 2 = 0.4 is written as 0.
  expect(difference(pinned, run([20, 100, 5000, 9000, 10_000]))).toMatchObject({
    kind: "clear",
    range: { low: 36, high: 9800 },
  });
  expect(difference(pinned, run([0, 2, 5000, 9000, 10_000]))).toEqual({
    kind: "unclear",
    range: { low: 0, high: 9800, median: 5000 },
  });
});

test("only members that both runs have count, whatever their order", () => {
  const pinned: RunFigures = {
    members: new Map([...run([1000, 2000, 3000, 4000, 5000, 6000]).members].reverse()),
    memberCount: 5,
  };
  const current = run([1100, 2100, 3100, 4100, 5100], 16);
  expect(difference(pinned, current)).toMatchObject({
    kind: "clear",
    range: { low: 100, high: 100, median: 100 },
  });
});

test("with fewer than eight pairs nothing is claimed while others are on their way", () => {
  const [pinned, current] = [Array(8).fill(1), Array(8).fill(5)];
  expect(difference(run(pinned.slice(1), 16), run(current, 16))).toEqual({ kind: "tooFewYet" });
  expect(difference(run(pinned, 16), run(current, 16))).toMatchObject({ kind: "clear" });
});

test("with fewer than five pairs nothing is claimed while others are on their way", () => {
  expect(difference(run([1, 2, 3, 4], 16), run([5, 6, 7, 8, 9], 16))).toEqual({
    kind: "tooFewYet",
  });
});

test("one model run each gives the difference of the shown figures, which may be chance", () => {
  expect(difference(run([2049]), run([2451]))).toEqual({
    kind: "mayBeChance",
    difference: { direction: "more", amount: 500, share: 0.25 },
  });
});

test("equal members are the same", () => {
  const same = run([1, 2, 3, 4, 5]);
  expect(difference(same, same)).toMatchObject({ difference: { direction: "same" } });
});

test("dates differ by whole days, and have no share", () => {
  const peaks = (days: readonly number[]): RunFigures => ({
    members: new Map(
      days.map((day, position) => [
        position + 1,
        { ...noFigures, peakIncidence: { value: 1, day } },
      ]),
    ),
    memberCount: days.length,
  });
  // 7, 7, 14, 14, 140 days later: 7 and 114.8, and not rounded to tens.
  expect(
    pairedDifference(
      "incidencePeakDay",
      peaks([18_000, 18_007, 18_000, 18_000, 18_000]),
      peaks([18_007, 18_014, 18_014, 18_014, 18_140]),
    ),
  ).toEqual({
    kind: "clear",
    range: { low: 7, high: 115, median: 14 },
    difference: { direction: "more", amount: 14, share: undefined },
  });
});

test("a figure that a run does not have has no difference", () => {
  expect(pairedDifference("peakBeds", run([1]), run([2]))).toBeUndefined();
  const all = run([1, 2, 3, 4, 5]);
  expect(pairedDifference("peakBeds", all, all)).toBeUndefined();
});

test("swapping the runs turns the range around and never changes what is clear", () => {
  const members = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
    minLength: 5,
    maxLength: 16,
  });
  fc.assert(
    fc.property(members, members, (one, two) => {
      const there = difference(run(one), run(two));
      const back = difference(run(two), run(one));
      expect(back?.kind).toBe(there?.kind);
    }),
  );
});

test("the difference from 2,000 to 2,500 is 500 more, a quarter", () => {
  expect(figureDifference(2000, 2500)).toEqual({ direction: "more", amount: 500, share: 0.25 });
  expect(figureDifference(2500, 2000)).toEqual({ direction: "less", amount: 500, share: 0.2 });
  expect(figureDifference(2000, 2000)).toEqual({ direction: "same", amount: 0, share: 0 });
  expect(figureDifference(0.1, 0.3)).toMatchObject({ direction: "more", amount: 0.2 });
});

test("zero has no share, and an unknown figure has no difference", () => {
  expect(figureDifference(0, 40)).toEqual({ direction: "more", amount: 40, share: undefined });
  expect(figureDifference(undefined, 40)).toBeUndefined();
  expect(figureDifference(40, undefined)).toBeUndefined();
});

test("swapping the runs reverses the direction and keeps the amount", () => {
  const figure = fc.integer({ min: 0, max: 100_000_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(figure, figure, (pinned, current) => {
      const there = figureDifference(pinned, current);
      const back = figureDifference(current, pinned);
      expect(back?.amount).toBe(there?.amount);
      const turned = { more: "less", less: "more", same: "same" } as const;
      expect(back?.direction).toBe(turned[there?.direction ?? "same"]);
    }),
  );
});
