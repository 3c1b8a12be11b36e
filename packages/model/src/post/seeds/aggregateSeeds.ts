// Runs that differ only in their seed become one (run-data-format specification 3.6,
// model specification 8.13): mean tables, one curve per seed (run-data-format specification 5.14)
// and the spread of the seeds. Tables are named as the run tables of the battery.
import type { ResultTableName, ResultTables, Table } from "@episcope/common";
import { makeTable, type NamedColumn } from "../columns.ts";
import { seedBands } from "./seedBands.ts";
import { meanTable, type RowsByKey } from "./seedMean.ts";

/** Tables that have rows only where something happened. */
const tablesByKey: Partial<Readonly<Record<ResultTableName, RowsByKey>>> = {
  vaccinationsDetailed: { columns: ["day", "date", "type", "number"], missing: "left out" },
  diseaseImport: { columns: ["day", "date", "strain"], missing: "zero" },
};

const curve = "nShowingSymptomsCumulative";

/** Tables that a seed lacks or that do not fit together are left out. */
export function aggregateSeeds(seeds: readonly ResultTables[]): ResultTables {
  const result = new Map<ResultTableName, Table>();
  for (const name of seeds[0]?.keys() ?? []) {
    const tables = seeds.flatMap((seed) => seed.get(name) ?? []);
    if (tables.length !== seeds.length) continue;
    const mean = meanTable(tables, tablesByKey[name]);
    if (!mean) continue;
    result.set(name, mean);
    if (name !== "infections") continue;
    result.set("infectionsPerSeed", infectionsPerSeed(tables));
    result.set("bands.tsv", seedBands(tables));
  }
  return result;
}

/** Days are those of the first seed; seeds are counted from 0. */
function infectionsPerSeed(tables: readonly Table[]): Table {
  const columns: NamedColumn[] = [];
  for (const name of ["day", "date"]) {
    const column = tables[0]?.columns.get(name);
    if (column) columns.push([name, column]);
  }
  tables.forEach((table, seed) => {
    const column = table.columns.get(curve);
    if (column) columns.push([`${curve}_${seed}`, column]);
  });
  return makeTable(tables[0]?.rowCount ?? 0, columns);
}
