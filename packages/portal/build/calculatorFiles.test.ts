import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { definitionOf, readCalculatorFiles } from "./calculatorFiles.ts";
import { loadContent } from "./content/loadContent.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-calculators-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const small = "optionGroups:\n  Masks:\n    - none: 1*\n    - all: 0.8\n";

test("every card has its files in both languages", () => {
  const content = fileURLToPath(new URL("../../../content", import.meta.url));
  const addresses = loadContent(content).calculators.map(({ to }) => to);
  const files = readCalculatorFiles(join(content, "calculators"), addresses);
  expect(addresses).toHaveLength(5);
  expect(files).toHaveLength(10);
  expect(files.map(({ path }) => path)).toContain("risk-calculator/2020-11-11.de.yaml");
});

test("valid files are accepted", () => {
  write("r-calculator/a.en.yaml", small);
  write("r-calculator/a.de.yaml", small.replace("none", "keine"));
  write("r-calculator/notes.txt", "not ours");
  const files = readCalculatorFiles(folder, ["/r-calcs-v1/a"]);
  expect(files.map(({ path, text }) => [path, text])).toEqual([
    ["r-calculator/a.de.yaml", small.replace("none", "keine")],
    ["r-calculator/a.en.yaml", small],
  ]);
  expect(definitionOf(files, "/r-calcs-v1/a", "de")).toBe(files[0]?.definition);
  expect(definitionOf(files, "/r-calcs-v1/b", "de")).toBeUndefined();
  expect(readCalculatorFiles(join(folder, "nowhere"), [])).toEqual([]);
});

test.each([
  [
    "0.8",
    "many",
    'a.de.yaml:4:12: group Masks, option all must be a number of at least 0, not "many"',
  ],
  ["1*", "1", "a.de.yaml:2:3: group Masks: no option is marked as default; the first one is taken"],
  ["0.8", "0.7", "a.de.yaml: the group Masks is not that of the English file"],
  ["  Masks:", "  Masken:", undefined],
])("%s is reported as %s", (before, after, fault) => {
  write("r-calculator/a.en.yaml", small);
  write("r-calculator/a.de.yaml", small.replace(before, after));
  const read = () => readCalculatorFiles(folder, []);
  if (fault === undefined) expect(read()).toHaveLength(2);
  else expect(read).toThrow(`content/calculators/r-calculator/${fault}`);
});

test("a card without files, or with files of another kind, is a fault", () => {
  write("r-calculator/a.en.yaml", small);
  expect(() => readCalculatorFiles(folder, ["/r-calcs-v1/a"])).toThrow(
    "content/calculators/r-calculator/a.de.yaml: /r-calcs-v1/a needs this file, of the kind v1",
  );
  expect(() => readCalculatorFiles(folder, ["/r-calcs-v2/a"])).toThrow("a.en.yaml: /r-calcs-v2/a");
  write("risk-calculator/b.en.yaml", small);
  expect(() => readCalculatorFiles(folder, [])).toThrow(
    "content/calculators/risk-calculator/b.en.yaml: the file belongs to r-calculator/",
  );
});
