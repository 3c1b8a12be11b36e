import { inflateRawSync } from "node:zlib";
import { memorySource, numbers, openRunArchive, type TableResult } from "@episcope/battery";
import { expect, test } from "vitest";
import { bombArchive, largeTableArchive } from "./heavyArchives.ts";

const entry = "sz1.infections.txt.csv";

async function infectionsOf(zip: Uint8Array): Promise<TableResult | undefined> {
  const source = memorySource(zip);
  const archive = await openRunArchive(source, { runId: "sz1", file: "s/sz1.zip" });
  return (await archive.readTables(source, ["infections"])).get("infections");
}

test("the bomb is one: a megabyte that unpacks without a fault, as far as one dares", () => {
  const zip = bombArchive(entry);
  expect(zip.length).toBeLessThan(1.2 * 2 ** 20);
  const packed = zip.subarray(30 + entry.length);
  const limit = 64 * 2 ** 20;
  expect(() => inflateRawSync(packed, { maxOutputLength: limit })).toThrow(/larger than/);
});

test("a bomb is refused, whether it announces its size or not", async () => {
  const before = process.memoryUsage().arrayBuffers;
  const honest = await infectionsOf(bombArchive(entry));
  const hidden = await infectionsOf(bombArchive(entry, 1024));
  expect([honest, hidden]).toEqual([
    {
      kind: "broken",
      faults: [{ file: "s/sz1.zip", reason: `${entry} is too large (1073741824 bytes)` }],
    },
    {
      kind: "broken",
      faults: [{ file: "s/sz1.zip", reason: `${entry} unpacks to more than announced` }],
    },
  ]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 2 ** 20);
});

test("a table of 50 MB is read", async () => {
  const zip = await largeTableArchive(entry);
  expect(zip.length).toBeLessThan(2 ** 20);
  const result = await infectionsOf(zip);
  const susceptible = result?.kind === "table" ? numbers(result.table, "nSusceptible") : undefined;
  expect(susceptible).toHaveLength(200);
  // Everybody of the first day, over everybody of the second: 1000 to 999 in each district.
  expect((susceptible?.[0] ?? 0) / (susceptible?.[1] ?? 0)).toBeCloseTo(1000 / 999, 12);
});
