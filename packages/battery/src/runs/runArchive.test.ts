import { numbers, problem, texts } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { mostRows } from "../limits.ts";
import { type ByteSource, memorySource } from "../zip/byteSource.ts";
import { watchedSource } from "../zip/fixtures/watchedSource.ts";
import { writeZip } from "../zip/writeZip.ts";
import { openRunArchive, type RunArchive, type TableResult } from "./runArchive.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const infections =
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n1\t2020-02-25\t60\t1\t0\tA\n1\t2020-02-25\t40\t2\t0\tB\n";

async function zip(tables: Readonly<Record<string, string>>): Promise<Uint8Array> {
  return await writeZip(
    Object.entries(tables).map(([name, text]) => ({ name: `r1.${name}`, bytes: encode(text) })),
  );
}

async function openZip(
  tables: Readonly<Record<string, string>>,
): Promise<{ archive: RunArchive; source: ByteSource }> {
  const source = memorySource(await zip(tables));
  return { archive: await open(source), source };
}

function open(source: ByteSource): Promise<RunArchive> {
  return openRunArchive(source, { runId: "r1", file: "s/r1.zip" });
}

function faultsOf(result: TableResult | undefined): string[] {
  return result && "faults" in result ? result.faults.map(englishFault) : [];
}

test("lists its content from the directory alone", async () => {
  const { archive } = await openZip({ "infections.txt.csv": infections, "more.tsv": "a\n1\n" });
  expect([...archive.tables]).toEqual(["infections"]);
  expect(archive.entries).toEqual(["r1.infections.txt.csv", "r1.more.tsv"]);
});

test("reads the requested tables, sums districts, and says what is missing", async () => {
  const { archive, source } = await openZip({ "infections.txt.csv": infections });
  const tables = await archive.readTables(source, ["infections", "strains"]);
  const result = tables.get("infections");
  expect(result?.kind === "table" && [...(numbers(result.table, "nSusceptible") ?? [])]).toEqual([
    100,
  ]);
  expect(tables.get("strains")).toEqual({ kind: "missing" });
});

test("broken tables are reported; cells that are not numbers leave the table usable", async () => {
  const { archive, source } = await openZip({
    "infections.txt.csv": "day\tdate\n1\t2020-02-25\n",
    "strains.tsv": "",
    "antibodies.tsv": "day\tdate\tDELTA\n1\t2020-02-25\tmuch\n",
  });
  const tables = await archive.readTables(source, ["infections", "strains", "antibodies"]);
  expect(tables.get("infections")?.kind).toBe("broken");
  expect(faultsOf(tables.get("infections"))[0]).toBe(
    "s/r1.zip/r1.infections.txt.csv:1: the column nSusceptible is missing",
  );
  expect(tables.get("strains")?.kind).toBe("broken");
  expect(tables.get("antibodies")?.kind).toBe("table");
  expect(faultsOf(tables.get("antibodies"))).toEqual([
    's/r1.zip/r1.antibodies.tsv:2:14: DELTA: "much" is not a number',
  ]);
});

test("unsorted dates are sorted and reported", async () => {
  const { archive, source } = await openZip({
    "antibodies.tsv": "day\tdate\tDELTA\n2\t2020-02-26\t5\n1\t2020-02-25\t4\n",
    "diseaseImport.tsv":
      "day\tdate\tstrain\tn\n1\t2020-02-25\tA\t1\n2\t2020-02-26\tA\t2\n1\t2020-02-25\tB\t3\n",
  });
  const tables = await archive.readTables(source, ["antibodies", "diseaseImport"]);
  const antibodies = tables.get("antibodies");
  expect(antibodies?.kind === "table" && [...(numbers(antibodies.table, "DELTA") ?? [])]).toEqual([
    4, 5,
  ]);
  expect(faultsOf(antibodies)).toEqual([
    "s/r1.zip/r1.antibodies.tsv: the dates are out of order; the rows were sorted",
  ]);
  const imported = tables.get("diseaseImport");
  expect(imported?.kind === "table" && [...(numbers(imported.table, "n") ?? [])]).toEqual([
    1, 3, 2,
  ]);
  expect(faultsOf(imported)).toEqual([]);
});

test("the directory is read once, tables every time: they are not cached", async () => {
  const bytes = await zip({ "infections.txt.csv": infections });
  const source = watchedSource(bytes);
  const archive = await open(source);
  expect(source.reads).toHaveLength(1);
  const [first, second] = [
    await archive.readTables(source, ["infections"]),
    await archive.readTables(source, ["infections"]),
  ];
  expect(source.reads).toHaveLength(3);
  expect(second).toEqual(first);
  expect(second.get("infections")).not.toBe(first.get("infections"));
});

test("a failed read is thrown and can be retried", async () => {
  const { archive, source } = await openZip({ "infections.txt.csv": infections });
  const down: ByteSource = { size: source.size, read: () => Promise.reject(new Error("down")) };
  await expect(archive.readTables(down, ["infections"])).rejects.toThrow("down");
  expect((await archive.readTables(source, ["infections"])).get("infections")?.kind).toBe("table");
});

test("reads any file of the archive as a table", async () => {
  const { archive, source } = await openZip({ "own.csv": "place,n\nBerlin,3\n", "none.csv": "" });
  const own = await archive.readEntry(source, "r1.own.csv");
  expect(own.kind === "table" && [...(numbers(own.table, "n") ?? [])]).toEqual([3]);
  expect(own.kind === "table" && texts(own.table, "place")).toEqual(["Berlin"]);
  expect(faultsOf(await archive.readEntry(source, "r1.none.csv"))).toEqual([
    "s/r1.zip/r1.none.csv:1:1: the table is empty",
  ]);
  expect(await archive.readEntry(source, "r1.other.csv")).toEqual({ kind: "missing" });
});

test("any file has the limit of rows", async () => {
  const { archive, source } = await openZip({ "own.csv": `n\n${"1\n".repeat(mostRows + 1)}` });
  expect(faultsOf(await archive.readEntry(source, "r1.own.csv"))).toEqual([
    "s/r1.zip/r1.own.csv: the table has 100001 rows; at most 100000 can be shown",
  ]);
});

test("a table that announces too much is refused, the others are read", async () => {
  const bytes = await zip({
    "infections.txt.csv": infections,
    "strains.tsv": "day\tdate\n1\t2020-02-25\n",
  });
  const view = new DataView(bytes.buffer);
  const directory = bytes.findIndex(
    (_, at) => at < bytes.length - 4 && view.getUint32(at) === 0x504b0102,
  );
  view.setUint32(directory + 24, 2 ** 30, true);
  const source = watchedSource(bytes);
  const archive = await open(source);
  const tables = await archive.readTables(source, ["infections", "strains"]);
  expect(faultsOf(tables.get("infections"))).toEqual([
    "s/r1.zip: r1.infections.txt.csv is too large (1073741824 bytes)",
  ]);
  expect(tables.get("strains")?.kind).toBe("table");
  expect(source.reads.slice(1).every(([start]) => start > 0)).toBe(true);
});

test("a file that is not an archive is refused", async () => {
  await expect(open(memorySource(encode("<html></html>")))).rejects.toMatchObject({
    problem: problem("notZip"),
  });
});
