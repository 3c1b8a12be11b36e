import type { LabScenario, LaneName, LaneStep } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { preset } from "./presets.ts";

const lab: LabScenario = {
  ...{ place: "berlin", first: 100, last: 160 },
  blocks: new Map([["rule", [{ from: 120, to: 160, value: 100, target: 0 }]]]),
};
const usual = new Map<LaneName, readonly LaneStep[]>([
  [
    "leisure",
    [
      { day: 0, value: 100 },
      { day: 130, value: 42 },
      { day: 150, value: 78 },
    ],
  ],
]);
const blocks = (name: Parameters<typeof preset>[0], lane: LaneName) =>
  preset(name, lab, usual)
    .blocks.get(lane)
    ?.map(({ from, to, value }) => [from, to, value]);

test("as it was has no blocks, whatever was drawn", () => {
  expect(preset("asItWas", lab, usual).blocks.size).toBe(0);
});

test("nothing done opens everything, without masks and tests", () => {
  for (const lane of ["schools", "leisure", "transport"] as const)
    expect(blocks("nothing", lane)).toEqual([[100, 160, 100]]);
  expect(blocks("nothing", "masks")).toEqual([[100, 160, 0]]);
  expect(preset("nothing", lab, usual).blocks.get("masks")?.[0]?.target).toBe(3);
  expect(blocks("nothing", "rule")).toBeUndefined();
});

test("two weeks earlier: steps of day 130 and 150 come on 116 and 136, in steps of five", () => {
  expect(blocks("earlier", "leisure")).toEqual([
    [100, 115, 100],
    [116, 135, 40],
    [136, 160, 80],
  ]);
  expect(blocks("earlier", "work")).toBeUndefined();
});

test("masks, tests and tracing come two weeks earlier, too, and else stay as they were", () => {
  const more = new Map<LaneName, readonly LaneStep[]>([
    ...(["masks", "tests"] as const).map(
      (lane) =>
        [
          lane,
          [
            { day: 0, value: 0 },
            { day: 140, value: 2 },
          ],
        ] as const,
    ),
    ["tracing", [{ day: 130, value: 56 }]],
    ["universities", [{ day: 0, value: 50 }]],
    ["transport", [{ day: 0, value: 80 }]],
  ]);
  const { blocks: made } = preset("earlier", lab, more);
  const spelled = (lane: LaneName) =>
    made.get(lane)?.map(({ from, to, value }) => [from, to, value]);
  expect(spelled("masks")).toEqual([[126, 139, 2]]);
  expect(spelled("tests")).toEqual([[126, 139, 2]]);
  // In steps of ten; before day 130 nothing is known.
  expect(spelled("tracing")).toEqual([[116, 129, 60]]);
  expect(spelled("universities")).toEqual([[100, 160, 50]]);
  expect(spelled("transport")).toEqual([[100, 160, 80]]);
});

test("no change is left out, however many there are", () => {
  const often = new Map<LaneName, readonly LaneStep[]>([
    [
      "work",
      Array.from({ length: 80 }, (_, day) => ({ day: 100 + day, value: 50 + 10 * (day % 2) })),
    ],
  ]);
  const own = preset("earlier", lab, often).blocks.get("work");
  expect([own?.length, own?.at(-1)?.to]).toEqual([61, 160]);
});

test("schools stay open, day care too, and nothing else changes", () => {
  expect([...preset("schoolsOpen", lab, usual).blocks.keys()]).toEqual(["schools", "dayCare"]);
});
