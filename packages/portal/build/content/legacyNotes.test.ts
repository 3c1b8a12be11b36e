import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { viewers } from "../../src/pages/legacy/viewers.ts";
import { readLegacyNotes } from "./legacyNotes.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-notes-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(folder, "pages", "legacy"), { recursive: true });
  writeFileSync(join(folder, "pages", "legacy", file), text);
}

test("both languages have one name, and a missing one is not a fault", () => {
  write("v1.md", "English\n");
  write("v1.de.md", "Deutsch\n");
  write("v7-berlin.md", "Only English");
  expect([...readLegacyNotes(folder)]).toEqual([
    ["v1", { en: "English", de: "Deutsch" }],
    ["v7-berlin", { en: "Only English" }],
  ]);
});

test("without a folder there are no notes", () => {
  expect(readLegacyNotes(folder).size).toBe(0);
});

test.each([
  ["notes.md", "x", "notes.md: must be called like"],
  ["v1.md", " \n", "v1.md: the file is empty"],
])("%s is refused", (file, text, fault) => {
  write(file, text);
  expect(() => readLegacyNotes(folder)).toThrow(fault);
});

test("every viewer has notes in both languages, with text above and below the charts", () => {
  const content = fileURLToPath(new URL("../../../../content", import.meta.url));
  const notes = readLegacyNotes(content);
  for (const { path, notes: name } of viewers) {
    const { en = "", de = "" } = notes.get(name) ?? {};
    for (const text of [en, de]) {
      const [above = "", below = ""] = text.split("{{PLOTS}}");
      expect([path, above.trim() !== "", below.trim() !== ""]).toEqual([path, true, true]);
    }
  }
  expect([...notes.keys()].sort()).toEqual([...new Set(viewers.map((one) => one.notes))].sort());
});
