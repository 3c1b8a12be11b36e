import { expect, test } from "vitest";
import { changedQuery, type QueryChange } from "./useQuery.ts";

function changed(query: string, change: QueryChange): string {
  return changedQuery(new URLSearchParams(query), change).toString();
}

test("a text sets, undefined and an empty text remove, and the rest keeps its order", () => {
  expect(changed("a=1&b=2&c=3", { b: "x" })).toBe("a=1&b=x&c=3");
  expect(changed("a=1&b=2&c=3", { a: undefined, b: "" })).toBe("c=3");
  expect(changed("a=1", {})).toBe("a=1");
});

test("a list repeats the name", () => {
  expect(changed("a=1", { b: ["x", "y"] })).toBe("a=1&b=x&b=y");
  expect(changed("b=1&b=2&b=3&a=1", { b: ["x"] })).toBe("b=x&a=1");
  expect(changed("b=1&b=2&a=1", { b: [] })).toBe("a=1");
  expect(changed("a=1", { b: ["", "y", ""] })).toBe("a=1&b=y");
});

test("a list that is already there changes nothing, not even the order", () => {
  expect(changed("b=x&a=1&b=y", { b: ["x", "y"] })).toBe("b=x&a=1&b=y");
  expect(changed("b=y&b=x", { b: ["x", "y"] })).toBe("b=x&b=y");
});

test("names of object properties are names like others", () => {
  expect(changed("constructor=1", { ["__proto__"]: "x" })).toBe("constructor=1&__proto__=x");
});

test("the given query is not changed", () => {
  const query = new URLSearchParams("a=1");
  changedQuery(query, { a: "2" });
  expect(query.toString()).toBe("a=1");
});
