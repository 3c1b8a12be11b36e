import { numbers, problem } from "@episcope/common";
import { expect, test } from "vitest";
import { memorySource } from "../zip/byteSource.ts";
import { watchedSource } from "../zip/fixtures/watchedSource.ts";
import { writeZip } from "../zip/writeZip.ts";
import { openRunCollection, parseSingleTable } from "./runCollection.ts";

const header =
  "day,nSusceptible,nInfectedButNotContagious,nContagious,nShowingSymptoms,nSeriouslySick,nCritical,nTotalInfected,nInfectedCumulative,nRecovered,nInQuarantine";

/** Curves that hardly compress, like those of real runs. */
function csvOf(run: number, days: number): string {
  let state = run + 1;
  const rows = Array.from({ length: days }, (_, row) => {
    const cells = Array.from({ length: 10 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return 4 * (state % 50_000);
    });
    return [row + 1, ...cells].join(",");
  });
  return `${[header, ...rows].join("\n")}\n`;
}

const encode = (text: string) => new TextEncoder().encode(text);

function entryOf(run: number): string {
  return `sz${run}.infections.csv`;
}

async function collectionOf(runs: number, days: number): Promise<Uint8Array> {
  const entries = Array.from({ length: runs }, (_, run) => ({
    name: entryOf(run),
    bytes: encode(csvOf(run, days)),
  }));
  return await writeZip(entries);
}

test("reading one of 1,201 runs takes less than a twentieth of the bytes", async () => {
  const bytes = await collectionOf(1201, 65);
  expect(bytes.length).toBeGreaterThan(1_700_000);
  const source = watchedSource(bytes);
  const collection = await openRunCollection(source, "v7-data-heinsberg.zip");
  expect([collection.has(entryOf(481)), collection.has("sz481.csv")]).toEqual([true, false]);
  const result = await collection.readTable(source, entryOf(481));
  expect(result.kind === "table" && result.table.rowCount).toBe(65);
  const read = source.reads.reduce((sum, [start, end]) => sum + end - start, 0);
  // The directory, which would be the same size in an archive twice as large.
  expect(read).toBeLessThan(0.05 * 3_617_381);
  // Another run needs only its entry.
  const before = source.reads.length;
  await collection.readTable(source, entryOf(7));
  expect(source.reads).toHaveLength(before + 1);
});

test("reads tab-separated tables with seconds in exponent form", async () => {
  const text = `time\tday\tnSusceptible\tnTotalInfected\tnRecovered\n86400.0\t1\t100\t3\t0\n1.728E7\t200\t1\t0\t102\n`;
  const bytes = await writeZip([{ name: "snz1.infections.txt", bytes: encode(text) }]);
  const source = memorySource(bytes);
  const collection = await openRunCollection(source, "v1-data.zip");
  const result = await collection.readTable(source, "snz1.infections.txt");
  const table = result.kind === "table" ? result.table : undefined;
  expect([...((table && numbers(table, "time")) ?? [])]).toEqual([86_400, 17_280_000]);
  expect([...((table && numbers(table, "nSusceptible")) ?? [])]).toEqual([100, 1]);
});

test("missing, damaged and unusable tables are reported", async () => {
  const bytes = await writeZip([
    { name: entryOf(1), bytes: encode(csvOf(1, 40)) },
    { name: entryOf(2), bytes: encode("day,nSusceptible\n1,100\n") },
    { name: entryOf(3), bytes: encode("") },
  ]);
  const damaged = bytes.slice();
  // Within the compressed bytes of the first entry.
  damaged[200] = (damaged[200] ?? 0) ^ 0xff;
  const source = memorySource(damaged);
  const collection = await openRunCollection(source, "v.zip");
  expect(await collection.readTable(source, entryOf(9))).toEqual({ kind: "missing" });
  const first = await collection.readTable(source, entryOf(1));
  expect(first).toMatchObject({ kind: "broken", faults: [{ file: "v.zip" }] });
  expect(await collection.readTable(source, entryOf(2))).toMatchObject({
    kind: "broken",
    faults: [
      {
        file: "v.zip/sz2.infections.csv",
        ...problem("columnMissing", { column: "nTotalInfected" }),
      },
      problem("columnMissing", { column: "nRecovered" }),
    ],
  });
  expect(await collection.readTable(source, entryOf(3))).toMatchObject({
    kind: "broken",
    faults: [problem("tableEmpty")],
  });
});

test("a table that announces too many bytes is not unpacked", async () => {
  const bytes = await writeZip([
    { name: entryOf(1), bytes: encode(`${header}\n${" ".repeat(5 * 1024 * 1024)}`) },
  ]);
  const source = watchedSource(bytes);
  const collection = await openRunCollection(source, "v.zip");
  const before = source.reads.length;
  expect(await collection.readTable(source, entryOf(1))).toMatchObject({ kind: "broken" });
  expect(source.reads).toHaveLength(before);
});

test("a file that is not an archive is an error of the archive", async () => {
  const source = memorySource(encode("<!doctype html>"));
  await expect(openRunCollection(source, "v.zip")).rejects.toMatchObject({
    problem: problem("notZip"),
  });
});

test("a table may be a file of its own", () => {
  const result = parseSingleTable(encode(csvOf(1, 3)), "v7-data-berlin/sz1.infections.csv");
  expect(result.kind === "table" && result.table.rowCount).toBe(3);
  expect(parseSingleTable(encode("no table"), "x").kind).toBe("broken");
});
