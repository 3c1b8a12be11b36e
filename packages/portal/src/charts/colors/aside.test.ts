import { expect, test } from "vitest";
import type { Series } from "../chartContent.ts";
import { asideNames } from "./aside.ts";

const series = (name: string, more: Partial<Series> = {}): Series => ({
  ...{ name, label: { en: name, de: name }, kind: "line", source: "model", x: [], y: [] },
  ...more,
});
const many = (count: number, more: Partial<Series> = {}) =>
  Array.from({ length: count }, (_, index) => series(`${index}`, more));

test("up to eight series are coloured, of more the first eight", () => {
  expect(asideNames(many(8, { isAside: true })).size).toBe(0);
  expect([...asideNames(many(10))]).toEqual(["8", "9"]);
});

test("less important series are grey first, targets and backgrounds do not count", () => {
  const all = [series("minor", { isAside: true }), ...many(8)];
  expect([...asideNames(all)]).toEqual(["minor"]);
  const others = [series("t", { source: "target" }), series("b", { layer: "background" })];
  expect(asideNames([...others, ...many(8)]).size).toBe(0);
});
