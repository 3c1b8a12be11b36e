import { expect, test } from "vitest";
import { Lru } from "./lru.ts";

test("the least recently used entry is evicted first", () => {
  const lru = new Lru<string, number>(2);
  lru.set("a", 1);
  lru.set("b", 2);
  expect(lru.get("a")).toBe(1);
  lru.set("c", 3);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
});

test("setting again counts as use and adds no entry", () => {
  const lru = new Lru<string, number>(2);
  lru.set("a", 1);
  lru.set("b", 2);
  lru.set("a", 3);
  lru.set("c", 4);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([3, undefined, 4]);
  lru.delete("a");
  expect(lru.get("a")).toBeUndefined();
});
