import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLab } from "./fixtures/anyLab.ts";
import {
  asItWas,
  crowdedLanes,
  fitting,
  isAsItWas,
  isLabScenario,
  type LabScenario,
  withBlock,
  withDays,
  withoutBlock,
} from "./labScenario.ts";

const empty: LabScenario = { place: "berlin", first: 100, last: 200, blocks: new Map() };
const block = (from: number, to: number, value: number) => ({ from, to, value, target: 0 });
const work = (lab: LabScenario) =>
  (lab.blocks.get("work") ?? []).map(({ from, to, value }) => [from, to, value]);

test("a new block takes the place of what is below it", () => {
  const long = withBlock(empty, "work", block(110, 150, 50));
  expect(work(withBlock(long, "work", block(120, 130, 20)))).toEqual([
    [110, 119, 50],
    [120, 130, 20],
    [131, 150, 50],
  ]);
  expect(work(withBlock(long, "work", block(105, 115, 20)))).toEqual([
    [105, 115, 20],
    [116, 150, 50],
  ]);
  expect(work(withBlock(long, "work", block(100, 200, 0)))).toEqual([[100, 200, 0]]);
});

test("blocks stay within the days; an event lasts to the end and is the only one", () => {
  expect(work(withBlock(empty, "work", block(50, 900, 50)))).toEqual([[100, 200, 50]]);
  const rule = withBlock(
    withBlock(empty, "rule", block(110, 111, 100)),
    "rule",
    block(150, 151, 50),
  );
  expect(rule.blocks.get("rule")).toEqual([{ from: 150, to: 200, value: 50, target: 0 }]);
});

test("without its last block a lane is as it was", () => {
  const lab = withBlock(empty, "work", block(110, 150, 50));
  expect(isAsItWas(lab)).toBe(false);
  expect(isAsItWas(withoutBlock(lab, "work", 0))).toBe(true);
  expect(isAsItWas(asItWas(lab))).toBe(true);
});

test("more blocks than a lane can have: the shortest give way to the nearest value beside them", () => {
  // 42 blocks of two days each, one of one day, and a single one far away.
  const many = Array.from({ length: 42 }, (_, place) =>
    block(100 + 2 * place, 101 + 2 * place, place % 2 ? 50 : 20),
  );
  const lab = { ...empty, last: 300, blocks: new Map([["work" as const, many]]) };
  expect([isLabScenario(lab), crowdedLanes(lab)]).toEqual([false, ["work"]]);
  const made = fitting(lab);
  expect([isLabScenario(made), crowdedLanes(made)]).toEqual([true, []]);
  expect(work(made).slice(0, 3)).toEqual([
    [100, 105, 50],
    [106, 107, 50],
    [108, 109, 20],
  ]);
  expect(work(made).at(-1)).toEqual([182, 183, 50]);
  const alone = many.map(({ from, value }, place) =>
    block(from, place === 10 ? from : from + 1, place === 11 ? 30 : value),
  );
  const short = fitting({ ...lab, blocks: new Map([["work", alone.slice(0, 41)]]) });
  // 20 is nearer to 30, which does not touch it, than to 50.
  expect(work(short).slice(9, 11)).toEqual([
    [118, 120, 50],
    [122, 123, 30],
  ]);
  expect(fitting(empty)).toBe(empty);
});

test("other days cut blocks, or leave them out", () => {
  const lab = withBlock(
    withBlock(empty, "work", block(110, 150, 50)),
    "visits",
    block(101, 105, 0),
  );
  const later = withDays(lab, 120, 130);
  expect(work(later)).toEqual([[120, 130, 50]]);
  expect(later.blocks.has("visits")).toBe(false);
});

test("whatever is drawn, moved and cut is a scenario", () => {
  fc.assert(
    fc.property(anyLab, fc.nat(300), fc.nat(300), (lab, shift, length) => {
      expect(isLabScenario(lab)).toBe(true);
      expect(isLabScenario(withDays(lab, lab.first + shift, lab.first + shift + length))).toBe(
        true,
      );
    }),
  );
});
