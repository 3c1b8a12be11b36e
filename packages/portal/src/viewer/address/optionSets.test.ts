import type { RunIndex } from "@episcope/battery";
import { expect, test } from "vitest";
import { smallMetadata, smallOptions } from "./fixtures/smallBattery.ts";
import { optionSets } from "./optionSets.ts";

function names(sets: readonly { readonly parameter: string }[]): string[] {
  return sets.map(({ parameter }) => parameter);
}

test("a group shows its measures with more than one option, each measure once", () => {
  expect(smallOptions.groups.map(({ group, sets }) => [group.heading.en, ...names(sets)])).toEqual([
    ["Virus", "escape"],
    ["Measures", "leis", "more", "from", "long"],
  ]);
});

test("fixed are those with one option and those in no group, but not the shift", () => {
  expect(smallOptions.fixed.map(({ parameter, title }) => [parameter, title.en])).toEqual([
    ["school", "Schools"],
    ["seed", undefined],
  ]);
});

test("every parameter but the shift stands in the list of all", () => {
  expect(names(smallOptions.sets)).toEqual([
    ...["escape", "leis", "more", "from", "long", "school", "seed"],
  ]);
});

test("the default is the first as text, or the first of the order", () => {
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

test("a shift column that a group claims is chosen there", () => {
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
