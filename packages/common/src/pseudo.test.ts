import { beforeAll, expect, test } from "vitest";
import { inLanguage, loadPseudoLanguage } from "./language.ts";
import { pseudo } from "./pseudo.ts";

beforeAll(loadPseudoLanguage);

test("marks letters of texts at any depth", () => {
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

test("the same texts give the same object", () => {
  const texts = { en: { a: "a" }, de: { a: "b" } };
  expect(inLanguage(texts, "qps")).toBe(inLanguage(texts, "qps"));
  expect(inLanguage(texts, "qps")).toEqual({ a: "á" });
  expect(inLanguage(texts, "de")).toBe(texts.de);
});

test("other values are unchanged", () => {
  const map = new Map([["a", "b"]]);
  expect(pseudo({ map, none: undefined, count: 1 })).toEqual({ map, none: undefined, count: 1 });
});
