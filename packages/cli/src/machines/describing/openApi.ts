// The document in the form of OpenAPI 3.1, made of the same descriptions as everything else.
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
import type { Licence } from "./licence.ts";
import { reference, type Schema, schemas, tableSchemaName } from "./openApiSchemas.ts";
import { runTableDescriptions } from "./runTableDescriptions.ts";

const battery = {
  name: "battery",
  in: "path",
  required: true,
  description: "Path of the battery in the catalogue. Its slashes may be encoded (%2F) or not.",
  schema: { type: "string" },
};
const runId = { name: "runId", in: "path", required: true, schema: { type: "string" } };
const table = {
  name: "table",
  in: "path",
  required: true,
  schema: { enum: runTableDescriptions.map(({ name }) => name) },
};
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
const anyTable = (folder: TableFolder): Schema => ({
  anyOf: runTableDescriptions.map(({ name }) => reference(tableSchemaName(name, folder))),
});

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly parameters?: readonly Schema[];
  readonly responses: Readonly<Record<string, unknown>>;
}

function get({ id, summary, parameters = [], responses }: Operation) {
  return { get: { operationId: id, summary, parameters, responses } };
}

const batteryFolder = "/battery/{battery}";
const ofServer = "Only on a server, not on a site that only has files.";

/** Of operations, and what they give. */
const words = {
  tables: { id: "table", what: "A table of a run" },
  quantiles: { id: "quantiles", what: "Quantiles of a table over the ensemble of a run" },
} as const satisfies Readonly<Record<TableFolder, unknown>>;

function tablePaths(folder: TableFolder) {
  const { id, what } = words[folder];
  const place = `${batteryFolder}/${folder}`;
  const asCsv = { 200: answer("The table.", "text/csv", csv), ...computing, ...missing };
  const asJson = {
    200: answer("The table.", "application/json", anyTable(folder)),
    ...computing,
    ...missing,
  };
  return {
    [`${place}/{runId}/{table}.csv`]: get({
      id: `${id}OfRun`,
      summary: `${what}.`,
      parameters: [battery, runId, table],
      responses: asCsv,
    }),
    [`${place}/{runId}/{table}.json`]: get({
      id: `${id}OfRunAsJson`,
      summary: `${what} as JSON: one object for each row.`,
      parameters: [battery, runId, table],
      responses: asJson,
    }),
    [`${place}/{runId}/{table}.csv${csvMetadataEnding}`]: get({
      id: folder === "tables" ? "metadataOfTable" : "metadataOfQuantiles",
      summary: "What the columns of a table mean (CSV on the Web).",
      parameters: [battery, runId, table],
      responses: {
        200: answer("Metadata.", "application/csvm+json", reference("CsvMetadata")),
        ...computing,
        ...missing,
      },
    }),
    [`${place}/{runId}/${recordFile}`]: get({
      id: folder === "tables" ? "provenanceOfRun" : "provenanceOfEnsemble",
      summary: "How the run was made, and the command that makes it again.",
      parameters: [battery, runId],
      responses: { 200: json("Provenance", "The record."), ...computing, ...missing },
    }),
    [`${place}/{table}.csv`]: get({
      id: `${id}ByOptions`,
      summary: `${what} that has these options. ${ofServer}`,
      parameters: [battery, table, choices],
      responses: asCsv,
    }),
    [`${place}/{table}.json`]: get({
      id: `${id}ByOptionsAsJson`,
      summary: `The same as JSON. ${ofServer}`,
      parameters: [battery, table, choices],
      responses: asJson,
    }),
  };
}

export function openApi(licence: Licence | undefined) {
  const folder = batteryFolder;
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
      ...tablePaths("tables"),
      ...tablePaths("quantiles"),
      [`${folder}/${runsFile}`]: get({
        id: "runs",
        summary: "All runs with their options.",
        parameters: [battery],
        responses: { 200: json("Runs", "One object for each run."), ...missing },
      }),
      [`${folder}/${figuresCsv}`]: get({
        id: "figures",
        summary: "Key figures of all runs. Runs that have not been computed have none.",
        parameters: [battery],
        responses: { 200: answer("One row for each run.", "text/csv", csv), ...missing },
      }),
      [`${folder}/${figuresCsv}${csvMetadataEnding}`]: get({
        id: "metadataOfFigures",
        summary: "What the columns of the key figures mean (CSV on the Web).",
        parameters: [battery],
        responses: {
          200: answer("Metadata.", "application/csvm+json", reference("CsvMetadata")),
          ...missing,
        },
      }),
      [`${folder}/${figuresParquet}`]: get({
        id: "figuresAsParquet",
        summary: "The same key figures as Parquet.",
        parameters: [battery],
        responses: {
          200: answer("A Parquet file.", "application/vnd.apache.parquet", binary),
          ...missing,
        },
      }),
      [`${folder}/${figuresRecordFile}`]: get({
        id: "provenanceOfFigures",
        summary: "How the key figures were made.",
        parameters: [battery],
        responses: { 200: json("FileProvenance", "The record."), ...missing },
      }),
      [`${folder}/${dataPackageFile}`]: get({
        id: "dataPackage",
        summary: "The Data Package of the battery (Frictionless).",
        parameters: [battery],
        responses: { 200: json("DataPackage", "The package."), ...missing },
      }),
    },
    components: { schemas },
  };
}
