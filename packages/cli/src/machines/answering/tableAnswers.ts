// Tables of a run, found by its RunId or by options.
import {
  csvMetadataEnding,
  dataPackageFile,
  type MachineAddress,
  runRecordFile,
  type TableFolder,
  tableFile,
} from "../describing/addresses.ts";
import { csvMetadata } from "../describing/csvMetadata.ts";
import type { PublishedTable } from "../describing/dataPackage.ts";
import type { Licence } from "../describing/licence.ts";
import type { RunTableDescription } from "../describing/runTableDescriptions.ts";
import { chooseRun } from "../reading/chooseRun.ts";
import type { RunFileState } from "../reading/dataSource.ts";
import { isRunOf, type RunSet } from "../reading/runSet.ts";
import { csvText } from "../writing/csv.ts";
import { jsonText } from "../writing/json.ts";
import type { DescribedRows } from "../writing/rows.ts";
import {
  csvMetadataType,
  csvType,
  document,
  jsonType,
  licenceLinks,
  link,
  type MachineAnswer,
  type MachineRequest,
  refusal,
  shown,
} from "./machineAnswer.ts";

type TableAddress = Extract<MachineAddress, { readonly kind: "table" | "tableMetadata" }>;
type RunRecordAddress = Extract<MachineAddress, { readonly kind: "runRecord" }>;

interface TableOptions {
  readonly licence: Licence | undefined;
  readonly prefix: string;
}

/** Seconds between two questions for a run that is being computed. */
const [leastRetry, mostRetry] = [1, 30];

export class TableAnswers {
  readonly #options: TableOptions;

  constructor(options: TableOptions) {
    this.#options = options;
  }

  async answer(
    runs: RunSet,
    address: TableAddress | RunRecordAddress,
    request: MachineRequest,
  ): Promise<MachineAnswer> {
    if (address.kind === "runRecord") return await this.#record(runs, address, request);
    const { query, isAsking } = request;
    const { reader } = runs;
    const { folder } = address;
    const descriptions = reader.descriptions[folder];
    const description = descriptions.find(({ name }) => name === address.table);
    if (descriptions.length === 0) return refusal(404, "These runs have no ensembles.");
    if (!description) {
      const names = descriptions.map(({ name }) => name).join(", ");
      return refusal(404, `There is no table "${shown(address.table)}". Tables are: ${names}.`);
    }
    const found = runOf(runs, address, query);
    if (typeof found !== "string") return found;
    const state = await reader.find(found, folder, isAsking);
    if (state.kind !== "file") return waitingAnswer(state, found, folder);
    const rows = await reader.readTable(state.file, { runId: found, folder, description });
    if (rows === "broken") {
      return refusal(500, `The table ${description.name} of the run ${found} is damaged.`);
    }
    if (!rows) {
      const of = folder === "quantiles" ? "ensemble of the run" : "run";
      return refusal(404, `The ${of} ${found} has no table ${description.name}.`);
    }
    if (address.kind === "tableMetadata") return this.#metadata(description, rows);
    return this.#table({ runs, address, runId: found, description, rows });
  }

  async #record(
    runs: RunSet,
    { folder, runId }: RunRecordAddress,
    { isAsking }: MachineRequest,
  ): Promise<MachineAnswer> {
    if (!isRunOf(runs, runId)) return unknownRun(runId);
    const state = await runs.reader.readRecord(runId, folder, isAsking);
    if (state.kind !== "record") return waitingAnswer(state, runId, folder);
    const { record } = state;
    if (record === undefined) return refusal(404, `Nobody says how the run ${runId} was made.`);
    return { ...document(record), links: licenceLinks(this.#options.licence) };
  }

  #metadata({ name, title }: RunTableDescription, { fields }: DescribedRows): MachineAnswer {
    const { licence } = this.#options;
    return document(csvMetadata({ file: `${name}.csv`, title, fields, licence }), csvMetadataType);
  }

  #table({
    runs,
    address,
    runId,
    description,
    rows,
  }: {
    readonly runs: RunSet;
    readonly address: Extract<TableAddress, { readonly kind: "table" }>;
    readonly runId: string;
    readonly description: RunTableDescription;
    readonly rows: DescribedRows;
  }): MachineAnswer {
    const { prefix, licence } = this.#options;
    const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/");
    const folder = `${prefix}${encoded(runs.folder)}`;
    const at = (format: "csv" | "json") =>
      `${folder}/${encoded(tableFile(runId, description.name, format, address.folder))}`;
    const { format } = address;
    const other = format === "csv" ? "json" : "csv";
    return {
      status: 200,
      type: format === "csv" ? csvType : jsonType,
      body: format === "csv" ? csvText(rows) : jsonText(rows),
      location: at(format),
      links: [
        link(`${at("csv")}${csvMetadataEnding}`, "describedby", csvMetadataType),
        link(
          `${folder}/${encoded(runRecordFile(runId, address.folder))}`,
          "describedby",
          "application/json",
        ),
        link(at(format), "canonical"),
        link(at(other), "alternate", other === "csv" ? "text/csv" : "application/json"),
        link(`${folder}/${dataPackageFile}`, "collection", "application/json"),
        ...licenceLinks(licence),
      ],
    };
  }
}

/** A RunId, or why there is none. */
function runOf(
  runs: RunSet,
  address: TableAddress,
  query: URLSearchParams,
): string | MachineAnswer {
  if (address.runId === undefined) {
    const chosen = chooseRun(runs, query);
    return chosen.kind === "run" ? chosen.run.runId : refusal(chosen.status, chosen.message);
  }
  const { runId } = address;
  if (query.size > 0) {
    return refusal(
      400,
      `This address names a run. Options belong to ${address.folder}/<table>.csv?…`,
    );
  }
  return isRunOf(runs, runId) ? runId : unknownRun(runId);
}

function unknownRun(runId: string): MachineAnswer {
  return refusal(404, `There is no run "${shown(runId)}" in the run table.`);
}

function waitingAnswer(
  state: Exclude<RunFileState, { readonly kind: "file" }>,
  runId: string,
  folder: TableFolder,
): MachineAnswer {
  switch (state.kind) {
    case "computing": {
      const { progress, secondsLeft } = state;
      return waiting(progress, secondsLeft);
    }
    case "computable":
      return waiting(0, undefined);
    case "busy":
      return refusal(
        503,
        "Too many runs wait to be computed. Please try again in a moment.",
        state.retrySeconds,
      );
    case "failed":
      return refusal(500, state.message);
    case "missing":
      return refusal(
        404,
        folder === "quantiles"
          ? `The run ${shown(runId)} has no ensemble here.`
          : `The run ${shown(runId)} is not published here.`,
      );
  }
}

/** As for archives of runs. */
function waiting(progress: number, secondsLeft: number | undefined): MachineAnswer {
  const body = JSON.stringify({ progress, ...(secondsLeft !== undefined && { secondsLeft }) });
  const retryAfter = Math.min(mostRetry, Math.max(leastRetry, Math.ceil(secondsLeft ?? 0)));
  return { status: 202, type: jsonType, body: `${body}\n`, retryAfter };
}

/** The tables of the run that the page opens with, if it is there. */
export async function defaultTables(runs: RunSet): Promise<readonly PublishedTable[]> {
  const chosen = chooseRun(runs, new URLSearchParams());
  if (chosen.kind !== "run") return [];
  const { runId } = chosen.run;
  return (await readTables(runs, runId)).map((table) => publishedTable(runId, table));
}

export function publishedTable(
  runId: string,
  { folder, description, rows }: TableOfRun,
): PublishedTable {
  const columns = rows.fields.map(({ name }) => name);
  return { runId, folder, description, columns };
}

export interface TableOfRun {
  readonly folder: TableFolder;
  readonly description: RunTableDescription;
  readonly rows: DescribedRows;
}

/** All usable tables of a run and its ensemble, as far as they are there. Computes nothing. */
export async function readTables(
  { reader }: RunSet,
  runId: string,
): Promise<readonly TableOfRun[]> {
  const tables: TableOfRun[] = [];
  for (const folder of ["tables", "quantiles"] as const) {
    const state = await reader.find(runId, folder, false);
    if (state.kind !== "file") continue;
    const names = await reader.tablesIn(state.file, runId);
    for (const description of reader.descriptions[folder]) {
      if (!names.includes(description.name)) continue;
      const rows = await reader.readTable(state.file, { runId, folder, description });
      if (rows && rows !== "broken") tables.push({ folder, description, rows });
    }
  }
  return tables;
}
