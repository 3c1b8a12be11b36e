import { expect, test } from "vitest";
import { fileInLanguage, inEachLanguage, keyInLanguage, languagesToTry } from "./language.ts";

test("files and keys of a language", () => {
  expect(fileInLanguage("notes.md", "en")).toBe("notes.md");
  expect(fileInLanguage("notes.md", "de")).toBe("notes.de.md");
  expect(fileInLanguage("a.b/notes", "de")).toBe("a.b/notes.de");
  expect(keyInLanguage("heading", "en")).toBe("heading");
  expect(keyInLanguage("heading", "de")).toBe("headingDe");
});

test("the wanted language is tried first, then English", () => {
  expect(languagesToTry("de")).toEqual(["de", "en"]);
  expect(languagesToTry("en")).toEqual(["en", "de"]);
  expect(languagesToTry("qps")).toEqual(["en", "de"]);
});

test("something for each language", () => {
  expect(inEachLanguage((language) => language)).toEqual({ en: "en", de: "de" });
});
