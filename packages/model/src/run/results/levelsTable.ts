// Mean antibody levels by strain and day (model specification 8.4).
import type { Table } from "@episcope/common";
import { strainNames } from "../../immunity/strains.ts";
import { numberColumn } from "../../post/columns.ts";
import { dailyTable } from "../../post/dailyTable.ts";
import type { ModelSettings } from "../../settings.ts";
import type { Memory } from "../state/memory.ts";

export class LevelsTable {
  readonly #columns: readonly (readonly [strain: number, values: Float64Array])[];
  readonly #startDay: number;

  constructor(
    memory: Memory,
    strains: readonly number[],
    { dayCount, startDay }: Pick<ModelSettings, "dayCount" | "startDay">,
  ) {
    this.#startDay = startDay;
    this.#columns = strains.map((strain) => [
      strain,
      memory.f64(`mean antibodies ${strain}`, dayCount),
    ]);
  }

  add(day: number, means: Float64Array | undefined): void {
    for (const [strain, values] of this.#columns) values[day - 1] = means?.[strain] ?? 0;
  }

  finish(dayCount: number): Table {
    return dailyTable(
      this.#startDay,
      dayCount,
      this.#columns.map(([strain, values]) =>
        numberColumn(strainNames[strain] ?? "", values.subarray(0, dayCount)),
      ),
    );
  }
}
