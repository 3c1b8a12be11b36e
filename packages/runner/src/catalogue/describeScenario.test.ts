import { describeScenario } from "@episcope/scenario";
import { expect, test } from "vitest";
import { animationText } from "../fixtures/smallBattery.ts";

const text = `region: heinsberg
profile: classic2020
sample: tiny
runName: sz
start: 2020-02-16
end: 2020-03-16
base: []
groups:
  - options:
      - { name: work, title: Work, values: ["0.8", "0.4"], changes: [{ thetaTimes: $value }] }
`;
const grid = "legacy: { tables: plain, people: region, defaultRun: sz1 }\n";

function describe(battery: string, scenario: string) {
  const shared = { calibration: "{}", regimes: {} };
  const published = new Map([["notes.md", "Notes"]]);
  return describeScenario({ battery, text: scenario, shared, changes: {} }, published);
}

test("a battery has a description, a run table and notes", () => {
  const { files, layout, runIds, defaultRunIds } = describe("v8/masks", text);
  expect([...files.keys()]).toEqual(["notes.md", "metadata.yaml", "_info.txt"]);
  expect(layout.runFolder).toBe("battery/v8/masks/summaries");
  expect(runIds).toEqual(["sz1", "sz2", "sz0"]);
  // The page takes the first value in string order.
  expect(defaultRunIds).toEqual(["sz2", "sz0"]);
});

test("an initial value decides which run a page shows first, not how runs are named", () => {
  const other = text.replace('values: ["0.8"', 'initial: "0.8", values: ["0.8"');
  const { files, runIds, defaultRunIds } = describe("v8/masks", other);
  expect(runIds).toEqual(["sz1", "sz2", "sz0"]);
  expect(defaultRunIds).toEqual(["sz1", "sz0"]);
  expect(files.get("_info.txt")).toBe(describe("v8/masks", text).files.get("_info.txt"));
});

test("a grid of spring 2020 has only its run table", () => {
  const { files, layout, defaultRunIds } = describe("legacy/v6/munich", `${text}${grid}`);
  expect([...files.keys()]).toEqual(["v6-info-munich.txt"]);
  expect(files.get("v6-info-munich.txt")).toContain("config_sz0.xml;sz0;output/0.8;0.8\n");
  expect([...layout.runFiles]).toEqual([
    ["table", "infections.txt"],
    ["record", "provenance.json"],
  ]);
  expect(layout.archive).toBe("legacy/v6-data-munich.zip");
  expect(defaultRunIds).toEqual(["sz1", "sz0"]);
});

test("an animation has one run and nothing else", () => {
  const { files, layout, runIds, defaultRunIds } = describe("animation/berlin", animationText());
  expect([files.size, runIds, defaultRunIds]).toEqual([0, ["berlin"], ["berlin"]]);
  expect([layout.folder, layout.runFolder, layout.isShared]).toEqual([
    "animation",
    "animation",
    true,
  ]);
  expect([...layout.runFiles]).toEqual([["animation", "epan"]]);
});

test("each kind has its own folder", () => {
  expect(() => describe("legacy/v6/munich", text)).toThrow(
    "legacy/v6/munich/scenario.yaml:1:1: a scenario below legacy/ needs legacy",
  );
  expect(() => describe("v6/munich", `${text}${grid}`)).toThrow(
    "a scenario with legacy must lie below legacy/",
  );
  expect(() => describe("animation/sz", text)).toThrow(
    "animation/sz/scenario.yaml:1:1: an animation shows one run: it has no groups, fixed or base",
  );
  expect(() => describe("animation/munich", animationText())).toThrow(
    "an animation is called like its folder: runName: munich",
  );
});
