// The Data Package of a set of runs (Frictionless, datapackage.org, version 2).
import { formatDay, sourceLanguage } from "@episcope/common";
import type { BuildIdentity } from "@episcope/runner";
import { batteryFigureFields } from "../figures/figureRows.ts";
import type { RunSet } from "../reading/runSet.ts";
import { figuresCsv, figuresParquet, runsFile, type TableFolder, tableFile } from "./addresses.ts";
import { type Field, fieldsOf, unitText } from "./field.ts";
import { fileRecord } from "./fileRecord.ts";
import type { Licence } from "./licence.ts";
import type { RunTableDescription } from "./runTableDescriptions.ts";

/** A table of a run that is there, with its columns in file order. */
export interface PublishedTable {
  readonly runId: string;
  readonly folder: TableFolder;
  readonly description: RunTableDescription;
  readonly columns: readonly string[];
}

export function dataPackage(
  runs: RunSet,
  tables: readonly PublishedTable[],
  licence: Licence | undefined,
  build: BuildIdentity = {},
) {
  const { path, index, options, city, dates, sample, members, runTable } = runs;
  const when = dates ? ` from ${formatDay(dates.first)} to ${formatDay(dates.last)}` : "";
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: slug(path),
    title: `Episcope: ${path}`,
    description: `Simulated runs of ${city}${when}, one for each combination of options.`,
    ...(licence && { licenses: [licenceOf(licence)] }),
    // Names of our own (Data Package allows others).
    city,
    ...(sample !== undefined && { sample }),
    members,
    provenance: fileRecord(runs, "datapackage", build),
    resources: [
      {
        ...csvResource("figures", figuresCsv),
        schema: {
          ...schemaOf(batteryFigureFields(index.parameters, options)),
          primaryKey: ["runId"],
        },
      },
      {
        name: "figures-parquet",
        path: figuresParquet,
        format: "parquet",
        mediatype: "application/vnd.apache.parquet",
      },
      runResource(runTable, index.parameters),
      ...tables.map(({ runId, folder, description, columns }) => {
        const table = description.name;
        const name = slug(
          folder === "tables" ? `${table}-${runId}` : `${table}-${folder}-${runId}`,
        );
        return {
          ...csvResource(name, tableFile(runId, table, "csv", folder)),
          title: description.title[sourceLanguage],
          schema: schemaOf(fieldsOf(description, columns)),
        };
      }),
    ],
  };
}

/** No path of a package leads out of its folder; without a run table there, the list of runs. */
function runResource(runTable: string | undefined, parameters: readonly string[]) {
  const name = "runs";
  if (runTable === undefined)
    return { name, path: runsFile, format: "json", mediatype: "application/json" };
  return {
    name,
    path: runTable,
    type: "table",
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    dialect: { delimiter: ";" },
    schema: { fields: runFields(parameters), fieldsMatch: ["subset"] },
  };
}

function csvResource(name: string, path: string) {
  return {
    name,
    path,
    type: "table",
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    dialect: { delimiter: ",", lineTerminator: "\r\n" },
  };
}

function schemaOf(fields: readonly Field[]) {
  return {
    fields: fields.map(({ name, type, unit, text }) => ({
      name,
      type,
      description: text[sourceLanguage],
      ...(unit && { unit: unitText(unit)[sourceLanguage] }),
    })),
    missingValues: [""],
  };
}

function runFields(parameters: readonly string[]) {
  return ["RunId", ...parameters].map((name) => ({ name, type: "string" }));
}

/** Names of packages are lower case, without slashes. */
function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
}

/** Open Definition writes CC-BY-4.0. */
function licenceOf({ name, url }: Licence) {
  return { name: name.replaceAll(" ", "-"), title: name, path: url };
}
