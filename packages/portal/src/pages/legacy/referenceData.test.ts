// Tests with the published files, if they are available: they are not part of the repository.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { type ByteSource, openRunCollection, parseLegacyIndex, RunFinder } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import type { LegacyViewer } from "./definition.ts";
import { viewerOf } from "./fixtures/runs.ts";
import { legacyMetadata } from "./legacyMetadata.ts";
import { legacyOptions } from "./legacyOptions.ts";
import { legacySetup } from "./legacySetup.ts";
import { shownTable } from "./shownTable.ts";

const folder = process.env.EPISCOPE_REFERENCE_DATA;
if (!folder)
  console.debug(
    "EPISCOPE_REFERENCE_DATA is not set: the published runs of spring 2020 are not read.",
  );

interface Archive extends ByteSource {
  readonly read: ByteSource["read"];
  bytesRead: number;
  close(): void;
}

/** A file that is read in parts and counts its reads. */
function openArchive({ files }: LegacyViewer): Archive {
  const file = openSync(join(folder ?? "", files.archive), "r");
  const archive: Archive = {
    size: fstatSync(file).size,
    bytesRead: 0,
    read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, archive.size) - start));
      readSync(file, bytes, 0, bytes.length, start);
      archive.bytesRead += bytes.length;
      return Promise.resolve(bytes);
    },
    close: () => closeSync(file),
  };
  return archive;
}

function indexOf({ files }: LegacyViewer) {
  return parseLegacyIndex(readFileSync(join(folder ?? "", files.info), "utf8"), files.info);
}

function initialRun(viewer: LegacyViewer): string | undefined {
  const { index } = indexOf(viewer);
  if (!index) return undefined;
  const metadata = legacyMetadata(viewer);
  const { sets } = legacyOptions(viewer, metadata, index);
  const chosen = new Map(sets.map((set) => [set.parameter, set.defaultOption.value]));
  return new RunFinder(index, metadata).find(chosen, metadata.initialShift ?? 0)?.runId;
}

async function readRun(viewer: LegacyViewer, runId: string) {
  const archive = openArchive(viewer);
  try {
    const collection = await openRunCollection(archive, viewer.files.archive);
    const entry = `${runId}.infections.${viewer.files.ending}`;
    const result = await collection.readTable(archive, entry);
    if (result.kind !== "table") throw new Error(`${entry} is ${result.kind}`);
    expect(result.faults).toEqual([]);
    return { table: result.table, share: archive.bytesRead / archive.size };
  } finally {
    archive.close();
  }
}

const at = (table: Table, name: string, row: number) => numbers(table, name)?.at(row) ?? Number.NaN;
const population = (table: Table, row: number) =>
  at(table, "nSusceptible", row) + at(table, "nTotalInfected", row) + at(table, "nRecovered", row);

test.skipIf(!folder).each([
  ["/v1", 256, false, "snz1"],
  ["/v7/heinsberg", 1200, true, "sz481"],
])("%s: %i runs, base run listed: %s, default run %s", (path, runs, hasBaseRun, first) => {
  const viewer = viewerOf(path);
  const read = indexOf(viewer);
  expect([read.index?.runs.length, read.hasBaseRun, read.faults]).toEqual([runs, hasBaseRun, []]);
  expect(initialRun(viewer)).toBe(first);
});

test.skipIf(!folder)(
  "the default run of v1 has the known counts at its start and its end",
  async () => {
    const viewer = viewerOf("/v1");
    const { table } = await readRun(viewer, "snz1");
    expect(table.rowCount).toBe(200);
    const shown = shownTable(table, viewer.table);
    expect([shown.rowCount, at(shown, "day", -1)]).toEqual([150, 150]);
    expect([population(shown, 0), population(shown, -1)]).toEqual([2_879_104, 2_879_104]);
    expect(at(shown, "nTotalInfected", 0)).toBe(40);
    expect(at(table, "nInfectedCumulative", 149)).toBe(703_282);
    expect(at(shown, "nInfectedCumulative", -1)).toBe(2_813_128);
  },
);

test.skipIf(!folder).each([
  ["first choice", "sz481", 200, 114_752],
  ["base run", "sz0", 146, 151_252],
])(
  "v7 Heinsberg, %s (%s): %i days and the total number of infected",
  async (_name, runId, days, infected) => {
    const viewer = viewerOf("/v7/heinsberg");
    const { table } = await readRun(viewer, runId);
    expect([table.rowCount, at(table, "day", -1)]).toEqual([days, days]);
    expect([population(table, 0), population(table, -1)]).toEqual([201_720, 201_720]);
    const { figures } = legacySetup(viewer);
    const context = { city: "heinsberg", startDay: 0, heatMapMaxValue: 0, observed: new Map() };
    expect(figures.of(table, context).infections).toBe(infected);
    expect(at(shownTable(table, viewer.table), "day", -1)).toBe(200);
  },
);

test.skipIf(!folder)(
  "the first chart of Heinsberg reads at most a twentieth of its archive",
  async () => {
    const { share } = await readRun(viewerOf("/v7/heinsberg"), "sz481");
    console.debug(`first chart of v7 Heinsberg: ${(100 * share).toFixed(2)} % of the archive`);
    expect(share).toBeLessThan(0.05);
  },
);
