// Addresses for machines as files: what the server answers, for hosts that only have files.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildIdentity } from "@episcope/runner";
import { figuresTitle } from "../machines/answering/machineAnswers.ts";
import { publishedTable, readTables } from "../machines/answering/tableAnswers.ts";
import {
  catalogueFile,
  csvMetadataEnding,
  dataPackageFile,
  figuresCsv,
  figuresParquet,
  figuresRecordFile,
  isAddressable,
  openApiFile,
  runRecordFile,
  runsFile,
  tableFile,
} from "../machines/describing/addresses.ts";
import { catalogueDocument, type PublishedRuns } from "../machines/describing/catalogueDocument.ts";
import { csvMetadata } from "../machines/describing/csvMetadata.ts";
import { dataPackage, type PublishedTable } from "../machines/describing/dataPackage.ts";
import { fileRecord, recordNote } from "../machines/describing/fileRecord.ts";
import type { Licence } from "../machines/describing/licence.ts";
import { openApi } from "../machines/describing/openApi.ts";
import { runList } from "../machines/describing/runList.ts";
import { BatteryFigures } from "../machines/figures/batteryFigures.ts";
import { chooseRun } from "../machines/reading/chooseRun.ts";
import { folderSource } from "../machines/reading/folderSource.ts";
import { readReported } from "../machines/reading/readReported.ts";
import type { RunSet } from "../machines/reading/runSet.ts";
import { RunSets } from "../machines/reading/runSets.ts";
import { csvText } from "../machines/writing/csv.ts";
import { jsonText } from "../machines/writing/json.ts";
import { parquetBytes } from "../machines/writing/parquet.ts";

/** Of which published runs there are tables: what a page shows first, or all. */
export const tableChoices = ["all", "default", "none"] as const;
export type TableChoice = (typeof tableChoices)[number];

export interface MachineFilesOptions {
  /** The data root to write to. */
  readonly root: string;
  readonly licence: Licence | undefined;
  /** What writes them. */
  readonly build?: BuildIdentity;
  readonly tables: TableChoice;
  /** A file that a group has published itself is left as it is. Relative to the data root. */
  isOwn(path: string): boolean;
}

export async function writeMachineFiles(options: MachineFilesOptions): Promise<void> {
  const { root, licence, build = {}, isOwn } = options;
  const { batteries, grids, broken } = await new RunSets(folderSource(root)).all();
  const figures = new BatteryFigures();
  const published = new Map<string, PublishedRuns>();
  const write = async (path: string, content: string | Uint8Array) => {
    if (isOwn(path)) return;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  for (const runs of [...batteries, ...grids]) {
    const { folder } = runs;
    const listed: PublishedTable[] = [];
    const written = { tables: new Set<string>(), quantiles: new Set<string>() };
    for (const runId of chosenRuns(runs, options.tables)) {
      for (const table of await readTables(runs, runId)) {
        const { description, rows } = table;
        const { name, title } = description;
        const file = (format: "csv" | "json") =>
          `${folder}/${tableFile(runId, name, format, table.folder)}`;
        const metadata = csvMetadata({ file: `${name}.csv`, title, licence, ...rows });
        await write(file("csv"), csvText(rows));
        await write(file("csv") + csvMetadataEnding, jsonOf(metadata));
        await write(file("json"), jsonText(rows));
        listed.push(publishedTable(runId, table));
        written[table.folder].add(runId);
      }
    }
    for (const kind of ["tables", "quantiles"] as const) {
      for (const runId of written[kind]) {
        const state = await runs.reader.readRecord(runId, kind, false);
        if (state.kind !== "record" || state.record === undefined) continue;
        await write(`${folder}/${runRecordFile(runId, kind)}`, jsonOf(state.record));
      }
    }
    const rows = await figures.rows(runs);
    const record = fileRecord(runs, "figures", build);
    const metadata = csvMetadata({ file: figuresCsv, title: figuresTitle, licence, ...rows });
    const notes = { [recordNote]: JSON.stringify(record) };
    await write(`${folder}/${runsFile}`, jsonOf(runList(runs)));
    await write(`${folder}/${figuresCsv}`, csvText(rows));
    await write(`${folder}/${figuresCsv}${csvMetadataEnding}`, jsonOf(metadata));
    await write(`${folder}/${figuresParquet}`, await parquetBytes(rows, notes));
    await write(`${folder}/${figuresRecordFile}`, jsonOf(record));
    const described = dataPackage(runs, listed, licence, build);
    await write(`${folder}/${dataPackageFile}`, jsonOf(described));
    published.set(runs.path, {
      tables: [...written.tables],
      quantiles: [...written.quantiles],
    });
  }
  const reported = await readReported(root);
  const content = { batteries, grids, broken, licence, reported, published };
  await write(catalogueFile, JSON.stringify(catalogueDocument(content)));
  await write(openApiFile, jsonOf(openApi(licence)));
}

function chosenRuns(runs: RunSet, choice: TableChoice): readonly string[] {
  if (choice === "none") return [];
  const first = chooseRun(runs, new URLSearchParams());
  const runIds =
    choice === "all"
      ? runs.index.runs.map(({ runId }) => runId)
      : first.kind === "run"
        ? [first.run.runId]
        : [];
  return [...runIds, ...runs.baseRuns].filter(isAddressable);
}

function jsonOf(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
