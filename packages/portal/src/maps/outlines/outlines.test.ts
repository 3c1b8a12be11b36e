import { expect, test, vi } from "vitest";
import { packBorders } from "./areas.ts";
import { loadAreas, loadOutlines } from "./outlines.ts";

vi.mock("virtual:outlines", () => ({
  default: {
    town: async () => ({
      default: {
        grid: 10,
        borders: packBorders([[0, 0, 1, 0, 1, 1, 0, 0]]),
        areas: [["Town", 1, [[0]]]],
      },
    }),
  },
}));

test("a region", async () => {
  expect(await loadOutlines("town")).toEqual([Float32Array.of(0, 0, 10, 0, 10, 10, 0, 0)]);
  expect(await loadAreas("town")).toMatchObject([{ name: "Town", isCity: true }]);
});

test("an unknown region has none", async () => {
  expect(await loadOutlines("atlantis")).toEqual([]);
  expect(await loadOutlines("constructor")).toEqual([]);
});
