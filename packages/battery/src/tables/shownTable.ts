// A table as plots need it: what the file says, if a page can show that.
import {
  type Column,
  noDay,
  type Problem,
  problem,
  type RunTableDefinition,
  type RunTableName,
  runTables,
  type Table,
  type TextColumn,
} from "@episcope/common";
import { mostCurves, mostDays, mostRows } from "../limits.ts";
import { type OrderedTable, orderByDate } from "./orderByDate.ts";
import { sumDistricts } from "./sumDistricts.ts";

/** Summed over districts, in day order; or why it cannot be shown. */
export function shownTable(name: RunTableName, table: Table): OrderedTable | Problem {
  const definition: RunTableDefinition = runTables[name];
  if (table.rowCount === 0 && !definition.mayBeEmpty) return problem("tableWithoutRows");
  const isInfections = name === "infections";
  if (!isInfections && countCurves(definition, table) > mostCurves)
    return problem("tooManyCurves", { most: mostCurves });
  const summed = isInfections ? sumDistricts(table) : table;
  if (!summed) return problem("dayAndDateDiffer");
  return tooManyRows(summed) ?? tooManyDays(summed) ?? orderByDate(summed);
}

export function tooManyRows({ rowCount }: Table): Problem | undefined {
  return rowCount > mostRows
    ? problem("tooManyRows", { count: rowCount, most: mostRows })
    : undefined;
}

/** Plots go through all days between the first and the last one, with rows or without. */
function tooManyDays(table: Table): Problem | undefined {
  const column = table.columns.get("date") ?? table.columns.get("day");
  if (!column || column.kind === "text") return undefined;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of column.values) {
    if (day === noDay) continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  const count = last - first + 1;
  return count > mostDays ? problem("tableTooLong", { count, most: mostDays }) : undefined;
}

/** Stops counting above the limit. */
function countCurves({ text = [] }: RunTableDefinition, table: Table): number {
  const columns = text.flatMap((name): TextColumn[] => {
    const column = table.columns.get(name);
    return column?.kind === "text" ? [column] : [];
  });
  const names = new Set<string>();
  for (let row = 0; row < table.rowCount && names.size <= mostCurves; row++) {
    names.add(columns.map(({ values }) => values[row] ?? "").join("\t"));
  }
  const others = [...table.columns].filter(([name]) => name !== "day" && !text.includes(name));
  return Math.max(others.filter(([, column]) => isCurve(column)).length, names.size);
}

/** Lists of strains are long, but most of them do not occur. */
function isCurve({ kind, values }: Column): boolean {
  if (kind === "date") return false;
  return values.some((value) => value !== "" && value !== 0 && !Number.isNaN(value));
}
