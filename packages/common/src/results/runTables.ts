// The tables in a run's archive: their names, entries and columns (run-data-format specification
// 5). Strains, vaccines, activities and age groups vary, so only columns that are not numbers are
// listed.
import type { Table } from "./table.ts";

export interface RunTableDefinition {
  /** Name of the entry after "<RunId>." */
  readonly entry: string;
  readonly required: readonly string[];
  readonly text?: readonly string[];
  /** All other columns are text: the cells of the restrictions combine three values. */
  readonly numbersOnly?: readonly string[];
  /** There may have been no imports, no vaccination; its plots are left out then. */
  readonly mayBeEmpty?: true;
}

export const runTables = {
  infections: {
    entry: "infections.txt.csv",
    required: ["day", "nSusceptible", "nTotalInfected", "nRecovered"],
    text: ["district"],
  },
  restrictions: { entry: "restrictions.txt.csv", required: ["day"], numbersOnly: ["day"] },
  strains: { entry: "strains.tsv", required: ["day", "date"] },
  diseaseImport: {
    entry: "diseaseImport.tsv",
    required: ["day", "date"],
    text: ["strain"],
    mayBeEmpty: true,
  },
  rValues: { entry: "rValues.txt.csv", required: ["date", "rValue"], text: ["scenario"] },
  infectionsPerActivity: {
    entry: "infectionsPerActivity.txt.tsv",
    required: ["date", "activity", "infections", "infectionsShare"],
    text: ["activity", "scenario"],
  },
  vaccinations: { entry: "vaccinations.tsv", required: ["day", "date"], mayBeEmpty: true },
  vaccinationsDetailed: {
    entry: "vaccinationsDetailed.tsv",
    required: ["date", "type", "number", "amount"],
    text: ["type"],
    mayBeEmpty: true,
  },
  antibodies: { entry: "antibodies.tsv", required: ["day", "date"], mayBeEmpty: true },
  outdoorFraction: { entry: "outdoorFraction.tsv", required: ["date", "outdoorFraction"] },
  hospital: {
    entry: "post.hospital.tsv",
    required: ["date", "measurement", "severity", "n"],
    text: ["measurement", "severity"],
  },
  deaths: {
    entry: "post.deaths.tsv",
    required: ["date", "age", "n"],
    text: ["age"],
  },
  incidenceByAge: { entry: "post.incidenceByAge.tsv", required: ["date"] },
  vaccineEffectiveness: { entry: "post.vaccineEff.tsv", required: ["day"], mayBeEmpty: true },
  vaccineEffectivenessByStrain: { entry: "post.ve.tsv", required: ["day"], mayBeEmpty: true },
  infectionsPerSeed: { entry: "infectionsPerSeed.tsv", required: ["day", "date"] },
} as const satisfies Readonly<Record<string, RunTableDefinition>>;

export type RunTableName = keyof typeof runTables;
export const runTableNames = Object.keys(runTables) as readonly RunTableName[];

/** Tables that the model writes but no viewer reads, named after their entries. */
type ExtraTableName = "infections.districts.tsv" | "secondaryAttackRate.txt" | "bands.tsv";

export type ResultTableName = RunTableName | ExtraTableName;
export type ResultTables = ReadonlyMap<ResultTableName, Table>;

export function entryName(runId: string, table: ResultTableName): string {
  return `${runId}.${table in runTables ? runTables[table as RunTableName].entry : table}`;
}
