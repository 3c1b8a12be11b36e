import { type LaneName, type LaneStep, mostBlocks, withBlock } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { emptyLab, labOf, spelledBlocks } from "../timeline/fixtures/someLabs.ts";
import { cappedScenario, laneLoss, type SearchPlan } from "./searchPlan.ts";

/** Half of the schools on days 14 to 17, which are Thursday to Sunday; a fifth after day 60. */
const usual = new Map<LaneName, readonly LaneStep[]>([
  [
    "schools",
    [
      { day: 0, value: 100 },
      { day: 14, value: 50 },
      { day: 18, value: 100 },
      { day: 60, value: 20 },
    ],
  ],
]);
const place = { usual, primarySchools: usual.get("schools") ?? [], holidays: [] };
const plan: SearchPlan = { lab: emptyLab, place, lanes: ["schools"], from: 11, to: 24 };

test("a lane is closed only where more than the cap remained", () => {
  const at = (cap: number) => cappedScenario(plan, new Map([["schools", cap]]));
  expect(spelledBlocks(at(60), "schools")).toBe("11–13=60 18–24=60");
  expect(spelledBlocks(at(40), "schools")).toBe("11–24=40");
  expect(spelledBlocks(at(100), "schools")).toBe("");
});

test("in these days it replaces what was drawn; other days and lanes stay", () => {
  const drawn = withBlock(labOf("schools", [5, 13, 80], [20, 40, 0]), "work", {
    ...{ from: 10, to: 30, value: 60, target: 0 },
  });
  const found = cappedScenario({ ...plan, lab: drawn }, new Map([["schools", 60]]));
  expect(spelledBlocks(found, "schools")).toBe("5–10=80 11–13=60 18–24=60 25–40=0");
  expect(spelledBlocks(found, "work")).toBe("10–30=60");
});

test("a block that covers the days stays before and after them", () => {
  const found = cappedScenario(
    { ...plan, lab: labOf("schools", [5, 40, 80]) },
    new Map([["schools", 0]]),
  );
  expect(spelledBlocks(found, "schools")).toBe("5–10=80 11–24=0 25–40=80");
});

test("more pauses than a scenario can hold are closed, the shortest first", () => {
  const steps = Array.from({ length: 50 }, (_, place) => [
    { day: 4 + 2 * place, value: 100 },
    { day: 5 + 2 * place, value: 20 },
  ]).flat();
  const full = { ...place, usual: new Map([["schools", steps]] as const) };
  const wide = { ...plan, place: full, from: 4, to: 103 };
  const blocks = cappedScenario(wide, new Map([["schools", 50]])).blocks.get("schools");
  expect(blocks).toHaveLength(mostBlocks);
});

test("loss is what is missing from how it was, on weekdays for schools", () => {
  // Days 11 to 24 are a Monday to a Sunday two weeks later. Weekdays with 100: 11–13 and 18–22,
  // with 50: 14 and 15. 8 × 0.4, and nothing of those at half.
  expect(laneLoss(plan, "schools", 60)).toBeCloseTo(3.2, 10);
  // 8 × 0.8 + 2 × 0.3.
  expect(laneLoss(plan, "schools", 20)).toBeCloseTo(7, 10);
  expect(laneLoss(plan, "schools", 100)).toBe(0);
  // Nothing is known of leisure: as usual on 14 days.
  expect(laneLoss(plan, "leisure", 50)).toBeCloseTo(7, 10);
});

test("primary schools count as much as the others, and school holidays not at all", () => {
  const own = { ...place, primarySchools: [{ day: 0, value: 80 }] };
  const loss = (holidays: SearchPlan["place"]["holidays"]) =>
    laneLoss({ ...plan, place: { ...own, holidays } }, "schools", 60);
  // The block covers the eight weekdays with 100 of the others: 8 × (0.4 + 0.2) / 2.
  expect(loss([])).toBeCloseTo(2.4, 10);
  // Without the three before day 14.
  expect(loss([{ from: 11, to: 13 }])).toBeCloseTo(1.5, 10);
});
