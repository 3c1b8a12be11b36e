import { expect, test } from "vitest";
import { writtenLanguages } from "../language.ts";
import { faultText, problemText } from "./faultText.ts";
import { type ProblemCode, problem } from "./problem.ts";
import { defineProblems } from "./words/defineProblems.ts";
import { words } from "./words/words.ts";

const codes = Object.keys(words) as ProblemCode[];

test.each(codes)("%s has a sentence with all of its values in every language", (code) => {
  const names = [...words[code].en.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name);
  const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
  for (const language of writtenLanguages) {
    const text = problemText({ code, values }, language);
    for (const name of names) expect(text).toContain(`<${name}>`);
    expect(text).not.toMatch(/[{}|]|undefined|^\s*$/);
  }
});

test("no two codes have the same sentence", () => {
  for (const language of writtenLanguages) {
    const plain = codes.map((code) => words[code][language].replace(/\{\w+(\|\w+)?\}/g, "…"));
    expect(plain.filter((text, index) => plain.indexOf(text) < index)).toEqual([]);
  }
});

test("file, line and column come first, in a form that editors understand", () => {
  const fault = { file: "_info.txt", line: 3, column: 1, ...problem("runIdMissing") };
  expect(faultText(fault, "en")).toBe("_info.txt:3:1: this line has no RunId");
  expect(faultText(fault, "de")).toBe("_info.txt:3:1: in dieser Zeile fehlt die RunId");
  expect(faultText({ file: "a.zip", ...problem("fileMissing") }, "de")).toBe(
    "a.zip: die Datei fehlt",
  );
});

test("lists are joined and problems worded in the language of the sentence", () => {
  const missing = problem("columnMissing", { column: ["date", "day"] });
  expect(problemText(missing, "en")).toBe("the column date or day is missing");
  expect(problemText(missing, "de")).toBe("die Spalte date oder day fehlt");
  const of = problem("ofGroup", { group: "Masks" });
  const empty = problem("valueNotNumber", { of, value: problem("emptyValue") });
  expect(problemText(empty, "en")).toBe("group Masks: an empty value is not a number");
  expect(problemText(empty, "de")).toBe("Gruppe Masks: ein leerer Wert ist keine Zahl");
});

test("values are shown unchanged, even if they look like sentences", () => {
  const text = problemText(problem("fieldMissing", { field: "{field} $& $1" }), "en");
  expect(text).toBe("the field {field} $& $1 is missing");
});

test("missing words do not compile", () => {
  // @ts-expect-error: German is missing.
  defineProblems({ lost: { en: "it is lost" } });
  // @ts-expect-error: German names another value.
  defineProblems({ lost: { en: "{file} is lost", de: "{datei} ist weg" } });
  // @ts-expect-error: German leaves a value out.
  defineProblems({ lost: { en: "{file} is lost", de: "sie ist weg" } });
  // @ts-expect-error: there is no such code.
  expect(problem("lost").code).toBe("lost");
  // @ts-expect-error: the sentence names a column.
  problem("columnTwice");
  // @ts-expect-error: the sentence names no such value.
  problem("columnTwice", { column: "date", line: 1 });
});
