import { memorySource } from "@episcope/battery";
import { expect, test } from "vitest";
import { readPieces } from "./readPieces.ts";

const content = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 7919) % 251);

/** Records the reads of a file. */
function watchedFile() {
  const reads: [number, number][] = [];
  const file = memorySource(content);
  return {
    reads,
    size: file.size,
    read: (start: number, end: number) => {
      reads.push([start, end]);
      return file.read(start, end);
    },
  };
}

test("a range is fetched once, in pieces, with progress", async () => {
  const file = watchedFile();
  const shares: number[] = [];
  const part = await readPieces(file, 1000, 901_000, (share) => shares.push(share));
  expect(file.reads).toEqual([
    [1000, 394_216],
    [394_216, 787_432],
    [787_432, 901_000],
  ]);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted());
  expect(await part.read(1000, 1003)).toEqual(content.slice(1000, 1003));
  const middle = await part.read(390_000, 900_000);
  expect(middle.length).toBe(510_000);
  expect(middle.every((byte, at) => byte === content[390_000 + at])).toBe(true);
  expect(file.reads).toHaveLength(3);
  expect(await part.read(0, 5)).toEqual(content.slice(0, 5));
  expect(file.reads).toHaveLength(4);
});

test("an empty range fetches nothing", async () => {
  const file = watchedFile();
  const part = await readPieces(file, 50, 50, () => expect.fail("nothing arrives"));
  expect(part.size).toBe(1_000_000);
  expect(file.reads).toEqual([]);
});

test("a failed piece fails the whole range", async () => {
  const failing = { size: 10, read: () => Promise.reject(new Error("lost")) };
  await expect(readPieces(failing, 0, 10, () => {})).rejects.toThrow("lost");
});
