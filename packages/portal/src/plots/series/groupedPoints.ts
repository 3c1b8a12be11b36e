import type { Points } from "@episcope/battery";
import { noDay } from "@episcope/common";

interface LongTable {
  readonly days: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** The curve of a row; undefined for none. A row without a date has no curve either. */
  nameOf(row: number): string | undefined;
}

/**
 * The curves of a table with one row per day and name, in order of appearance, each by ascending
 * day.
 */
export function groupedPoints({ days, values, nameOf }: LongTable): ReadonlyMap<string, Points> {
  const rowsOf = new Map<string, number[]>();
  for (let row = 0; row < values.length; row++) {
    const name = nameOf(row);
    if (name === undefined || days[row] === noDay) continue;
    const rows = rowsOf.get(name);
    if (rows) rows.push(row);
    else rowsOf.set(name, [row]);
  }
  const dayOf = (row: number) => days[row] ?? Number.NaN;
  return new Map(
    Array.from(rowsOf, ([name, rows]) => {
      const ordered = rows.toSorted((a, b) => dayOf(a) - dayOf(b));
      const y = ordered.map((row) => values[row] ?? Number.NaN);
      return [name, { x: ordered.map(dayOf), y }];
    }),
  );
}
