import type { OptionSet } from "@episcope/battery";
import { expect, test } from "vitest";
import { scenarioDifference } from "./scenarioDifference.ts";
import type { Values } from "./scenarioNames.ts";

function set(parameter: string, title: string, options: Record<string, string>): OptionSet {
  const list = Object.entries(options).map(([value, label]) => ({ value, label }));
  return {
    parameter,
    title: { en: title },
    options: list,
    defaultOption: list[0] ?? { value: "", label: "" },
  };
}
const masks = set("masks", "Masks", { no: "no", FFP2: "FFP2" });
const leisure = set("leis", "Leisure", { "0.50": "50%", "0.75": "75%" });
/** As in the run table: in another order than the panel, with a shift that has no buttons. */
const parameters = ["offset", "leis", "masks"];
const sets = [masks, leisure];
const difference = (pinned: Values, current: Values) =>
  scenarioDifference(parameters, sets, pinned, current, "en");

test("only differences are listed, with titles and labels of the panel and in its order", () => {
  expect(difference(["0", "0.50", "FFP2"], ["0", "0.75", "no"])).toEqual({
    pinned: [
      { parameter: "masks", title: "Masks", label: "FFP2" },
      { parameter: "leis", title: "Leisure", label: "50%" },
    ],
    current: [
      { parameter: "masks", title: "Masks", label: "no" },
      { parameter: "leis", title: "Leisure", label: "75%" },
    ],
  });
  const oneDifference = difference(["0", "0.50", "no"], ["0", "0.75", "no"]);
  expect(oneDifference?.current).toEqual([{ parameter: "leis", title: "Leisure", label: "75%" }]);
});

test("0.5 and 0.50 are different values, and the shift of the start has a title", () => {
  expect(difference(["-6", "0.50", "no"], ["3", "0.5", "no"])).toEqual({
    pinned: [
      { parameter: "leis", title: "Leisure", label: "50%" },
      { parameter: "offset", title: "Start shifted by days", label: "-6" },
    ],
    current: [
      { parameter: "leis", title: "Leisure", label: "0.5" },
      { parameter: "offset", title: "Start shifted by days", label: "3" },
    ],
  });
});

test("labels are in the visitor's language, and an unknown column keeps its name", () => {
  const names = ["leis", "constructor"];
  expect(scenarioDifference(names, sets, ["0.50", "a"], ["0.75", "b"], "de")?.current).toEqual([
    { parameter: "leis", title: "Leisure", label: "75\u00a0%" },
    { parameter: "constructor", title: "constructor", label: "b" },
  ]);
});

test("equal choices do not differ, nor does the base run from itself", () => {
  const values = ["0", "0.50", "no"];
  expect(difference(values, [...values])).toBeUndefined();
  expect(difference(undefined, undefined)).toBeUndefined();
});

test("compared with the base run, a choice shows where it differs from the defaults", () => {
  expect(difference(undefined, ["0", "0.50", "FFP2"])).toEqual({
    pinned: "base",
    current: [{ parameter: "masks", title: "Masks", label: "FFP2" }],
  });
  expect(difference(["0", "0.50", "no"], undefined)).toEqual({
    pinned: [],
    current: "base",
  });
});

test("a set that is missing from the run table is left out", () => {
  const unknown = set("__proto__", "Unknown", { a: "a" });
  expect(
    scenarioDifference(["leis"], [unknown, leisure], ["0.50"], ["0.75"], "en")?.pinned,
  ).toEqual([{ parameter: "leis", title: "Leisure", label: "50%" }]);
});
