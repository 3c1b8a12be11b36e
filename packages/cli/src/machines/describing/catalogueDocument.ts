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
import type { ReadGrid } from "../reading/grids/readGrid.ts";
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
import { type Field, type OtherFields, type TableDescription, unitText } from "./field.ts";
import { figureFields, runIdField } from "./figureFields.ts";
import { gridTableDescription } from "./gridTable.ts";
import type { Licence } from "./licence.ts";
import { runTableDescriptions } from "./runTableDescriptions.ts";

/** Grows when something is added, and would become 2 if something were taken away. */
export const catalogueVersion = "1.3";

export interface CatalogueContent {
  readonly batteries: readonly ReadBattery[];
  readonly grids: readonly ReadGrid[];
  /** Paths of batteries and grids that cannot be read. */
  readonly broken: readonly string[];
  readonly licence: Licence | undefined;
  readonly reported?: readonly ReportedSourceEntry[];
  /**
   * Of a site that only has files: the runs whose tables are there, by path. A server has those
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
  const { batteries, grids, broken, licence, reported = [], published } = content;
  return {
    version: catalogueVersion,
    name: "Episcope",
    languages: writtenLanguages,
    ...(licence && { licence }),
    openApi: openApiFile,
    findingRuns,
    tables: runTableDescriptions.map(writtenTable),
    figures: [runIdField, ...figureFields].map(writtenField),
    batteries: batteries.map((battery) => catalogueEntry(battery, published)),
    gridTables: [gridTableDescription].map(writtenTable),
    grids: grids.map((grid) => gridEntry(grid, published)),
    broken,
    reported,
  };
}

function writtenTable({ name, title, fields, others }: TableDescription) {
  return {
    name,
    title,
    fields: fields.map(writtenField),
    ...(others && { others: { names: others.names, ...writtenField(others) } }),
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
  { path, folder, metadata, index, options }: ReadBattery,
  published: CatalogueContent["published"],
) {
  const address = addressesIn(folder);
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
      archive: address(`${metadata.zipFolder}/{runId}.zip`),
      ...addressesOfRuns(folder, published === undefined),
      quantiles: address(tableFile("{runId}", "{table}", "csv", "quantiles")),
      quantilesJson: address(tableFile("{runId}", "{table}", "json", "quantiles")),
      ...(!published && { quantilesByOptions: address("quantiles/{table}.csv") }),
    },
  };
}

/**
 * Grids have a list of their own: those who know batteries only would look for a description and
 * dates, which grids do not have, and for addresses below battery/.
 */
function gridEntry(
  { path, folder, info, city, dates, members, index, baseRuns, options, grid }: ReadGrid,
  published: CatalogueContent["published"],
) {
  const [baseRun] = baseRuns;
  return {
    path,
    city,
    /** Date of day 1 unless it is shifted, and of the last day. */
    ...(dates && { start: formatDay(dates.first), end: formatDay(dates.last) }),
    days: grid.lastDay,
    members,
    runs: index.runs.length,
    ...(baseRun !== undefined && { baseRun }),
    ...(published && { published: published.get(path)?.tables ?? [] }),
    options: options.map(catalogueOption),
    addresses: {
      runTable: info,
      ...addressesOfRuns(folder, published === undefined),
    },
  };
}

function addressesOfRuns(folder: string, isServer: boolean) {
  const address = addressesIn(folder);
  return {
    runs: address(runsFile),
    table: address(tableFile("{runId}", "{table}", "csv")),
    tableJson: address(tableFile("{runId}", "{table}", "json")),
    ...(isServer && { tablesByOptions: address("tables/{table}.csv") }),
    runProvenance: address(runRecordFile("{runId}")),
    figures: address(figuresCsv),
    figuresParquet: address(figuresParquet),
    figuresProvenance: address(figuresRecordFile),
    dataPackage: address(dataPackageFile),
  };
}

function addressesIn(folder: string): (file: string) => string {
  const start = folder.split("/").map(encodeURIComponent).join("/");
  return (file) => `${start}/${file}`;
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
