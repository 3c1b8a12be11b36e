import { expect, test } from "vitest";
import { watchedSource } from "./fixtures/watchedSource.ts";
import { readEntries } from "./readEntries.ts";
import { readDirectory, ZipError } from "./readZip.ts";
import { writeZip } from "./writeZip.ts";

/** Incompressible bytes. */
function noise(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

const files = [
  { name: "a", bytes: noise(2_000, 1) },
  { name: "b", bytes: noise(3_000, 2) },
  { name: "large", bytes: noise(100_000, 3) },
  { name: "c", bytes: noise(1_000, 4) },
];

async function read(names: readonly string[], damage?: number) {
  const zip = await writeZip(files);
  if (damage !== undefined) zip[damage] = (zip[damage] ?? 0) ^ 0xff;
  const source = watchedSource(zip);
  const directory = await readDirectory(source);
  source.reads.length = 0;
  const entries = directory.filter(({ name }) => names.includes(name));
  return { entries: await readEntries(source, entries), reads: source.reads };
}

test("adjacent entries take one read, distant ones another, and gaps are skipped", async () => {
  const { entries, reads } = await read(["a", "b", "c"]);
  for (const { name, bytes } of files) {
    if (name !== "large") expect(new Uint8Array(entries.get(name) as Uint8Array)).toEqual(bytes);
  }
  expect(entries.size).toBe(3);
  expect(reads).toHaveLength(2);
  expect(reads.reduce((sum, [start, end]) => sum + end - start, 0)).toBeLessThan(10_000);
});

test("a damaged entry does not affect the others", async () => {
  const { entries } = await read(["a", "b"], 500);
  expect(entries.get("a")).toBeInstanceOf(ZipError);
  expect(entries.get("b")).toBeInstanceOf(Uint8Array);
});

test("no entries need no read", async () => {
  const { entries, reads } = await read([]);
  expect([entries.size, reads.length]).toEqual([0, 0]);
});
