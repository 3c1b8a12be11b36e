import { noFigures } from "@episcope/battery";
import { inEachLanguage } from "@episcope/common";
import { expect, test } from "vitest";
import { type AnsweredRun, type Comparison, findingOf } from "./finding.ts";

const named = (name: string) => ({ query: "", name: inEachLanguage(() => name) });
const compare: Comparison = {
  figure: "infections",
  choice: named("masks"),
  reference: named("nothing"),
};

function run(infections: number, weekly: readonly number[]): AnsweredRun {
  const members = Array.from({ length: 10 }, (_, index) => {
    return [index + 1, { ...noFigures, infections }] as const;
  });
  return {
    curve: {
      x: weekly.map((_, week) => 18_000 + 7 * week),
      y: weekly,
      bands: [
        { low: weekly.map((value) => value / 2), high: weekly.map((value) => value * 2) },
        { low: weekly, high: weekly },
      ],
    },
    figures: { members: new Map(members), memberCount: members.length },
  };
}

test("whole values with the range of 9 of 10 runs; a gap stays one", () => {
  const { firstWeek, weeksApart, curves } = findingOf(undefined, [run(1, [4, Number.NaN, 9])], 0);
  expect([firstWeek, weeksApart]).toEqual([18_000, 1]);
  expect(curves).toEqual([{ median: [4, null, 9], low: [2, null, 5], high: [8, null, 18] }]);
});

test("of 100 weeks every second one is drawn", () => {
  const { weeksApart, curves } = findingOf(
    undefined,
    [
      run(
        1,
        Array.from({ length: 100 }, () => 1),
      ),
    ],
    0,
  );
  expect(weeksApart).toBe(2);
  expect(curves[0]?.median).toHaveLength(50);
});

test("each choice but the reference has a sentence", () => {
  const { sentences } = findingOf(compare, [run(500, [1]), run(1000, [2])], 18_200);
  expect(sentences?.map((sentence) => sentence?.en)).toEqual([
    "Compared with “nothing”, “masks” means about half as many infections by 31 October 2019 (9 of 10 model runs).",
    undefined,
  ]);
});
