import { numbers, type Table } from "@episcope/common";

export interface ValueColumn {
  readonly name: string;
  readonly values: Float64Array;
}

/**
 * The columns of an open list (strains, vaccines, age groups): all numeric columns except the day,
 * in the order of the file.
 */
export function valueColumns(table: Table): readonly ValueColumn[] {
  return [...table.columns.keys()].flatMap((name) => {
    const values = name === "day" ? undefined : numbers(table, name);
    return values ? [{ name, values }] : [];
  });
}

/** Whether a value other than zero occurs. */
export function hasValues({ values }: ValueColumn): boolean {
  return values.some((value) => value !== 0 && !Number.isNaN(value));
}

/**
 * Runs without vaccination lack these columns, and the plots about vaccination with them
 * (run-viewer specification 9).
 */
export function hasVaccinatedColumns(infections: Table | undefined): boolean {
  return infections?.columns.has("nSusceptibleVaccinated") === true;
}
