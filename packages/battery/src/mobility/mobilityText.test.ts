import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { readMobilityText } from "./mobilityText.ts";

test("reads description, notes and info", () => {
  const { text, faults } = readMobilityText(
    "description: |\n  How **much**.\nnotes:\n  - one\n  - two\ninfo:\n  - three\n",
    "config.en.yaml",
  );
  expect(faults).toEqual([]);
  expect(text).toEqual({ description: "How **much**.", notes: ["one", "two"], info: ["three"] });
});

test("missing parts are empty; parts of the wrong type are reported", () => {
  expect(readMobilityText("description: a\n", "c").text).toEqual({
    description: "a",
    notes: [],
    info: [],
  });
  const { text, faults } = readMobilityText(
    "description: [a]\nnotes: one\ninfo: [a, {b: 1}]\n",
    "c",
  );
  expect(text).toEqual({ description: "", notes: [], info: ["a"] });
  expect(faults.map(englishFault)).toEqual([
    "c:1:14: description must be a text, not a list",
    'c:2:8: notes must be a list, not "one"',
    "c:3:11: info must be a text, not a mapping",
  ]);
});

test("an HTML page or nonsense is refused", () => {
  for (const hostile of ["<html></html>", "", "- a\n- b\n", "a: &x [*x]"]) {
    const { text, faults } = readMobilityText(hostile, "c");
    expect(text).toEqual({ description: "", notes: [], info: [] });
    expect(faults).not.toEqual([]);
  }
});
