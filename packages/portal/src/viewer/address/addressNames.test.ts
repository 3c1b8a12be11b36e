import fc from "fast-check";
import { expect, test } from "vitest";
import { fromAddress, toAddress } from "./addressNames.ts";
import { positionKey, readPosition } from "./positionKey.ts";

const names = new Map([
  ["remainingFractionWork", "work"],
  ["view-shift", "shift"],
]);

test("short names are replaced by those of the viewer, others stay", () => {
  const query = new URLSearchParams("work=60&shift=-3&plot-health=a&plot-health=b&utm=x");
  expect([...fromAddress(query, names)]).toEqual([
    ["remainingFractionWork", "60"],
    ["view-shift", "-3"],
    ["plot-health", "a"],
    ["plot-health", "b"],
    ["utm", "x"],
  ]);
});

test("a key that has a short name is not read, because it could never be changed", () => {
  const query = new URLSearchParams("remainingFractionWork=60&view-shift=3");
  expect([...fromAddress(query, names)]).toEqual([]);
});

test("without short names the query stays the same", () => {
  const query = new URLSearchParams("a=1");
  expect(fromAddress(query, new Map())).toBe(query);
});

test("a change is written with short names", () => {
  expect(
    toAddress({ remainingFractionWork: "60", "view-shift": undefined, __proto__x: ["a"] }, names),
  ).toEqual({ work: "60", shift: undefined, __proto__x: ["a"] });
});

test("what is written is read back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const change = toAddress({ remainingFractionWork: text }, names);
      const query = new URLSearchParams(Object.entries(change).map(([key]) => [key, text]));
      expect(fromAddress(query, names).get("remainingFractionWork")).toBe(text);
    }),
  );
});

test("positions are dates or days", () => {
  const days = { x: "simulationDay" } as const;
  const dates = { x: "date" } as const;
  expect([
    positionKey(26, days),
    readPosition("26", days),
    readPosition("2020-03-14", days),
  ]).toEqual(["26", 26, undefined]);
  expect(positionKey(readPosition("2020-03-14", dates) ?? 0, dates)).toBe("2020-03-14");
  expect(readPosition("26", dates)).toBeUndefined();
});
