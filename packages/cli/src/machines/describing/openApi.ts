// The document in the form of OpenAPI 3.1, made of the same descriptions as everything else.
import { legacyFiles, legacyGrids } from "@episcope/battery";
import { recordFile } from "@episcope/common";
import {
  catalogueFile,
  csvMetadataEnding,
  dataPackageFile,
  figuresCsv,
  figuresParquet,
  figuresRecordFile,
  openApiFile,
  runsFile,
  type TableFolder,
} from "./addresses.ts";
import { catalogueVersion } from "./catalogueDocument.ts";
import type { TableDescription } from "./field.ts";
import { gridTableDescription } from "./gridTable.ts";
import type { Licence } from "./licence.ts";
import {
  gridTableSchema,
  reference,
  type Schema,
  schemas,
  tableSchemaName,
} from "./openApiSchemas.ts";
import { runTableDescriptions } from "./runTableDescriptions.ts";

const battery = {
  name: "battery",
  in: "path",
  required: true,
  description: "Path of the battery in the catalogue. Its slashes may be encoded (%2F) or not.",
  schema: { type: "string" },
};
const grid = {
  name: "grid",
  in: "path",
  required: true,
  description: "Folder of a grid of spring 2020, as in its addresses in the catalogue.",
  schema: { enum: legacyGrids.map(({ id }) => legacyFiles(id).folder) },
};
const runId = { name: "runId", in: "path", required: true, schema: { type: "string" } };
function tableOf(descriptions: readonly TableDescription[]) {
  const names = descriptions.map(({ name }) => name);
  return { name: "table", in: "path", required: true, schema: { enum: names } };
}
const choices = {
  name: "options",
  in: "query",
  description: "Values of options. Those that are left out have their default.",
  style: "form",
  explode: true,
  schema: { type: "object", additionalProperties: { type: "string" } },
};

const etag = { description: "Changes with the content.", schema: { type: "string" } };
const links = { description: "Licence, metadata and neighbours.", schema: { type: "string" } };
const retry = { description: "Seconds.", schema: { type: "integer" } };

function answer(description: string, type: string, schema: Schema) {
  return { description, headers: { ETag: etag, Link: links }, content: { [type]: { schema } } };
}

function json(name: string, description: string) {
  return answer(description, "application/json", reference(name));
}

function refusal(description: string) {
  return { description, content: { "application/json": { schema: reference("Refusal") } } };
}

const notModified = { description: "Unchanged since the ETag of If-None-Match." };
const missing = {
  304: notModified,
  404: refusal("There is no such thing; the message says what."),
};
const ofOptions = { 400: refusal("There is no such option or value, or no room for options.") };
const computing = {
  ...ofOptions,
  202: {
    description: "The run is being computed.",
    headers: { "Retry-After": retry },
    content: { "application/json": { schema: reference("Progress") } },
  },
  500: refusal("The run failed, or its file is damaged."),
  503: { ...refusal("Too many runs wait."), headers: { "Retry-After": retry } },
};
const binary: Schema = { type: "string", format: "binary" };
const csv: Schema = { type: "string", description: "Comma-separated values with a header." };

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly parameters?: readonly Schema[];
  readonly responses: Readonly<Record<string, unknown>>;
}

function get({ id, summary, parameters = [], responses }: Operation) {
  return { get: { operationId: id, summary, parameters, responses } };
}

const ofServer = "Only on a server, not on a site that only has files.";

/** Runs with addresses of the same form. */
interface Place {
  readonly folder: string;
  readonly parameter: Schema;
  /** How the id of an operation ends. */
  readonly suffix: string;
  /** In summaries. */
  readonly runs: string;
}

const ofBattery: Place = {
  folder: "/battery/{battery}",
  parameter: battery,
  suffix: "",
  runs: "of the battery",
};
const ofGrid: Place = {
  folder: "/legacy/{grid}",
  parameter: grid,
  suffix: "OfGrid",
  runs: "of a grid of spring 2020",
};

interface Tables extends Place {
  readonly kind: TableFolder;
  readonly descriptions: readonly TableDescription[];
  /** Of operations, and what they give. */
  readonly id: string;
  readonly what: string;
  /** Schema of its rows, by name. */
  schemaName(name: string): string;
}

const tables: readonly Tables[] = [
  {
    ...ofBattery,
    ...{ kind: "tables", id: "table", what: "A table of a run" },
    descriptions: runTableDescriptions,
    schemaName: (name) => tableSchemaName(name, "tables"),
  },
  {
    ...ofBattery,
    ...{ kind: "quantiles", id: "quantiles" },
    what: "Quantiles of a table over the ensemble of a run",
    descriptions: runTableDescriptions,
    schemaName: (name) => tableSchemaName(name, "quantiles"),
  },
  {
    ...ofGrid,
    ...{ kind: "tables", id: "gridTable", what: "The table of a run of a grid of spring 2020" },
    descriptions: [gridTableDescription],
    schemaName: () => gridTableSchema,
  },
];

function tablePaths(tables: Tables) {
  const { kind, descriptions, id, what, folder, parameter, suffix, schemaName } = tables;
  const place = `${folder}/${kind}`;
  const table = tableOf(descriptions);
  const rows = { anyOf: descriptions.map(({ name }) => reference(schemaName(name))) };
  const asCsv = { 200: answer("The table.", "text/csv", csv), ...computing, ...missing };
  const asJson = {
    200: answer("The table.", "application/json", rows),
    ...computing,
    ...missing,
  };
  return {
    [`${place}/{runId}/{table}.csv`]: get({
      id: `${id}OfRun`,
      summary: `${what}.`,
      parameters: [parameter, runId, table],
      responses: asCsv,
    }),
    [`${place}/{runId}/{table}.json`]: get({
      id: `${id}OfRunAsJson`,
      summary: `${what} as JSON: one object for each row.`,
      parameters: [parameter, runId, table],
      responses: asJson,
    }),
    [`${place}/{runId}/{table}.csv${csvMetadataEnding}`]: get({
      id: (kind === "tables" ? "metadataOfTable" : "metadataOfQuantiles") + suffix,
      summary: "What the columns of a table mean (CSV on the Web).",
      parameters: [parameter, runId, table],
      responses: {
        200: answer("Metadata.", "application/csvm+json", reference("CsvMetadata")),
        ...computing,
        ...missing,
      },
    }),
    [`${place}/{runId}/${recordFile}`]: get({
      id: (kind === "tables" ? "provenanceOfRun" : "provenanceOfEnsemble") + suffix,
      summary: "How the run was made, and the command that makes it again.",
      parameters: [parameter, runId],
      responses: { 200: json("Provenance", "The record."), ...computing, ...missing },
    }),
    [`${place}/{table}.csv`]: get({
      id: `${id}ByOptions`,
      summary: `${what} that has these options. ${ofServer}`,
      parameters: [parameter, table, choices],
      responses: asCsv,
    }),
    [`${place}/{table}.json`]: get({
      id: `${id}ByOptionsAsJson`,
      summary: `The same as JSON. ${ofServer}`,
      parameters: [parameter, table, choices],
      responses: asJson,
    }),
  };
}

function pathsOfAllRuns({ folder, parameter, suffix, runs }: Place) {
  return {
    [`${folder}/${runsFile}`]: get({
      id: `runs${suffix}`,
      summary: `All runs ${runs} with their options.`,
      parameters: [parameter],
      responses: { 200: json("Runs", "One object for each run."), ...missing },
    }),
    [`${folder}/${figuresCsv}`]: get({
      id: `figures${suffix}`,
      summary: `Key figures of all runs ${runs}. Runs that have not been computed have none.`,
      parameters: [parameter],
      responses: { 200: answer("One row for each run.", "text/csv", csv), ...missing },
    }),
    [`${folder}/${figuresCsv}${csvMetadataEnding}`]: get({
      id: `metadataOfFigures${suffix}`,
      summary: "What the columns of the key figures mean (CSV on the Web).",
      parameters: [parameter],
      responses: {
        200: answer("Metadata.", "application/csvm+json", reference("CsvMetadata")),
        ...missing,
      },
    }),
    [`${folder}/${figuresParquet}`]: get({
      id: `figuresAsParquet${suffix}`,
      summary: "The same key figures as Parquet.",
      parameters: [parameter],
      responses: {
        200: answer("A Parquet file.", "application/vnd.apache.parquet", binary),
        ...missing,
      },
    }),
    [`${folder}/${figuresRecordFile}`]: get({
      id: `provenanceOfFigures${suffix}`,
      summary: "How the key figures were made.",
      parameters: [parameter],
      responses: { 200: json("FileProvenance", "The record."), ...missing },
    }),
    [`${folder}/${dataPackageFile}`]: get({
      id: `dataPackage${suffix}`,
      summary: `The Data Package ${runs} (Frictionless).`,
      parameters: [parameter],
      responses: { 200: json("DataPackage", "The package."), ...missing },
    }),
  };
}

export function openApi(licence: Licence | undefined) {
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    info: {
      title: "Episcope",
      version: catalogueVersion,
      summary: "Simulated courses of epidemics: runs, their tables and key figures.",
      ...(licence && { license: { name: licence.name, url: licence.url } }),
    },
    servers: [{ url: "./", description: "The folder of this document." }],
    paths: {
      [`/${catalogueFile}`]: get({
        id: "catalogue",
        summary: "Everything that is published here.",
        responses: { 200: json("Catalogue", "The catalogue."), 304: notModified },
      }),
      [`/${openApiFile}`]: get({
        id: "openApi",
        summary: "This document.",
        responses: {
          200: answer("OpenAPI 3.1.", "application/json", { type: "object" }),
          304: notModified,
        },
      }),
      ...Object.fromEntries(tables.flatMap((one) => Object.entries(tablePaths(one)))),
      ...pathsOfAllRuns(ofBattery),
      ...pathsOfAllRuns(ofGrid),
    },
    components: { schemas },
  };
}
