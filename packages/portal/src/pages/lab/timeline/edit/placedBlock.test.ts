import { expect, test } from "vitest";
import { emptyLab, labOf, spelledBlocks } from "../fixtures/someLabs.ts";
import { added, freeDays, replaced, roomOf } from "./placedBlock.ts";

const two = labOf("schools", [10, 19, 0], [30, 39, 50]);

test("a new block makes others give way and says its place", () => {
  const block = { from: 15, to: 34, value: 20, target: 0 };
  const { lab, place } = added(two, "schools", block);
  expect(spelledBlocks(lab, "schools")).toBe("10–14=0 15–34=20 35–39=50");
  expect(place).toBe(1);
});

test("a block in the place of another can get another place", () => {
  const block = { from: 60, to: 69, value: 0, target: 0 };
  const { lab, place } = replaced(two, { lane: "schools", place: 0 }, block);
  expect(spelledBlocks(lab, "schools")).toBe("30–39=50 60–69=0");
  expect(place).toBe(1);
});

test("a block has room as far as its neighbours, or the ends of the scenario", () => {
  expect(roomOf(two, { lane: "schools", place: 0 })).toEqual({ from: 4, to: 29 });
  expect(roomOf(two, { lane: "schools", place: 1 })).toEqual({ from: 20, to: 103 });
});

test("four weeks are free from the wish on, or as many days as there are", () => {
  expect(freeDays(emptyLab, "schools", 4)).toEqual({ from: 4, to: 31 });
  expect(freeDays(two, "schools", 4)).toEqual({ from: 4, to: 9 });
  expect(freeDays(two, "schools", 12)).toEqual({ from: 20, to: 29 });
  expect(freeDays(two, "schools", 50)).toEqual({ from: 50, to: 77 });
  const end = labOf("schools", [80, 103, 0]);
  expect(freeDays(end, "schools", 90)).toEqual({ from: 4, to: 31 });
  expect(freeDays(labOf("schools", [4, 103, 0]), "schools", 4)).toBeUndefined();
});

test("an event is added once, and lasts until the end", () => {
  expect(freeDays(emptyLab, "variant", 20)).toEqual({ from: 20, to: 103 });
  expect(freeDays(labOf("variant", [20, 20, 150]), "variant", 30)).toBeUndefined();
});
