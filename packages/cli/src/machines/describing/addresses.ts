// Addresses for machines, relative to the data root. Version 1: they stay as they are.

import { recordFile } from "@episcope/common";

export const catalogueFile = "catalogue.json";
export const openApiFile = "openapi.json";
export const dataPackageFile = "datapackage.json";
/** All runs with their options. */
export const runsFile = "runs.json";
export const figuresCsv = "figures.csv";
export const figuresParquet = "figures.parquet";
/** Behind the address of a CSV file (CSV on the Web, 5.3 default locations). */
export const csvMetadataEnding = "-metadata.json";

export type TableFormat = "csv" | "json";
/** Tables of a run, or quantiles of the same tables over the members of its ensemble. */
export type TableFolder = "tables" | "quantiles";

export function tableFile(
  runId: string,
  table: string,
  format: TableFormat,
  folder: TableFolder = "tables",
): string {
  return `${folder}/${runId}/${table}.${format}`;
}

/** Whether addresses can name the run: anybody may have written the run table. */
export function isAddressable(runId: string): boolean {
  return !/[/\\\0]|^\.{0,2}$/.test(runId);
}

/** How the run was made (docs/provenance.md). */
export function runRecordFile(runId: string, folder: TableFolder = "tables"): string {
  return `${folder}/${runId}/${recordFile}`;
}

/** How the key figures were made. */
export const figuresRecordFile = `figures.${recordFile}`;

/** What an address below the data root asks for; `runs` is the folder of the runs. */
export type MachineAddress =
  | { readonly kind: "catalogue" }
  | { readonly kind: "openApi" }
  | ({ readonly runs: string } & RunSetAddress);

type RunSetAddress =
  | { readonly kind: "dataPackage" }
  | { readonly kind: "runs" }
  | { readonly kind: "figures"; readonly format: "csv" | "parquet" }
  | { readonly kind: "figuresMetadata" }
  | { readonly kind: "figuresRecord" }
  | { readonly kind: "runRecord"; readonly folder: TableFolder; readonly runId: string }
  | {
      readonly kind: "table";
      readonly folder: TableFolder;
      readonly table: string;
      /** Undefined if options choose the run. */
      readonly runId: string | undefined;
      readonly format: TableFormat;
    }
  | {
      readonly kind: "tableMetadata";
      readonly folder: TableFolder;
      readonly table: string;
      readonly runId: string;
    };

/** Undefined for all other files of the data root. The path is decoded. */
export function machineAddress(path: string): MachineAddress | undefined {
  if (path === catalogueFile) return { kind: "catalogue" };
  if (path === openApiFile) return { kind: "openApi" };
  return tableAddress(path) ?? fileAddress(path);
}

function fileAddress(path: string): MachineAddress | undefined {
  const place = path.lastIndexOf("/");
  const [runs, file] = [path.slice(0, Math.max(0, place)), path.slice(place + 1)];
  if (!isFolderOfRuns.test(runs)) return undefined;
  switch (file) {
    case dataPackageFile:
      return { runs, kind: "dataPackage" };
    case runsFile:
      return { runs, kind: "runs" };
    case figuresCsv:
      return { runs, kind: "figures", format: "csv" };
    case figuresParquet:
      return { runs, kind: "figures", format: "parquet" };
    case figuresCsv + csvMetadataEnding:
      return { runs, kind: "figuresMetadata" };
    case figuresRecordFile:
      return { runs, kind: "figuresRecord" };
    default:
      return undefined;
  }
}

/** Of a battery, or of a grid of spring 2020. */
const isFolderOfRuns = /^battery\/.|^legacy\/[^/]+$/s;
const tablePattern =
  /^(.+)\/(tables|quantiles)\/(?:([^/]+)\/)?([A-Za-z]+)\.(csv|json|csv-metadata\.json)$/s;

function tableAddress(path: string): MachineAddress | undefined {
  const [, runs = "", name, runId, table = "", ending = ""] = tablePattern.exec(path) ?? [];
  const folder = name === "quantiles" ? name : "tables";
  if (!isFolderOfRuns.test(runs)) return undefined;
  if (runId !== undefined && `${table}.${ending}` === recordFile)
    return { runs, kind: "runRecord", folder, runId };
  if (ending === "csv" || ending === "json") {
    return { runs, kind: "table", folder, table, runId, format: ending };
  }
  return runId === undefined ? undefined : { runs, kind: "tableMetadata", folder, table, runId };
}
