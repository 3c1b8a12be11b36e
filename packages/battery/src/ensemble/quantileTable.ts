// Quantiles over the members of an ensemble, cell by cell (docs/batteries.md). The tables of a run
// have some hundred thousand cells, so nothing is allocated per cell.
import { type Column, noDay, quantile, type Table } from "@episcope/common";
import { isKey, matchRows, type RowMatch } from "./matchRows.ts";

export const quantileLevels = [0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.975] as const;
export const quantileColumn = "quantile";

/** More than pages show; the rest would double the size of the file. */
const decimals = 1e4;
/** Numbers from here on have no such decimals. */
const maxRounded = 1e11;

/**
 * All rows for the first quantile, then all rows for the next one, and so on. A member without a
 * row counts with `missing`, or not at all.
 */
export function quantileTable(tables: readonly Table[], missing = Number.NaN): Table {
  const match = matchRows(tables);
  const { rowCount } = match;
  const level = new Float64Array(quantileLevels.length * rowCount);
  quantileLevels.forEach((share, index) => {
    level.fill(share, index * rowCount, (index + 1) * rowCount);
  });
  const columns = new Map<string, Column>([[quantileColumn, { kind: "number", values: level }]]);
  for (const [name, { kind }] of columnsOf(tables)) {
    const column =
      kind === "number" && !isKey(name, kind)
        ? quantilesOf(tables, name, match, missing)
        : repeated(tables, name, kind, match);
    columns.set(name, column);
  }
  return { rowCount: level.length, columns };
}

/** Of the first member, then those that only others have. */
function columnsOf(tables: readonly Table[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  for (const table of tables) {
    for (const [name, column] of table.columns) {
      if (!columns.has(name)) columns.set(name, column);
    }
  }
  return columns;
}

function quantilesOf(
  tables: readonly Table[],
  name: string,
  { rowCount, rows }: RowMatch,
  missing: number,
): Column {
  const members = tables.map((table) => {
    const column = table.columns.get(name);
    return column?.kind === "number" ? column.values : undefined;
  });
  const values = new Float64Array(quantileLevels.length * rowCount);
  const sorted = new Float64Array(members.length);
  const filled = Array.from({ length: members.length + 1 }, (_, count) =>
    sorted.subarray(0, count),
  );
  for (let row = 0; row < rowCount; row++) {
    let count = 0;
    for (let member = 0; member < members.length; member++) {
      const source = rows?.[member]?.[row] ?? row;
      const value = source < 0 ? missing : (members[member]?.[source] ?? Number.NaN);
      if (Number.isFinite(value)) count = insert(sorted, count, value);
    }
    const found = filled[count] ?? sorted;
    for (let index = 0; index < quantileLevels.length; index++) {
      const level = quantileLevels[index] ?? Number.NaN;
      values[index * rowCount + row] = rounded(quantile(found, level));
    }
  }
  return { kind: "number", values };
}

/** Insertion sort: there are few members, and most cells are nearly in order. */
function insert(sorted: Float64Array, count: number, value: number): number {
  let place = count;
  for (; place > 0 && (sorted[place - 1] ?? 0) > value; place--) {
    sorted[place] = sorted[place - 1] ?? 0;
  }
  sorted[place] = value;
  return count + 1;
}

function rounded(value: number): number {
  return Math.abs(value) < maxRounded ? Math.round(value * decimals) / decimals : value;
}

/** A key, from the first member that has the row; the same for every quantile. */
function repeated(
  tables: readonly Table[],
  name: string,
  kind: Column["kind"],
  { rowCount, rows }: RowMatch,
): Column {
  const cell = (row: number): string | number | undefined => {
    const member = rows?.findIndex((sources) => (sources[row] ?? -1) >= 0) ?? 0;
    const column = tables[member]?.columns.get(name);
    return column?.kind === kind ? column.values[rows?.[member]?.[row] ?? row] : undefined;
  };
  const cells = Array.from({ length: rowCount }, (_, row) => cell(row));
  const length = quantileLevels.length * rowCount;
  if (kind === "text") {
    const values = Array.from({ length }, (_, place) => String(cells[place % rowCount] ?? ""));
    return { kind, values };
  }
  const values = kind === "date" ? new Int32Array(length) : new Float64Array(length);
  const none = kind === "date" ? noDay : Number.NaN;
  for (let place = 0; place < length; place++)
    values[place] = Number(cells[place % rowCount] ?? none);
  return { kind, values } as Column;
}
