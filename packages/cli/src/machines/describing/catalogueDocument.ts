// The catalogue: what is published here, in one document. All addresses in it are relative to its
// own.
import type { OptionSet } from "@episcope/battery";
import {
  formatDay,
  type Localized,
  metadataFile,
  type Translations,
  writtenLanguages,
} from "@episcope/common";
import type { ReadBattery } from "../reading/readBattery.ts";
import type { ReportedSourceEntry } from "../reading/readReported.ts";
import {
  dataPackageFile,
  figuresCsv,
  figuresParquet,
  figuresRecordFile,
  openApiFile,
  runRecordFile,
  runsFile,
  type TableFolder,
  tableFile,
} from "./addresses.ts";
import { type Field, type OtherFields, unitText } from "./field.ts";
import { figureFields, runIdField } from "./figureFields.ts";
import type { Licence } from "./licence.ts";
import { runTableDescriptions } from "./runTableDescriptions.ts";

/** Grows when something is added, and would become 2 if something were taken away. */
export const catalogueVersion = "1.2";

export interface CatalogueContent {
  readonly batteries: readonly ReadBattery[];
  /** Paths of batteries that cannot be read. */
  readonly broken: readonly string[];
  readonly licence: Licence | undefined;
  readonly reported?: readonly ReportedSourceEntry[];
  /**
   * Of a site that only has files: the runs whose tables are there, by battery. A server has those
   * of all runs, and finds them by options, too.
   */
  readonly published?: ReadonlyMap<string, PublishedRuns>;
}

/** RunIds by what is there of them. */
export type PublishedRuns = Readonly<Record<TableFolder, readonly string[]>>;

const findingRuns: Localized = {
  en: "Every run has a RunId. The run table says which options it has: one row for each run, one column for each option, semicolons between them; runs has the same as JSON. Where there is tablesByOptions, a query with options finds the run as well; options that are left out have their default.",
  de: "Jeder Lauf hat eine RunId. Die Lauftabelle sagt, welche Optionen er hat: eine Zeile je Lauf, eine Spalte je Option, Semikolons dazwischen; runs ist dasselbe als JSON. Wo es tablesByOptions gibt, findet auch eine Abfrage mit Optionen den Lauf; was fehlt, hat seinen voreingestellten Wert.",
};

export function catalogueDocument(content: CatalogueContent) {
  const { batteries, broken, licence, reported = [], published } = content;
  return {
    version: catalogueVersion,
    name: "Episcope",
    languages: writtenLanguages,
    ...(licence && { licence }),
    openApi: openApiFile,
    findingRuns,
    tables: runTableDescriptions.map(({ name, title, fields, others }) => ({
      name,
      title,
      fields: fields.map(writtenField),
      ...(others && { others: { names: others.names, ...writtenField(others) } }),
    })),
    figures: [runIdField, ...figureFields].map(writtenField),
    batteries: batteries.map((battery) => catalogueEntry(battery, published)),
    broken,
    reported,
  };
}

function writtenField(field: Field | OtherFields) {
  const { type, unit, text } = field;
  return {
    ...("name" in field && { name: field.name }),
    type,
    ...(unit && { unit: unitText(unit) }),
    text,
  };
}

function catalogueEntry(
  { path, metadata, index, options }: ReadBattery,
  published: CatalogueContent["published"],
) {
  const folder = `battery/${path}`;
  const address = (file: string) =>
    `${folder.split("/").map(encodeURIComponent).join("/")}/${file}`;
  const { city, startDay, graphStartDay, endDay, members, sample, runName } = metadata;
  return {
    path,
    city,
    /** First and last simulated day, and the first one that pages show. */
    start: formatDay(startDay),
    shownFrom: formatDay(graphStartDay),
    end: formatDay(endDay),
    members: members ?? 1,
    ...(sample !== undefined && { sample }),
    runs: index.runs.length,
    ...(runName !== undefined && { baseRun: `${runName}0` }),
    ...(published && {
      published: published.get(path)?.tables ?? [],
      publishedQuantiles: published.get(path)?.quantiles ?? [],
    }),
    options: options.map(catalogueOption),
    addresses: {
      description: address(metadataFile),
      runTable: address(metadata.info),
      runs: address(runsFile),
      archive: address(`${metadata.zipFolder}/{runId}.zip`),
      table: address(tableFile("{runId}", "{table}", "csv")),
      tableJson: address(tableFile("{runId}", "{table}", "json")),
      ...(!published && { tablesByOptions: address("tables/{table}.csv") }),
      quantiles: address(tableFile("{runId}", "{table}", "csv", "quantiles")),
      quantilesJson: address(tableFile("{runId}", "{table}", "json", "quantiles")),
      ...(!published && { quantilesByOptions: address("quantiles/{table}.csv") }),
      runProvenance: address(runRecordFile("{runId}")),
      figures: address(figuresCsv),
      figuresParquet: address(figuresParquet),
      figuresProvenance: address(figuresRecordFile),
      dataPackage: address(dataPackageFile),
    },
  };
}

function catalogueOption({ parameter, title, options, defaultOption }: OptionSet) {
  return {
    name: parameter,
    ...translated("title", title),
    default: defaultOption.value,
    values: options.map(({ value, label, text }) => ({
      value,
      label,
      ...translated("text", text ?? {}),
    })),
  };
}

function translated<Key extends string>(key: Key, text: Translations) {
  return Object.keys(text).length === 0 ? {} : { [key]: text };
}
