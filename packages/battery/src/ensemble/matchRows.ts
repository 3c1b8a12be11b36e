// Which rows of the members' tables belong together: those with the same dates and texts.
import type { Column, ColumnKind, Table } from "@episcope/common";

/** Numbers that say what a row is about. */
const numericKeys: ReadonlySet<string> = new Set(["day", "time", "number"]);

export function isKey(name: string, kind: ColumnKind): boolean {
  return kind !== "number" || numericKeys.has(name);
}

export interface RowMatch {
  readonly rowCount: number;
  /** By table: its row for each row of the result, or -1; left out if all rows are the same. */
  readonly rows?: readonly Int32Array[];
}

export function matchRows(tables: readonly Table[]): RowMatch {
  const [first] = tables;
  if (!first) return { rowCount: 0 };
  if (tables.every((table) => table === first || haveSameKeys(first, table))) {
    return { rowCount: first.rowCount };
  }
  const keys = new Set(tables.flatMap((table) => [...keysOf(table).keys()]));
  return matchByKey(tables, [...keys], first.rowCount);
}

function keysOf(table: Table): ReadonlyMap<string, Column> {
  return new Map([...table.columns].filter(([name, { kind }]) => isKey(name, kind)));
}

/** Whether rows with the same number are about the same. */
export function haveSameKeys(first: Table, table: Table): boolean {
  const keys = keysOf(first);
  if (table.rowCount !== first.rowCount || keysOf(table).size !== keys.size) return false;
  for (const [name, { kind, values }] of keys) {
    const column = table.columns.get(name);
    if (column?.kind !== kind) return false;
    for (let row = 0; row < first.rowCount; row++) {
      if (!Object.is(column.values[row], values[row])) return false;
    }
  }
  return true;
}

/** In the order of the first table; if others have more rows, in the order of days. */
function matchByKey(
  tables: readonly Table[],
  keys: readonly string[],
  firstCount: number,
): RowMatch {
  const places = new Map<string, number>();
  const days: number[] = [];
  const found = tables.map((table) => {
    const columns = keys.map((name) => table.columns.get(name)?.values);
    const day = (table.columns.get("date") ?? table.columns.get("day"))?.values;
    const seen = new Map<string, number>();
    return Int32Array.from({ length: table.rowCount }, (_, row) => {
      const cells = columns.map((values) => values?.[row]).join("\t");
      const before = seen.get(cells) ?? 0;
      seen.set(cells, before + 1);
      // Rows that have the same key are told apart by their order.
      const key = `${before}\t${cells}`;
      let place = places.get(key);
      if (place === undefined) {
        place = places.size;
        places.set(key, place);
        days.push(Number(day?.[row] ?? 0));
      }
      return place;
    });
  });
  const order = Uint32Array.from(days.keys());
  if (days.length > firstCount) order.sort((a, b) => (days[a] ?? 0) - (days[b] ?? 0) || a - b);
  const rank = new Uint32Array(order.length);
  order.forEach((place, index) => {
    rank[place] = index;
  });
  const rows = found.map((placesOfTable) => {
    const sources = new Int32Array(days.length).fill(-1);
    placesOfTable.forEach((place, row) => {
      sources[rank[place] ?? 0] = row;
    });
    return sources;
  });
  return { rowCount: days.length, rows };
}
