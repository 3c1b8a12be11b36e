import { expect, test } from "vitest";
import { formatFault } from "./fault.ts";
import { RunArchive, type TableResult } from "./runArchive.ts";
import { numbers } from "./tables/table.ts";
import { type ByteSource, memorySource } from "./zip/byteSource.ts";
import { writeZip } from "./zip/writeZip.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const infections =
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n1\t2020-02-25\t60\t1\t0\tA\n1\t2020-02-25\t40\t2\t0\tB\n";

async function zip(tables: Readonly<Record<string, string>>): Promise<Uint8Array> {
  return await writeZip(
    Object.entries(tables).map(([name, text]) => ({ name: `r1.${name}`, bytes: encode(text) })),
  );
}

function faultsOf(result: TableResult | undefined): string[] {
  return result && "faults" in result ? result.faults.map(formatFault) : [];
}

test("tables that were asked for, districts added up, and what is not there", async () => {
  const archive = new RunArchive(
    memorySource(await zip({ "infections.txt.csv": infections })),
    "r1",
    "s/r1.zip",
  );
  const tables = await archive.tables(["infections", "strains"]);
  const result = tables.get("infections");
  expect(result?.kind === "table" && [...(numbers(result.table, "nSusceptible") ?? [])]).toEqual([
    100,
  ]);
  expect(tables.get("strains")).toEqual({ kind: "missing" });
});

test("broken tables say why; cells that are no numbers leave the table usable", async () => {
  const archive = new RunArchive(
    memorySource(
      await zip({
        "infections.txt.csv": "day\tdate\n1\t2020-02-25\n",
        "strains.tsv": "",
        "antibodies.tsv": "day\tdate\tDELTA\n1\t2020-02-25\tmuch\n",
      }),
    ),
    "r1",
    "s/r1.zip",
  );
  const tables = await archive.tables(["infections", "strains", "antibodies"]);
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

test("a table is read once; a failed read may be tried again", async () => {
  const bytes = await zip({ "infections.txt.csv": infections, "strains.tsv": "day\tdate\n" });
  let reads = 0;
  let isDown = false;
  const source: ByteSource = {
    size: bytes.length,
    read(start, end) {
      reads++;
      return isDown ? Promise.reject(new Error("down")) : Promise.resolve(bytes.slice(start, end));
    },
  };
  const archive = new RunArchive(source, "r1", "s/r1.zip");
  await archive.tables(["infections"]);
  const before = reads;
  await archive.tables(["infections"]);
  expect(reads).toBe(before);
  isDown = true;
  await expect(archive.tables(["strains"])).rejects.toThrow("down");
  isDown = false;
  expect((await archive.tables(["infections", "strains"])).get("strains")?.kind).toBe("table");
});

test("an archive that is none", async () => {
  const archive = new RunArchive(memorySource(encode("<html></html>")), "r1", "s/r1.zip");
  await expect(archive.tables(["infections"])).rejects.toThrow("this is not a zip archive");
});
