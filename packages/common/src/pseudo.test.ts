import { expect, test } from "vitest";
import { inLanguage } from "./language.ts";
import { pseudo } from "./pseudo.ts";

test("letters of texts are marked, wherever they stand", () => {
  const texts = {
    title: "Cases",
    list: ["one", 2] as const,
    sentence: (count: number) => `${count} cases`,
    nested: { html: "<b>new</b> {value}" },
  };
  const shown = pseudo(texts);
  expect(shown.title).toBe("Çášéš");
  expect(shown.list).toEqual(["óñé", 2]);
  expect(shown.sentence(3)).toBe("3 çášéš");
  expect(shown.nested.html).toBe("<b>ñéŵ</b> {value}");
});

test("the same texts stay the same object", () => {
  const texts = { en: { a: "a" }, de: { a: "b" } };
  expect(inLanguage(texts, "qps")).toBe(inLanguage(texts, "qps"));
  expect(inLanguage(texts, "qps")).toEqual({ a: "á" });
  expect(inLanguage(texts, "de")).toBe(texts.de);
});

test("values that are no text stay what they are", () => {
  const map = new Map([["a", "b"]]);
  expect(pseudo({ map, none: undefined, count: 1 })).toEqual({ map, none: undefined, count: 1 });
});
