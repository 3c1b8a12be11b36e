// The tables inside a run's archive: their names and what their columns hold (format:
// run-data-format specification 5). Lists of strains, vaccines, activities and age groups are open,
// so only the columns that are not numbers are named.
import { type ParsedTable, parseTable } from "./parseTable.ts";
import type { ColumnKind } from "./table.ts";

interface RunTableDefinition {
  /** Name of the entry behind "<RunId>." */
  readonly entry: string;
  readonly required: readonly string[];
  readonly text?: readonly string[];
  /** All columns but these are text: the cells of the restrictions pack three things. */
  readonly numbersOnly?: readonly string[];
}

const runTables = {
  infections: {
    entry: "infections.txt.csv",
    required: ["day", "nSusceptible", "nTotalInfected", "nRecovered"],
    text: ["district"],
  },
  restrictions: { entry: "restrictions.txt.csv", required: ["day"], numbersOnly: ["day"] },
  strains: { entry: "strains.tsv", required: ["day", "date"] },
  diseaseImport: { entry: "diseaseImport.tsv", required: ["day", "date"], text: ["strain"] },
  rValues: { entry: "rValues.txt.csv", required: ["date", "rValue"], text: ["scenario"] },
  infectionsPerActivity: {
    entry: "infectionsPerActivity.txt.tsv",
    required: ["date", "activity", "infections", "infectionsShare"],
    text: ["activity", "scenario"],
  },
  vaccinations: { entry: "vaccinations.tsv", required: ["day", "date"] },
  vaccinationsDetailed: {
    entry: "vaccinationsDetailed.tsv",
    required: ["date", "type", "number", "amount"],
    text: ["type"],
  },
  antibodies: { entry: "antibodies.tsv", required: ["day", "date"] },
  outdoorFraction: { entry: "outdoorFraction.tsv", required: ["date", "outdoorFraction"] },
  hospital: {
    entry: "post.hospital.tsv",
    required: ["date", "measurement", "severity", "n"],
    text: ["measurement", "severity"],
  },
  incidenceByAge: { entry: "post.incidenceByAge.tsv", required: ["date"] },
  vaccineEffectiveness: { entry: "post.vaccineEff.tsv", required: ["day"] },
  vaccineEffectivenessByStrain: { entry: "post.ve.tsv", required: ["day"] },
  infectionsPerSeed: { entry: "infectionsPerSeed.tsv", required: ["day", "date"] },
} as const satisfies Readonly<Record<string, RunTableDefinition>>;

export type RunTableName = keyof typeof runTables;
export const runTableNames = Object.keys(runTables) as readonly RunTableName[];

export function entryName(runId: string, table: RunTableName): string {
  return `${runId}.${runTables[table].entry}`;
}

export function parseRunTable(table: RunTableName, bytes: Uint8Array, file: string): ParsedTable {
  const definition: RunTableDefinition = runTables[table];
  return parseTable(bytes, {
    file,
    required: definition.required,
    kindOf: (column) => kindOf(definition, column),
  });
}

function kindOf({ text, numbersOnly }: RunTableDefinition, column: string): ColumnKind {
  if (column === "date") return "date";
  if (numbersOnly) return numbersOnly.includes(column) ? "number" : "text";
  return text?.includes(column) ? "text" : "number";
}
