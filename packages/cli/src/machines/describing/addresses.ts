// Addresses for machines, relative to the data root. Version 1: they stay as they are.

export const catalogueFile = "catalogue.json";
export const openApiFile = "openapi.json";
export const dataPackageFile = "datapackage.json";
export const figuresCsv = "figures.csv";
export const figuresParquet = "figures.parquet";
/** Behind the address of a CSV file (CSV on the Web, 5.3 default locations). */
export const csvMetadataEnding = "-metadata.json";
const tablesFolder = "tables";

export type TableFormat = "csv" | "json";

export function tableFile(runId: string, table: string, format: TableFormat): string {
  return `${tablesFolder}/${runId}/${table}.${format}`;
}

/** What an address below the data root asks for. */
export type MachineAddress =
  | { readonly kind: "catalogue" }
  | { readonly kind: "openApi" }
  | ({ readonly battery: string } & BatteryAddress);

type BatteryAddress =
  | { readonly kind: "dataPackage" }
  | { readonly kind: "figures"; readonly format: "csv" | "parquet" }
  | { readonly kind: "figuresMetadata" }
  | {
      readonly kind: "table";
      readonly table: string;
      /** Undefined if options choose the run. */
      readonly runId: string | undefined;
      readonly format: TableFormat;
    }
  | { readonly kind: "tableMetadata"; readonly table: string; readonly runId: string };

/** Undefined for all other files of the data root. The path is decoded. */
export function machineAddress(path: string): MachineAddress | undefined {
  if (path === catalogueFile) return { kind: "catalogue" };
  if (path === openApiFile) return { kind: "openApi" };
  const [, below = ""] = /^battery\/(.+)$/s.exec(path) ?? [];
  return tableAddress(below) ?? fileAddress(below);
}

function fileAddress(below: string): MachineAddress | undefined {
  const place = below.lastIndexOf("/");
  const [battery, file] = [below.slice(0, Math.max(0, place)), below.slice(place + 1)];
  if (battery === "") return undefined;
  switch (file) {
    case dataPackageFile:
      return { battery, kind: "dataPackage" };
    case figuresCsv:
      return { battery, kind: "figures", format: "csv" };
    case figuresParquet:
      return { battery, kind: "figures", format: "parquet" };
    case figuresCsv + csvMetadataEnding:
      return { battery, kind: "figuresMetadata" };
    default:
      return undefined;
  }
}

const tablePattern = /^(.+)\/tables\/(?:([^/]+)\/)?([A-Za-z]+)\.(csv|json|csv-metadata\.json)$/s;

function tableAddress(below: string): MachineAddress | undefined {
  const [, battery = "", runId, table = "", ending = ""] = tablePattern.exec(below) ?? [];
  if (battery === "") return undefined;
  if (ending === "csv" || ending === "json") {
    return { battery, kind: "table", table, runId, format: ending };
  }
  return runId === undefined ? undefined : { battery, kind: "tableMetadata", table, runId };
}
