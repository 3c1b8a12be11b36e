import { numbers } from "@episcope/common";
import { expect, test } from "vitest";
import { openRunCollection } from "../runs/runCollection.ts";
import { memorySource } from "../zip/byteSource.ts";
import { legacyArchive } from "./legacyArchive.ts";

test("many tables share one flat archive that is deterministic and read entry by entry", async () => {
  const tables = new Map(
    Array.from({ length: 300 }, (_, number) => [
      `sz${number}.infections.csv`,
      new TextEncoder().encode(`day,nSusceptible,nTotalInfected,nRecovered\n1,${number},40,0\n`),
    ]),
  );
  const bytes = await legacyArchive(tables);
  expect(await legacyArchive(tables)).toEqual(bytes);
  const source = memorySource(bytes);
  const archive = await openRunCollection(source, "v5-data.zip");
  for (const number of [0, 150, 299]) {
    const result = await archive.readTable(source, `sz${number}.infections.csv`);
    const counts = result.kind === "table" ? numbers(result.table, "nSusceptible") : undefined;
    expect(Array.from(counts ?? [])).toEqual([number]);
  }
  expect(archive.has("sz300.infections.csv")).toBe(false);
});
