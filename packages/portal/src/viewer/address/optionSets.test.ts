import type { RunIndex } from "@episcope/battery";
import { expect, test } from "vitest";
import { smallMetadata, smallOptions } from "./fixtures/smallBattery.ts";
import { optionSets } from "./optionSets.ts";

function names(sets: readonly { readonly parameter: string }[]): string[] {
  return sets.map(({ parameter }) => parameter);
}

test("a group has its measures with more than one option, each measure once", () => {
  expect(smallOptions.groups.map(({ group, sets }) => [group.heading.en, ...names(sets)])).toEqual([
    ["Virus", "escape"],
    ["Measures", "leis", "more", "from", "long"],
  ]);
});

test("parameters with one option or without a group are fixed, except the shift", () => {
  expect(smallOptions.fixed.map(({ parameter, title }) => [parameter, title.en])).toEqual([
    ["school", "Schools"],
    ["seed", undefined],
  ]);
});

test("all parameters except the shift are listed", () => {
  expect(names(smallOptions.sets)).toEqual([
    ...["escape", "leis", "more", "from", "long", "school", "seed"],
  ]);
});

test("the default is the first in text order, or the first of the given order", () => {
  const defaults = new Map(
    smallOptions.sets.map(({ parameter, defaultOption }) => [parameter, defaultOption.label]),
  );
  expect(defaults.get("escape")).toBe("none");
  expect(defaults.get("leis")).toBe("50%");
  expect(defaults.get("more")).toBe("+10%");
  expect(defaults.get("from")).toBe("2020-09-01");
  expect(defaults.get("long")).toBe("false");
  expect(defaults.get("seed")).toBe("4711");
});

test("a shift column that belongs to a group is chosen there", () => {
  const index: RunIndex = {
    parameters: ["offset"],
    runs: [
      { runId: "a", values: ["-3"] },
      { runId: "b", values: ["0"] },
    ],
  };
  const claimed = optionSets(index, {
    ...smallMetadata,
    optionGroups: [
      {
        day: undefined,
        heading: {},
        subheading: {},
        measures: [
          { measure: "offset", title: { en: "Start" }, order: undefined, asPercent: undefined },
        ],
      },
    ],
  });
  expect(names(claimed.sets)).toEqual(["offset"]);
  const free = optionSets(index, { ...smallMetadata, optionGroups: [] });
  expect(free).toEqual({ groups: [], sets: [], fixed: [] });
});
