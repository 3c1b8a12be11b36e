import { beforeAll, expect, test } from "vitest";
import {
  fileInLanguage,
  inAvailableLanguage,
  inEachLanguage,
  inFoundLanguages,
  keyInLanguage,
  languagesToTry,
  loadPseudoLanguage,
  publishedFields,
} from "./language.ts";

beforeAll(loadPseudoLanguage);

test("files and keys have names by language", () => {
  expect(fileInLanguage("notes.md", "en")).toBe("notes.md");
  expect(fileInLanguage("notes.md", "de")).toBe("notes.de.md");
  expect(fileInLanguage("a.b/notes", "de")).toBe("a.b/notes.de");
  expect(keyInLanguage("heading", "en")).toBe("heading");
  expect(keyInLanguage("heading", "de")).toBe("headingDe");
});

test("the requested language is tried first, then English", () => {
  expect(languagesToTry("de")).toEqual(["de", "en"]);
  expect(languagesToTry("en")).toEqual(["en", "de"]);
  expect(languagesToTry("qps")).toEqual(["en", "de"]);
});

test("makes something for each language", () => {
  expect(inEachLanguage((language) => language)).toEqual({ en: "en", de: "de" });
});

test("a text that lacks the requested language is shown in another one", () => {
  expect(inAvailableLanguage({ en: "schools", de: "Schulen" }, "de")).toBe("Schulen");
  expect(inAvailableLanguage({ en: "schools" }, "de")).toBe("schools");
  expect(inAvailableLanguage({ de: "Schulen" }, "en")).toBe("Schulen");
  expect(inAvailableLanguage({ en: "schools", de: "Schulen" }, "qps")).toBe("šçĥóóļš");
  expect(inAvailableLanguage({}, "en")).toBeUndefined();
});

test("a text has published fields", () => {
  const texts = { de: "Schulen", en: "schools" };
  const fields = publishedFields("heading", texts);
  expect(Object.entries(fields)).toEqual([
    ["heading", "schools"],
    ["headingDe", "Schulen"],
  ]);
  expect(inFoundLanguages((language) => fields[keyInLanguage("heading", language)])).toEqual(texts);
  expect(publishedFields("heading", { de: "Schulen" })).toEqual({ headingDe: "Schulen" });
});
