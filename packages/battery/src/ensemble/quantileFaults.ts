// Checks a table of quantiles: in order, and those of the members.
import { type Fault, FaultList, numbers, problem, type Table } from "@episcope/common";
import { haveSameKeys, isKey } from "./matchRows.ts";
import { quantileColumn, quantileLevels } from "./quantileTable.ts";

/** Others may round differently. */
const tolerance = { absolute: 1e-3, relative: 1e-6 };
/** The header is line 1. */
const firstLine = 2;

/** `expected` are the quantiles of the members, if all of them could be read. */
export function quantileFaults(
  table: Table,
  expected: Table | undefined,
  file: string,
): readonly Fault[] {
  const faults = new FaultList(file);
  if (!hasBlocks(table)) {
    faults.add(problem("quantileRows", { levels: quantileLevels.map(String) }));
    return faults.faults;
  }
  addDescents(table, faults);
  if (expected && faults.faults.length === 0) addDifferences(table, expected, faults);
  return faults.faults;
}

/** Whether there is one block of rows for each quantile. */
function hasBlocks(table: Table): boolean {
  const levels = numbers(table, quantileColumn);
  const blockLength = table.rowCount / quantileLevels.length;
  return (
    levels?.every((level, row) => level === quantileLevels[Math.floor(row / blockLength)]) ?? false
  );
}

function addDescents(table: Table, faults: FaultList): void {
  const blockLength = table.rowCount / quantileLevels.length;
  for (const [column, values] of valueColumns(table)) {
    for (let row = blockLength; row < table.rowCount; row++) {
      const value = values[row] ?? Number.NaN;
      const before = values[row - blockLength] ?? Number.NaN;
      if (!(value < before)) continue;
      const found = { column, level: levelAt(table, row), value, before };
      faults.add(problem("quantilesDescend", found), row + firstLine);
    }
  }
}

function addDifferences(table: Table, expected: Table, faults: FaultList): void {
  if (!haveSameKeys(expected, table)) {
    faults.add(problem("quantileRows", { levels: quantileLevels.map(String) }));
    return;
  }
  for (const [column, right] of valueColumns(expected)) {
    const values = numbers(table, column);
    if (!values) faults.add(problem("columnMissing", { column }), 1);
    for (let row = 0; values && row < table.rowCount; row++) {
      const [value, wanted] = [values[row] ?? Number.NaN, right[row] ?? Number.NaN];
      if (isNear(value, wanted)) continue;
      const found = { column, level: levelAt(table, row), value, expected: wanted };
      faults.add(problem("quantileOther", found), row + firstLine);
    }
  }
}

function isNear(value: number, expected: number): boolean {
  if (Number.isNaN(expected)) return Number.isNaN(value);
  const { absolute, relative } = tolerance;
  return Math.abs(value - expected) <= absolute + relative * Math.abs(expected);
}

function valueColumns(table: Table): readonly (readonly [name: string, values: Float64Array])[] {
  return [...table.columns].flatMap(([name, column]) =>
    column.kind === "number" && !isKey(name, column.kind) && name !== quantileColumn
      ? [[name, column.values] as const]
      : [],
  );
}

function levelAt(table: Table, row: number): number {
  return numbers(table, quantileColumn)?.[row] ?? Number.NaN;
}
