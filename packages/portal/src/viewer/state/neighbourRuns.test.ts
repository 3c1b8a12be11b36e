import { mostOptions, RunFinder } from "@episcope/battery";
import { expect, test } from "vitest";
import {
  smallBattery,
  smallIndex,
  smallMetadata,
  smallOptions,
} from "../address/fixtures/smallBattery.ts";
import { readRunAddress } from "../address/runAddress.ts";
import { neighbourRuns } from "./neighbourRuns.ts";

function neighbours(
  query: string,
  { index = smallIndex, isBase = false, options = smallOptions } = {},
) {
  const address = readRunAddress(new URLSearchParams(query), smallBattery);
  const chosen = new Map([...address.chosen].map(([name, { value }]) => [name, value]));
  const finder = new RunFinder(index, smallMetadata);
  return neighbourRuns({ finder, chosen, options, address, isBase });
}
const valuesOf = (runId: string) =>
  smallIndex.runs.find((run) => run.runId === runId)?.values.join(" ");

test("every other option of every measure is one neighbour", () => {
  expect(neighbours("").map(valuesOf)).toEqual([
    "high 0.5 +10% 2020-09-01 false open 4711 2020-02-25",
    "none 0.75 +10% 2020-09-01 false open 4711 2020-02-25",
    "none 1.0 +10% 2020-09-01 false open 4711 2020-02-25",
    "none 0.5 +5% 2020-09-01 false open 4711 2020-02-25",
    "none 0.5 +10% 2020-10-01 false open 4711 2020-02-25",
    "none 0.5 +10% 2020-09-01 true open 4711 2020-02-25",
  ]);
});

test("neighbours start from the current choice and shift", () => {
  const found = neighbours("leis=75%25&view-shift=3").map(valuesOf);
  expect(found).toHaveLength(6);
  expect(found[0]).toBe("high 0.75 +10% 2020-09-01 false open 4711 2020-02-28");
  expect(found).not.toContain("none 0.75 +10% 2020-09-01 false open 4711 2020-02-28");
});

test("combinations without a run are left out", () => {
  const runs = smallIndex.runs.filter(({ values }) => values[0] === "none" && values[1] !== "1.0");
  expect(neighbours("", { index: { ...smallIndex, runs } })).toHaveLength(4);
});

test("the run without restrictions has no neighbours", () => {
  expect(neighbours("", { isBase: true })).toEqual([]);
});

test("options without buttons are not one click away", () => {
  const [group] = smallOptions.groups;
  const [set] = group?.sets ?? [];
  if (!group || !set) throw new Error("no options");
  const many = Array.from({ length: mostOptions }, (_, seed) => ({ value: `${seed}`, label: "" }));
  const groups = [{ group: group.group, sets: [{ ...set, options: [...set.options, ...many] }] }];
  expect(neighbours("", { options: { ...smallOptions, groups } })).toEqual([]);
});
