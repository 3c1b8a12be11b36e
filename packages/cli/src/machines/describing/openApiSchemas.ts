// JSON schemas of the answers (OpenAPI 3.1 uses JSON Schema 2020-12). Nothing may be in an answer
// that is not described here.
import { writtenLanguages } from "@episcope/common";
import type { TableFolder } from "./addresses.ts";
import type { Field, FieldType, TableDescription } from "./field.ts";
import { gridTableDescription } from "./gridTable.ts";
import { quantileDescriptions, runTableDescriptions } from "./runTableDescriptions.ts";

export type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: "string" };
const count: Schema = { type: "integer", minimum: 0 };
const date: Schema = { type: "string", format: "date" };

export function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function object(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}

function list(items: Schema): Schema {
  return { type: "array", items };
}

const localized = object(Object.fromEntries(writtenLanguages.map((language) => [language, text])));
/** Groups may lack a language. */
const translations = { ...localized, required: [] };
const fieldTypes: readonly FieldType[] = ["integer", "number", "date", "string", "boolean"];
const field = {
  type: { enum: fieldTypes },
  unit: reference("Localized"),
  text: reference("Localized"),
};

const valueSchemas: Readonly<Record<FieldType, Schema>> = {
  integer: { type: ["number", "null"] },
  number: { type: ["number", "null"] },
  date: { type: ["string", "null"], format: "date" },
  string: { type: ["string", "null"] },
  boolean: { type: ["boolean", "null"] },
};

function valueSchema({ type, text: meaning }: Pick<Field, "type" | "text">): Schema {
  return { ...valueSchemas[type], description: meaning.en };
}

/** Rows of a table: no column is in every run, and other groups may add some. */
function tableSchema({ title, fields, others }: TableDescription): Schema {
  return {
    ...list({
      type: "object",
      properties: Object.fromEntries(fields.map((one) => [one.name, valueSchema(one)])),
      additionalProperties: others ? valueSchema(others) : true,
    }),
    description: title.en,
  };
}

export function tableSchemaName(name: string, folder: TableFolder): string {
  return `${folder === "tables" ? "Table" : "Quantiles"}_${name}`;
}

export const gridTableSchema = "GridTable";

/** Templates; a site that only has files does not find runs by options. */
function addresses(names: readonly string[], optional: readonly string[]): Schema {
  const common = [
    ...["runTable", "runs", "table", "tableJson", "tablesByOptions", "runProvenance"],
    ...["figures", "figuresParquet", "figuresProvenance", "dataPackage"],
  ];
  const all = [...common, ...names].map((name) => [name, text] as const);
  return object(Object.fromEntries(all), ["tablesByOptions", ...optional]);
}

const described = list(
  object(
    {
      name: text,
      title: reference("Localized"),
      fields: list(reference("Field")),
      others: reference("OtherFields"),
    },
    ["others"],
  ),
);
const published: Schema = {
  ...list(text),
  description: "RunIds whose tables are there, on a site that only has files.",
};

export const schemas: Readonly<Record<string, Schema>> = {
  Localized: { ...localized, description: "A text in each language." },
  Field: object({ name: text, ...field }, ["unit"]),
  OtherFields: object({ names: reference("Localized"), ...field }, ["unit"]),
  Catalogue: object(
    {
      version: { type: "string", pattern: "^1\\.\\d+$" },
      name: text,
      languages: list(text),
      licence: object({ name: text, url: { type: "string", format: "uri" } }),
      openApi: text,
      findingRuns: reference("Localized"),
      tables: described,
      figures: list(reference("Field")),
      batteries: list(reference("Battery")),
      gridTables: { ...described, description: "Tables of the runs of grids." },
      grids: list(reference("Grid")),
      broken: { ...list(text), description: "Paths of batteries and grids that cannot be read." },
      reported: list(reference("ReportedSource")),
    },
    ["licence"],
  ),
  Battery: object(
    {
      path: text,
      city: text,
      start: date,
      shownFrom: date,
      end: date,
      members: { ...count, description: "Model runs behind each run." },
      sample: { type: "number", description: "Share of the population that was simulated." },
      runs: count,
      baseRun: { type: "string", description: "RunId of the run without any options." },
      published,
      publishedQuantiles: {
        ...list(text),
        description: "RunIds whose quantiles are there, on a site that only has files.",
      },
      options: list(reference("Option")),
      addresses: addresses(
        ["description", "archive", "quantiles", "quantilesJson", "quantilesByOptions"],
        ["quantilesByOptions"],
      ),
    },
    ["sample", "baseRun", "published", "publishedQuantiles"],
  ),
  Grid: {
    ...object(
      {
        path: text,
        city: text,
        start: { ...date, description: "Date of day 1, unless the outbreak is shifted." },
        end: date,
        days: { ...count, description: "Days that count; later ones are left out." },
        members: { ...count, description: "Model runs behind each run." },
        runs: count,
        baseRun: { type: "string", description: "RunId of the run without restrictions." },
        published,
        options: list(reference("Option")),
        addresses: addresses([], []),
      },
      ["start", "end", "baseRun", "published"],
    ),
    description:
      "A grid of runs of spring 2020. Where days have no dates, start and end are missing.",
  },
  Option: object(
    {
      name: text,
      title: translations,
      default: text,
      values: list(object({ value: text, label: text, text: translations }, ["text"])),
    },
    ["title"],
  ),
  DataPackage: {
    type: "object",
    description: "A Data Package (datapackage.org, version 2).",
    properties: {
      $schema: text,
      name: { type: "string", pattern: "^[a-z0-9._-]+$" },
      resources: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          properties: { name: text, path: text, format: text, mediatype: text, schema: {} },
          required: ["name", "path", "format"],
        },
      },
    },
    required: ["name", "resources"],
  },
  CsvMetadata: {
    type: "object",
    description: "CSV on the Web: metadata of a table.",
    properties: {
      "@context": {},
      url: text,
      tableSchema: {
        type: "object",
        properties: { columns: list({ type: "object", required: ["name", "titles", "datatype"] }) },
        required: ["columns"],
      },
    },
    required: ["@context", "url", "tableSchema"],
  },
  ReportedSource: {
    ...object({
      id: text,
      title: translations,
      publisher: text,
      licence: text,
      attribution: translations,
      until: date,
      tables: { ...list(text), description: "CSV files, relative to the data root." },
    }),
    description: "Reported data that were fetched; attribution must be shown with them.",
  },
  Runs: list(
    object({
      runId: text,
      options: { type: "object", additionalProperties: { type: "string" } },
    }),
  ),
  Provenance: {
    type: "object",
    description: "How a run was made (docs/provenance.md).",
    properties: {
      provenance: { const: 1 },
      battery: text,
      runId: text,
      build: { type: "object" },
      stamp: text,
      command: text,
    },
    required: ["provenance", "battery", "build", "stamp", "command"],
  },
  FileProvenance: {
    type: "object",
    description: "How a file about many runs was made, and where the record of each run is.",
    properties: {
      provenance: { const: 1 },
      battery: text,
      file: text,
      build: { type: "object" },
      records: {
        ...object({ archive: text, entry: text, address: text }, ["archive", "entry", "address"]),
        description: "Archive and entry, or the address.",
      },
    },
    required: ["provenance", "battery", "file", "build", "records"],
  },
  Progress: {
    ...object(
      {
        progress: { type: "number", minimum: 0, maximum: 1 },
        secondsLeft: { type: "number", minimum: 0 },
      },
      ["secondsLeft"],
    ),
    description: "The run is being computed. Ask again after Retry-After.",
  },
  Refusal: {
    ...object({ status: { type: "integer" }, message: text }),
    description: "What is wrong, in words.",
  },
  [gridTableSchema]: tableSchema(gridTableDescription),
  ...Object.fromEntries([
    ...runTableDescriptions.map((table) => [
      tableSchemaName(table.name, "tables"),
      tableSchema(table),
    ]),
    ...quantileDescriptions.map((table) => [
      tableSchemaName(table.name, "quantiles"),
      tableSchema(table),
    ]),
  ]),
};
