// The Data Package of a battery (Frictionless, datapackage.org, version 2).
import { formatDay, sourceLanguage } from "@episcope/common";
import type { BuildIdentity } from "@episcope/runner";
import { batteryFigureFields } from "../figures/figureRows.ts";
import type { ReadBattery } from "../reading/readBattery.ts";
import { figuresCsv, figuresParquet, type TableFolder, tableFile } from "./addresses.ts";
import { type Field, fieldsOf, unitText } from "./field.ts";
import { fileRecord } from "./fileRecord.ts";
import type { Licence } from "./licence.ts";
import { describedTable } from "./runTableDescriptions.ts";

/** A table of a run that is there, with its columns in file order. */
export interface PublishedTable {
  readonly runId: string;
  readonly folder: TableFolder;
  readonly table: string;
  readonly columns: readonly string[];
}

export function dataPackage(
  battery: ReadBattery,
  tables: readonly PublishedTable[],
  licence: Licence | undefined,
  build: BuildIdentity = {},
) {
  const { path, metadata, index, options } = battery;
  const { city, startDay, endDay, info, sample, members } = metadata;
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: slug(path),
    title: `Episcope: ${path}`,
    description: `Simulated runs of ${city} from ${formatDay(startDay)} to ${formatDay(endDay)}, one for each combination of options.`,
    ...(licence && { licenses: [licenceOf(licence)] }),
    // Names of our own (Data Package allows others).
    city,
    ...(sample !== undefined && { sample }),
    members: members ?? 1,
    provenance: fileRecord(battery, "datapackage", build),
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
      {
        name: "runs",
        path: info,
        type: "table",
        format: "csv",
        mediatype: "text/csv",
        encoding: "utf-8",
        dialect: { delimiter: ";" },
        schema: { fields: runFields(index.parameters), fieldsMatch: ["subset"] },
      },
      ...tables.map(({ runId, folder, table, columns }) => {
        const description = describedTable(table, folder);
        const name = slug(
          folder === "tables" ? `${table}-${runId}` : `${table}-${folder}-${runId}`,
        );
        return {
          ...csvResource(name, tableFile(runId, table, "csv", folder)),
          ...(description && { title: description.title[sourceLanguage] }),
          schema: schemaOf(description ? fieldsOf(description, columns) : []),
        };
      }),
    ],
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
