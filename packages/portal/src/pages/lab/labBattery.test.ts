import { parseDay } from "@episcope/common";
import { type LabScenario, labRunId, withBlock } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { labRuns } from "./labBattery.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const empty: LabScenario = {
  ...{ place: "berlin", first: day("2021-12-01"), last: day("2022-02-28"), blocks: new Map() },
};
const block = { from: empty.first, to: empty.first + 9, value: 50, target: 0 };
const drawn = withBlock(empty, "work", block);
const place = {
  samples: { usual: 0.025, small: 0.01 },
  usual: new Map([["work", [{ day: 0, value: 50 }]]] as const),
};
const marksOf = (lab: LabScenario) => {
  const { metadata } = labRuns("/data/", lab, [], "usual", place).battery;
  return metadata.optionGroups.map((group) => [
    group.heading.en,
    (group.day ?? 0) + metadata.startDay - 1,
  ]);
};

test("what happened, the drawn scenario and kept ones are runs, each once", () => {
  const kept = withBlock(empty, "visits", block);
  const { index, options, battery } = labRuns("/data/", drawn, [kept, drawn], "small", place);
  expect(index.runs.map(({ runId }) => runId)).toEqual([empty, drawn, kept].map(labRunId));
  expect(options.sets[0]?.defaultOption.value).toBe(index.runs[0]?.values[0]);
  expect([battery.url, battery.metadata.sample]).toEqual(["/data/battery/lab-small/", 0.01]);
  expect(battery.metadata.fittedUntil).toBe(empty.first - 1);
});

test("charts mark where the scenario begins, and where an assumption begins", () => {
  expect(marksOf(drawn)).toEqual([["The scenario begins", day("2021-12-01")]]);
  expect(marksOf({ ...drawn, last: day("2022-06-30") })).toEqual([
    ["The scenario begins", day("2021-12-01")],
    ["from here on: assumption", day("2022-03-01")],
  ]);
  const from = day("2021-12-05");
  const faster = withBlock(drawn, "vaccination", { ...block, from, to: from + 9, value: 200 });
  expect(marksOf(faster)).toEqual([
    ["The scenario begins", day("2021-12-01")],
    ["from here on: assumption", from],
  ]);
});
