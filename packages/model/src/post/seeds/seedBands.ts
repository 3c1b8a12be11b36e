// Spread of the seeds of a run: quantiles per day and column of the infections table (model
// specification 8.13).
import { quantile, type Table } from "@episcope/common";
import { dateColumn, makeTable, numberColumn, textColumn } from "../columns.ts";

const quantiles = [
  ["q10", 0.1],
  ["q50", 0.5],
  ["q90", 0.9],
] as const;

/** The tables have the same rows. */
export function seedBands(tables: readonly Table[]): Table {
  const [first] = tables;
  const names = [...(first?.columns ?? [])]
    .filter(([name, { kind }]) => kind === "number" && name !== "day" && name !== "time")
    .map(([name]) => name);
  const rowCount = (first?.rowCount ?? 0) * names.length;
  const day = new Float64Array(rowCount);
  const date = new Int32Array(rowCount);
  const column: string[] = [];
  const values = quantiles.map(() => new Float64Array(rowCount));
  for (let row = 0; row < rowCount; row++) {
    const source = Math.floor(row / names.length);
    const name = names[row % names.length] ?? "";
    day[row] = Number(first?.columns.get("day")?.values[source]);
    date[row] = Number(first?.columns.get("date")?.values[source]);
    column.push(name);
    const sorted = Float64Array.from(tables, (table) =>
      Number(table.columns.get(name)?.values[source]),
    )
      .filter(Number.isFinite)
      .sort();
    quantiles.forEach(([, share], index) => {
      const target = values[index];
      if (target) target[row] = quantile(sorted, share);
    });
  }
  return makeTable(rowCount, [
    numberColumn("day", day),
    dateColumn("date", date),
    textColumn("column", column),
    ...quantiles.map(([name], index) => numberColumn(name, values[index] ?? new Float64Array())),
  ]);
}
