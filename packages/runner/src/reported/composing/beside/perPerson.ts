// What the files beside run pages are made with: our tables, and the people of their areas.
import type { ReportedRow } from "@episcope/scenario";
import { type Cell, rounded } from "../../converting/converter.ts";
import type { TableReader } from "../modelSeries.ts";

/** A file, and the tables that it was made of. */
export interface Beside {
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly tables: readonly string[];
}

export const week = 7;
const perHundredThousand = 100_000;
const places = ["germany", "states"] as const;

/** Of the country and of its states. */
export const tablesOf = (name: string) => places.map((place) => `${name}-${place}`);

export function rowsOf(read: TableReader, tables: readonly string[]): readonly ReportedRow[] {
  return tables.flatMap((name) => read(name));
}

/** A cell that is empty or no number has no value. */
export function numberOf(cell: string | undefined): number | undefined {
  const value = cell === undefined || cell === "" ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : undefined;
}

/** Of an area, or of an age group in it; undefined where nobody says how many there are. */
export type People = (area: string | undefined, ageGroup?: string) => number | undefined;

export function peopleOf(read: TableReader): People {
  const rows = [...rowsOf(read, tablesOf("areas")), ...rowsOf(read, tablesOf("people-by-age"))];
  const known = new Map(
    rows.flatMap(({ area = "", age_group = "all", population }) => {
      const count = numberOf(population);
      return count !== undefined && count > 0 ? [[`${area} ${age_group}`, count] as const] : [];
    }),
  );
  return (area = "", ageGroup = "all") => known.get(`${area} ${ageGroup}`);
}

/** Per 100,000 people. */
export function rate(
  count: number | undefined,
  people: number | undefined,
  digits: number,
): number | undefined {
  return count === undefined || people === undefined
    ? undefined
    : rounded((perHundredThousand * count) / people, digits);
}
