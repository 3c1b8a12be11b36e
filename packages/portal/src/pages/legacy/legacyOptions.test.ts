import { RunFinder } from "@episcope/battery";
import { expect, test } from "vitest";
import { fullIndex, viewerOf } from "./fixtures/runs.ts";
import { legacyMetadata } from "./legacyMetadata.ts";
import { legacyOptions } from "./legacyOptions.ts";
import { viewers } from "./viewers.ts";

function optionsOf(path: string, index = fullIndex(viewerOf(path))) {
  const viewer = viewerOf(path);
  return legacyOptions(viewer, legacyMetadata(viewer), index);
}

test("captions, widgets and values are those of the panel", () => {
  const { groups } = optionsOf("/v4");
  expect(groups.map(({ group }) => [group.heading.de, group.day])).toEqual([
    ["Kontaktverbot", 35],
    ["Kita, Schule und Hochschule", 63],
  ]);
  const [shutdown] = groups[0]?.sets ?? [];
  expect(shutdown?.options.map(({ label, text }) => `${label} ${text?.de}`)).toEqual([
    "B Typ B",
    "A Typ A",
  ]);
  expect(shutdown?.widget).toBeUndefined();
  expect(shutdown?.meanings?.get("weak")?.de).toContain("−60");
  expect(groups[1]?.sets.map(({ title, widget }) => [title.de, widget])).toEqual([
    ["Kita", "slider"],
    ["Grundschule", "slider"],
    ["Weiterführende Schule", "slider"],
    ["Hochschule", "slider"],
  ]);
});

test("values are sorted, whatever their order in the table", () => {
  const index = {
    parameters: ["remainingFractionWork"],
    runs: ["0.8", "0.4", "0.6"].map((value, number) => ({ runId: `r${number}`, values: [value] })),
  };
  const [set] = optionsOf("/v7/berlin", index).sets;
  expect(set?.options.map(({ text }) => text?.en)).toEqual(["40%", "60%", "80%"]);
  // The loosest scenario is the default (legacy-viewers specification 2.6).
  expect(set?.defaultOption.value).toBe("0.8");
});

test("a value without description is offered as it is, and a missing default is replaced", () => {
  const index = {
    parameters: ["remainingFractionWork", "seed"],
    runs: [
      { runId: "a", values: ["0.7", "1"] },
      { runId: "b", values: ["0.4", "2"] },
    ],
  };
  const { sets, fixed } = optionsOf("/v7/berlin", index);
  expect(sets[0]?.options.map(({ label }) => label)).toEqual(["40", "0.7"]);
  expect(sets[0]?.defaultOption.value).toBe("0.4");
  expect(fixed.map(({ parameter }) => parameter)).toEqual(["seed"]);
});

test("a single value is not offered as a choice", () => {
  const index = { parameters: ["ReopenAfter"], runs: [{ runId: "a", values: ["21"] }] };
  const { groups, fixed } = optionsOf("/v2", index);
  expect(groups).toEqual([]);
  expect(fixed.map(({ parameter }) => parameter)).toEqual(["ReopenAfter"]);
});

test.each(viewers.map(({ path }) => [path] as const))(
  "%s: the default names a run, and every combination its own",
  (path) => {
    const viewer = viewerOf(path);
    const index = fullIndex(viewer);
    const metadata = legacyMetadata(viewer);
    const { sets } = legacyOptions(viewer, metadata, index);
    const finder = new RunFinder(index, metadata);
    const chosen = new Map(
      sets.map(({ parameter, defaultOption }) => [parameter, defaultOption.value]),
    );
    const first = finder.find(chosen, metadata.initialShift ?? 0);
    const initial = viewer.groups.flatMap(({ measures }) => measures.map((one) => one.initial));
    const shift = viewer.shift ? [String(viewer.shift.initial)] : [];
    expect(first?.values).toEqual([...shift, ...initial]);
    for (const { parameter, options } of sets) {
      for (const { value } of options) {
        const other = finder.find(
          new Map([...chosen, [parameter, value]]),
          metadata.shifts[0] ?? 0,
        );
        expect(other?.values[index.parameters.indexOf(parameter)]).toBe(value);
      }
    }
  },
);

test("the shift has a text in both languages", () => {
  expect(optionsOf("/v7/berlin").shift?.options.map(({ text }) => text?.en)).toEqual([
    ...["6 days earlier", "3 days earlier", "not shifted", "3 days later", "6 days later"],
  ]);
  expect(optionsOf("/v6/munich").shift?.options.map(({ text }) => text?.de)).toEqual([
    "5\u00a0Tage früher",
    "5\u00a0Tage später",
  ]);
  expect(optionsOf("/v7/berlin").shift?.defaultOption.text?.en).toBe("not shifted");
  expect(optionsOf("/v5").shift).toBeUndefined();
});
