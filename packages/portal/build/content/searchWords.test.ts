import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchWords } from "./searchWords.ts";

test("words of notes and options are found in each language, once and folded", () => {
  const folder = mkdtempSync(join(tmpdir(), "episcope-words-"));
  const battery = join(folder, "masks", "berlin");
  mkdirSync(battery, { recursive: true });
  writeFileSync(join(battery, "notes.md"), "What **masks** do: masks at work.");
  writeFileSync(join(battery, "notes.de.md"), "Was Masken in Läden bewirken.");
  writeFileSync(
    join(battery, "scenario.yaml"),
    `region: berlin
groups:
  - heading: Trains
    headingDe: Züge
    options:
      - name: mask
        title: Kind
        titleDe: Art
        texts: { FFP2: { en: "FFP2 masks", de: "FFP2-Masken" } }
        values: { FFP2: [{ restrict: { activities: leisure } }] }
`,
  );
  const both = { en: "Do masks help?", de: "Helfen Masken?" };
  const question = { at: "/masks", theme: "masks", question: both };
  const words = (language: "en" | "de") =>
    searchWords(folder, [{ ...question, set: undefined, compare: undefined }], language);
  expect(words("en")).toEqual({ "/masks": "at berlin do ffp2 kind masks trains what work" });
  expect(words("de")).toEqual({
    "/masks": "art berlin bewirken ffp2-masken in laden masken was zuge",
  });
  rmSync(folder, { recursive: true });
});
