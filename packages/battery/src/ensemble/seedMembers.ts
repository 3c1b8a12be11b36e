// Batteries that are means over several seeds publish one curve of each seed (run-data-format
// specification 5.14): the members of an ensemble, as far as that table goes. Seeds have the
// same order in every run, so that equal numbers belong together.
import { type Column, numbers, type Table } from "@episcope/common";
import { maxMembers } from "../description/metadata.ts";

const seedColumn = /^(nShowingSymptomsCumulative)_\d+$/;
/** Add up to the population, by which rates are divided. */
const stateColumns = ["nSusceptible", "nTotalInfected", "nRecovered"];

/**
 * Infections tables with the columns that are known of each seed; none for a single seed. States
 * are those of the first row only: their sum is the same in all seeds, and later values are not
 * known.
 */
export function seedMembers(infections: Table, perSeed: Table): readonly Table[] {
  const seeds = [...perSeed.columns].flatMap(([name, column]) => {
    const curve = seedColumn.exec(name)?.[1];
    const hasValues = column.kind === "number" && column.values.some(Number.isFinite);
    return curve !== undefined && hasValues ? [[curve, column] as const] : [];
  });
  if (seeds.length < 2 || perSeed.rowCount === 0) return [];
  const common = [
    ...[...perSeed.columns].filter(([name]) => name === "day" || name === "date"),
    ...stateColumns.map((name) => [name, firstValue(infections, name, perSeed.rowCount)] as const),
  ];
  return seeds
    .slice(0, maxMembers)
    .map((curve) => ({ rowCount: perSeed.rowCount, columns: new Map([...common, curve]) }));
}

function firstValue(table: Table, name: string, rowCount: number): Column {
  const values = new Float64Array(rowCount).fill(Number.NaN);
  values[0] = numbers(table, name)?.[0] ?? Number.NaN;
  return { kind: "number", values };
}
