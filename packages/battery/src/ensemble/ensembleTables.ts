// The quantiles of all tables of an ensemble.
import {
  type ResultTableName,
  type ResultTables,
  type RunTableDefinition,
  runTables,
  type Table,
} from "@episcope/common";
import { quantileTable } from "./quantileTable.ts";

/** Rows of imports exist only for days with imports, so that a member without one had none. */
const zeroWithoutRow: ReadonlySet<ResultTableName> = new Set(["diseaseImport"]);

/** In the order of the first member, then what only others have. */
export function ensembleTables(members: readonly ResultTables[]): ResultTables {
  const names = new Set(members.flatMap((tables) => [...tables.keys()]));
  return new Map(
    [...names].map((name) => [
      name,
      ensembleTable(
        name,
        members.flatMap((tables) => tables.get(name) ?? []),
      ),
    ]),
  );
}

/** Of the members that have the table, at least one. */
export function ensembleTable(name: ResultTableName, tables: readonly Table[]): Table {
  const [first] = tables;
  if (first && !hasQuantiles(name)) return first;
  return quantileTable(tables, zeroWithoutRow.has(name) ? 0 : Number.NaN);
}

/** Cells of the restrictions combine three values in a text: the first member stands for all. */
export function hasQuantiles(name: ResultTableName): boolean {
  const definition: RunTableDefinition | undefined =
    name in runTables ? runTables[name as keyof typeof runTables] : undefined;
  return definition?.numbersOnly === undefined;
}
