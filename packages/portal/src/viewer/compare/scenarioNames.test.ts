import type { OptionSet } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { expect, test } from "vitest";
import { scenarioNames, type Values } from "./scenarioNames.ts";

function set(parameter: string, title: string, options: Record<string, string>): OptionSet {
  const list = Object.entries(options).map(([value, label]) => ({ value, label }));
  return {
    parameter,
    title: { en: title },
    options: list,
    defaultOption: list[0] ?? { value: "", label: "" },
  };
}
const schools = set("schools", "Schools", { open: "open", closed: "closed" });
const masks = set("masks", "Masks", { no: "no", FFP2: "FFP2" });
const leisure = set("leis", "Leisure", { "1": "100%", "0.5": "50%", "0.75": "75%" });
const sets = [schools, masks, leisure];
/** As in the run table: in another order than the panel, with a shift that has no buttons. */
const parameters = ["offset", "leis", "masks", "schools"];
const names = (runs: readonly Values[], language: Language = "en") =>
  scenarioNames(
    runs.map((values) => ({ values })),
    parameters,
    sets,
    language,
  );

test("one parameter differs: each name is its option", () => {
  const runs = [
    ["0", "0.5", "FFP2", "open"],
    ["0", "0.5", "FFP2", "closed"],
  ];
  expect(names(runs)).toEqual(["Schools open", "Schools closed"]);
  expect(names(runs, "de")).toEqual(["Schools offen", "Schools geschlossen"]);
});

test("several differ: a name has those that are not at their default, in the order of the panel", () => {
  expect(
    names([
      ["0", "1", "no", "open"],
      ["0", "1", "no", "closed"],
      ["0", "1", "FFP2", "open"],
      ["0", "0.5", "FFP2", "open"],
    ]),
  ).toEqual(["Default scenario", "Schools closed", "Masks FFP2", "Masks FFP2, Leisure 50%"]);
});

test("a scenario is called the default one only if it is", () => {
  // Leisure is at 50 % in both.
  expect(
    names([
      ["0", "0.5", "no", "open"],
      ["0", "0.5", "FFP2", "closed"],
    ]),
  ).toEqual(["Schools open, Masks: no", "Schools closed, Masks FFP2"]);
});

test("the base run has its own name, and a single scenario is named by its changes", () => {
  expect(names([undefined, ["0", "1", "FFP2", "open"]])).toEqual(["No restrictions", "Masks FFP2"]);
  expect(names([["0", "1", "no", "open"]])).toEqual(["Default scenario"]);
  expect(names([["0", "0.75", "no", "closed"]])).toEqual(["Schools closed, Leisure 75%"]);
});

test("a shift without buttons is named by its title", () => {
  expect(
    names([
      ["-6", "1", "no", "open"],
      ["3", "1", "no", "open"],
    ]),
  ).toEqual(["Start shifted by days -6", "Start shifted by days 3"]);
});

test("a given name wins, and equal names are counted", () => {
  const run = ["0", "1", "no", "open"];
  expect(
    scenarioNames(
      [{ values: run, givenName: "My idea" }, { values: ["0", "1", "no", "closed"] }],
      parameters,
      sets,
      "en",
    ),
  ).toEqual(["My idea", "Schools closed"]);
  expect(names([run, run])).toEqual(["Default scenario", "Default scenario (2)"]);
});

test("a title ends before its comma, unless another one begins in the same way", () => {
  const named = (...titles: readonly string[]) => {
    const own = titles.map((title, place) => set(`p${place}`, title, { a: "low", b: "high" }));
    const runs = [own.map(() => "a"), own.map((_, place) => (place === 0 ? "b" : "a"))];
    const ids = own.map(({ parameter }) => parameter);
    return scenarioNames(
      runs.map((values) => ({ values })),
      ids,
      own,
      "en",
    )[1];
  };
  expect(named("Activities, except education", "Masks")).toBe("Activities high");
  expect(named("Masks, in shops", "Masks, in trains")).toBe("Masks, in shops high");
});
