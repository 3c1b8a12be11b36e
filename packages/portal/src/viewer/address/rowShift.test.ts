import type { Run } from "@episcope/battery";
import { expect, test } from "vitest";
import { smallBattery, smallMetadata } from "./fixtures/smallBattery.ts";
import { optionSets } from "./optionSets.ts";
import { rowShift } from "./rowShift.ts";
import type { AddressedBattery } from "./runAddress.ts";

/** A battery with one run and the given cells. */
function batteryOf(cells: Readonly<Record<string, string>>, measures: readonly string[] = []) {
  const run: Run = { runId: "r", values: Object.values(cells) };
  const index = { parameters: Object.keys(cells), runs: [run] };
  const metadata = {
    ...smallMetadata,
    optionGroups: measures.map((measure) => ({
      day: undefined,
      heading: {},
      subheading: {},
      measures: [{ measure, title: {}, order: undefined, asPercent: undefined }],
    })),
  };
  const { sets } = optionSets(index, metadata);
  const battery: AddressedBattery = { metadata, index, sets, plots: [] };
  return rowShift(battery, run);
}

test("a date counts from the start of the battery, 25 February 2020", () => {
  const starts = new Map(
    smallBattery.index.runs.map((run) => [run.values.at(-1), rowShift(smallBattery, run)]),
  );
  expect(Object.fromEntries(starts)).toEqual({
    "2020-02-19": -6,
    "2020-02-25": 0,
    "2020-02-28": 3,
  });
});

test("a number of days is read with or without sign", () => {
  expect(batteryOf({ masks: "no", offset: "-6" })).toBe(-6);
  expect(batteryOf({ offset: "+3" })).toBe(3);
  expect(batteryOf({ offset: "0" })).toBe(0);
});

test("without the column, with the column in an option group or with another cell there is no shift", () => {
  expect(batteryOf({ masks: "no" })).toBeUndefined();
  expect(batteryOf({ startDate: "2020-03-01" }, ["startDate"])).toBeUndefined();
  for (const cell of ["", "soon", "1e9", "99999", "2020-02-30", "0x10", "1.5", " 3"]) {
    expect(batteryOf({ offset: cell })).toBeUndefined();
  }
});

test("of two columns the one without an option group counts", () => {
  const cells = { offset: "-6", startDate: "2020-02-28" };
  expect(batteryOf(cells)).toBe(-6);
  expect(batteryOf(cells, ["offset"])).toBe(3);
});
