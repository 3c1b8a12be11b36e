import {
  type LabScenario,
  type LaneName,
  type LaneStep,
  lanes,
  withBlock,
} from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { assumedBlocks, assumedFrom, isAssumption, lastComparable } from "./assumptions.ts";

const steps = (...values: readonly number[]): readonly LaneStep[] =>
  values.map((value, place) => ({ day: 100 * place, value }));
const usual = new Map<LaneName, readonly LaneStep[]>([
  ["work", steps(100, 62, 80)],
  ["tracing", [...steps(0, 56), { day: lastComparable + 1, value: 900 }]],
  ["tests", steps(0, 3)],
  ["masks", steps(0, 1, 3)],
]);
const empty: LabScenario = {
  place: "berlin",
  first: lastComparable - 100,
  last: lastComparable - 10,
  blocks: new Map(),
};

test.each<[LaneName, readonly number[], readonly number[]]>([
  // 62 % is 60 % in steps of five.
  ["work", [60, 100], [0, 55]],
  // What came after the last comparable day does not count.
  ["tracing", [0, 60], [70, 1000]],
  ["tests", [0, 3], [4, 5]],
  ["masks", [0, 3], []],
  ["vaccination", [0, 100], [110, 500]],
  ["season", [0, 100], [110, 300]],
  ["variant", [100, 170], [50, 90, 180, 300]],
  ["rule", [], [5, 1200]],
  // Nothing is known of it.
  ["visits", [], [0, 100]],
])("%s: %j has been, %j never was", (lane, known, assumed) => {
  expect(known.filter((value) => isAssumption(lane, value, usual))).toEqual([]);
  expect(assumed.every((value) => isAssumption(lane, value, usual))).toBe(true);
});

test("every lane that the regime does not know has a range or says that there is none", () => {
  const others = lanes.map(({ name }) => name).filter((name) => !isAssumption(name, 100, usual));
  expect(others).toEqual(["work", "vaccination", "season", "variant"]);
});

test("the earliest block out of range begins the assumption, otherwise the end of reports", () => {
  const block = { from: empty.first + 5, to: empty.last, target: 0 };
  const usualWork = withBlock(empty, "work", { ...block, value: 60 });
  expect(assumedFrom(usualWork, usual)).toBeUndefined();
  const faster = withBlock(usualWork, "vaccination", {
    ...block,
    from: block.from + 7,
    value: 200,
  });
  expect(assumedBlocks(faster, usual).map(({ lane }) => lane)).toEqual(["vaccination"]);
  expect(assumedFrom(faster, usual)).toBe(block.from + 7);
  expect(assumedFrom({ ...empty, last: lastComparable + 30 }, usual)).toBe(lastComparable + 1);
});
