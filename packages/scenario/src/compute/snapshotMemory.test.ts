import { expect, test } from "vitest";
import { SnapshotMemory } from "./snapshotMemory.ts";

const names = ["a", "b", "c", "d", "e"];

/** Which of the snapshots are in memory. */
function found(memory: SnapshotMemory, wanted = names): readonly string[] {
  return wanted.filter((name) => memory.get(name) !== undefined);
}

test("of more snapshots of a battery than there is room for, the first ones stay", () => {
  const memory = new SnapshotMemory(45);
  for (const name of names) memory.set("x", name, new Uint8Array(10));
  expect(found(memory)).toEqual(["a", "b", "c", "d"]);
  memory.set("x", "e", new Uint8Array(10));
  expect(found(memory)).toEqual(["a", "b", "c", "d"]);
});

test("those of another battery make room, the least recently used one first", () => {
  const memory = new SnapshotMemory(30);
  for (const name of ["a", "b", "c"]) memory.set("x", name, new Uint8Array(10));
  memory.get("a");
  memory.set("y", "d", new Uint8Array(10));
  expect(found(memory)).toEqual(["a", "c", "d"]);
});

test("one that is larger than all memory pushes out nothing", () => {
  const memory = new SnapshotMemory(30);
  memory.set("x", "a", new Uint8Array(10));
  memory.set("y", "b", new Uint8Array(31));
  expect(found(memory)).toEqual(["a"]);
});

test("a new version replaces the old one", () => {
  const memory = new SnapshotMemory(30);
  memory.set("x", "a", new Uint8Array(30));
  memory.set("x", "a", new Uint8Array(20).fill(1));
  memory.set("x", "b", new Uint8Array(10));
  expect(memory.get("a")).toEqual(new Uint8Array(20).fill(1));
  expect(found(memory)).toEqual(["a", "b"]);
});
