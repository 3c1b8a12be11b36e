// The files of a grid of spring 2020: its run table, and one small table per run
// (legacy-viewers specification 1.1, 1.4).
import { writeLegacyInfo, writeLegacyTable } from "@episcope/battery";
import type { Table } from "@episcope/common";
import { baseRunId, runsOf } from "./runs.ts";
import type { LegacyGrid, Scenario } from "./scenario.ts";

export function legacyInfo(scenario: Scenario): string {
  return writeLegacyInfo(runsOf(scenario), baseRunId(scenario));
}

export function legacyTable({ form, share }: LegacyGrid, infections: Table): Uint8Array {
  return writeLegacyTable(infections, form, share);
}
