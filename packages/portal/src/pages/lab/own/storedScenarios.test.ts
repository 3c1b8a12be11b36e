import { afterEach, expect, test, vi } from "vitest";
import { scenariosIn, storedScenarios, storeScenarios, withScenario } from "./storedScenarios.ts";

const code = "lab1_berlin_0890db";
const one = { code, name: "One" };

afterEach(() => vi.unstubAllGlobals());

test("of a file, only scenarios are taken", () => {
  const list = [one, { code: "lab1_x", name: "no" }, { code }, "text", null, { code, name: "Two" }];
  expect(scenariosIn(JSON.stringify(list))).toEqual([{ code, name: "Two" }]);
  expect(scenariosIn("{}")).toBeUndefined();
  expect(scenariosIn("<html>")).toBeUndefined();
  expect(scenariosIn(JSON.stringify([{ code, name: "x".repeat(500) }]))?.[0]?.name.length).toBe(80);
});

test("the oldest of too many are dropped", () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ code: `${code}${place}`, name: "x" }));
  expect(withScenario([one], many)).toEqual(many.slice(-50));
});

test("storage that is blocked, full or broken is no failure", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("window", { localStorage: { getItem: blocked, setItem: blocked } });
  expect(storedScenarios()).toEqual([]);
  expect(storeScenarios([one])).toBe(false);
  vi.stubGlobal("window", { localStorage: { getItem: () => "[1" } });
  expect(storedScenarios()).toEqual([]);
});
