import { expect, test } from "vitest";
import { filterCards, type QuestionCard, yearsOf } from "./questionFilter.ts";

function run(to: string, date: string, en: string, de: string): QuestionCard {
  return {
    card: { to, date, kind: "released", title: { en, de }, subtitle: { en: "Set", de: "Satz" } },
    question: { at: to, question: { en: `${en}?`, de: `${de}?` }, set: undefined },
    answered: {
      at: to,
      theme: to.includes("schools") ? "schools" : "variants",
      compare: undefined,
    },
  };
}
const runs = [
  run("/cologne/2022-11-23/variants", "2022-12-02", "Variant soup", "Viele Varianten"),
  run("/2021-07-13/schools", "2021-07-16", "Schools", "Maßnahmen an Schulen in Köln"),
  run("/2021-02-20", "2021-02-26", "Adaptive", "Nach Inzidenz"),
];
const found = (words: string, language: "en" | "de", year?: string, theme?: string) =>
  filterCards(runs, { theme, year, words }, language, { "/2021-02-20": "notbremse" }).map(
    ({ card }) => card.to,
  );

test("years are in the order of the cards", () => {
  expect(yearsOf(runs)).toEqual(["2022", "2021"]);
});

test("all words must occur, in any order and any case", () => {
  expect(found("soup VARIANT", "en")).toEqual(["/cologne/2022-11-23/variants"]);
  expect(found("soup schools", "en")).toEqual([]);
  expect(found("  ", "en")).toHaveLength(3);
});

test("umlauts and ß are found as they are typed", () => {
  expect(found("massnahmen koln", "de")).toEqual(["/2021-07-13/schools"]);
  expect(found("Maßnahmen Köln", "de")).toEqual(["/2021-07-13/schools"]);
});

test("dates and paths are searched too, and the year filters", () => {
  expect(found("february", "en")).toEqual(["/2021-02-20"]);
  expect(found("07-13", "en")).toEqual(["/2021-07-13/schools"]);
  expect(found("set", "en", "2021")).toEqual(["/2021-07-13/schools", "/2021-02-20"]);
});

test("the theme filters, and words of notes and options are found", () => {
  expect(found("", "en", undefined, "schools")).toEqual(["/2021-07-13/schools"]);
  expect(found("Notbremse", "de")).toEqual(["/2021-02-20"]);
});
