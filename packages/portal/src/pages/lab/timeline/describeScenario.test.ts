import { parseDay } from "@episcope/common";
import { type LabScenario, type LaneName, lanes, withBlock } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { describeScenario } from "./describeScenario.ts";

const day = (date: string) => parseDay(date) ?? 0;
const empty: LabScenario = {
  ...{ place: "berlin", first: day("2020-11-02"), last: day("2021-06-30"), blocks: new Map() },
};
const lab = (...list: readonly (readonly [LaneName, string, number])[]) =>
  list.reduce((before, [lane, from, value]) => {
    const days = { from: day(from), to: day(from) + 10 };
    return withBlock(before, lane, { ...days, value, target: 0 });
  }, empty);

test("a scenario is called by what differs, with the days on which something begins", () => {
  expect(describeScenario(empty, "en")).toBe("As it was");
  expect(describeScenario(empty, "de")).toBe("Wie es war");
  const one = lab(["schools", "2020-11-02", 0], ["leisure", "2020-11-02", 20]);
  expect(describeScenario(one, "en")).toBe("Schools 0% from 2 Nov, leisure 20%");
  expect(describeScenario(one, "de")).toBe("Schulen 0\u00a0% ab 2. Nov, Freizeit 20\u00a0%");
  const later = lab(["schools", "2020-11-02", 0], ["masks", "2021-01-05", 3]);
  expect(describeScenario(later, "en")).toBe("Schools 0% from 2 Nov, masks FFP2 from 5 Jan");
});

test("two values of a lane are both said, more are only begun", () => {
  const twice = lab(["work", "2020-11-02", 60], ["work", "2020-12-02", 80]);
  expect(describeScenario(twice, "en")).toBe("Work 60%/80% from 2 Nov");
  const thrice = withBlock(twice, "work", {
    ...{ from: day("2021-02-01"), to: day("2021-02-10"), value: 40, target: 0 },
  });
  expect(describeScenario(thrice, "en")).toBe("Work 60% … from 2 Nov");
});

test("what has no room is counted", () => {
  const five = lab(
    ["schools", "2020-11-02", 0],
    ["work", "2020-11-05", 60],
    ["leisure", "2020-11-08", 20],
    ["shops", "2020-11-11", 50],
    ["masks", "2020-11-14", 3],
  );
  expect(describeScenario(five, "en")).toBe(
    "Schools 0% from 2 Nov, work 60% from 5 Nov and 3 more",
  );
  expect(describeScenario(five, "de")).toBe(
    "Schulen 0\u00a0% ab 2. Nov, Arbeit 60\u00a0% ab 5. Nov und 3 weitere",
  );
});

test("no name is longer than a legend has room for", () => {
  const all = lab(...lanes.map(({ name, first }, index) => day15(name, index, first)));
  for (const language of ["en", "de"] as const) {
    expect(describeScenario(all, language).length).toBeLessThanOrEqual(60);
  }
});

function day15(name: LaneName, index: number, value: number) {
  return [name, `2020-11-${String(index + 10)}`, value] as const;
}
