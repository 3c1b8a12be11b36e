import { expect, test } from "vitest";
import { regionBelow, runName, runWords, setsBeside } from "./runWords.ts";

const both = (text: string) => ({ en: text, de: `${text} (de)` });
const question = (at: string, set?: string) => ({
  at,
  question: both(`What of ${at.split("/")[1]}?`),
  set: set === undefined ? undefined : both(set),
});
const questions = [
  question("/2021-09-02/2", "bold"),
  question("/2021-09-02/1", "careful"),
  question("/v9/masks"),
  question("/v9/tracing"),
  question("/v7", "three regions"),
  question("/v5", "one region"),
];

test("a set has its own words, the folder of all sets only the question", () => {
  const careful = { question: "What of 2021-09-02?", set: "careful" };
  expect(runWords(questions, "/2021-09-02/1/", "en")).toEqual(careful);
  expect(runWords(questions, "/2021-09-02", "en")).toEqual({ ...careful, set: undefined });
  expect(runWords(questions, "/elsewhere", "en")).toBeUndefined();
});

test.each([
  ["/2021-09-02/1", "What of 2021-09-02? (de) – careful (de)"],
  ["/2021-09-02", "What of 2021-09-02? (de)"],
  ["/v9/masks", "What of v9? (de)"],
  ["/v9/masks/munich", "What of v9? (de) – München"],
  ["/v7/Munich", "What of v7? (de) – three regions (de), München"],
  ["/elsewhere", undefined],
])("the name of %s is %j", (path, name) => {
  expect(runName(questions, path, "de")).toBe(name);
});

test("a region is the last part of an address that has parts above it", () => {
  expect(regionBelow("/v9/masks/berlin/")).toBe("berlin");
  expect(regionBelow("/berlin")).toBeUndefined();
  expect(regionBelow("/cologne/2022-11-23")).toBeUndefined();
});

test("the sets of a report are those with names below one address", () => {
  const paths = (path: string) => setsBeside(questions, path)?.map(({ at }) => at);
  expect(paths("/2021-09-02/2/")).toEqual(["/2021-09-02/1", "/2021-09-02/2"]);
  for (const path of ["/2021-09-02", "/v9/masks", "/v7", "/v5"])
    expect(paths(path)).toBeUndefined();
});
