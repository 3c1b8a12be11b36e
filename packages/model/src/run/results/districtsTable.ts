// The daily tables of all districts of a city (model specification 8.1), one behind the other.
import type { Column, Table } from "@episcope/common";
import type { City } from "../../city/city.ts";
import type { ModelSettings } from "../../settings.ts";
import type { DistrictCount } from "../state/census.ts";
import type { Memory } from "../state/memory.ts";
import { InfectionsTable } from "./infectionsTable.ts";

export class DistrictsTable {
  readonly #tables: readonly (DistrictCount & { readonly table: InfectionsTable })[];

  constructor(
    memory: Memory,
    settings: Pick<ModelSettings, "dayCount" | "startDay">,
    { sample }: Pick<City, "sample">,
    districts: readonly DistrictCount[],
  ) {
    this.#tables = districts.map((district, place) => {
      const { name } = district;
      const area = { name, suffix: ` of district ${place}`, sample, hasTests: false };
      return { ...district, table: new InfectionsTable(memory, settings, area) };
    });
  }

  /** The state at the start of a day. */
  add(): void {
    for (const { table, counters } of this.#tables) table.add(counters);
  }

  /** With expected numbers of each district; undefined where there are none. */
  finish(expectedOf: (district: number) => ReadonlyMap<string, Float64Array>): Table | undefined {
    const blocks = this.#tables.map(({ table, number }) => table.finish(expectedOf(number)));
    const [first] = blocks;
    if (!first) return undefined;
    const columns = [...first.columns].map(([name, { kind }]) => {
      const parts = blocks.flatMap(({ columns: its }) => its.get(name) ?? []);
      return [name, joined(kind, parts)] as const;
    });
    return {
      rowCount: blocks.reduce((sum, { rowCount }) => sum + rowCount, 0),
      columns: new Map(columns),
    };
  }
}

function joined(kind: Column["kind"], parts: readonly Column[]): Column {
  const values = parts.flatMap((part): (string | number)[] => [...part.values]);
  if (kind === "text") return { kind, values: values.map(String) };
  return kind === "date"
    ? { kind, values: Int32Array.from(values, Number) }
    : { kind, values: Float64Array.from(values, Number) };
}
