// The totals that forecasts are made of, from the file of an ensemble.
import { type ByteSource, readEnsemble, valuesByDay } from "@episcope/battery";
import { days, type Fault, numbers, type Table } from "@episcope/common";
import { type HubTarget, hubTargets, type MemberTotals } from "./hubForecast.ts";

export interface ReadMembers {
  readonly members: readonly MemberTotals[];
  readonly faults: readonly Fault[];
}

export async function readMembers(
  source: ByteSource,
  name: { readonly runId: string; readonly file: string },
): Promise<ReadMembers> {
  const { ensemble, faults } = await readEnsemble(source, name);
  if (!ensemble) return { members: [], faults };
  const members: MemberTotals[] = [];
  for (let number = 1; number <= ensemble.figures.length; number++) {
    const read = await ensemble.member(number).readTables(source, ["infections"]);
    const result = read.get("infections");
    if (result?.kind === "table") members.push(totalsOf(result.table));
    else if (result?.kind === "broken") return { members: [], faults: result.faults };
  }
  return { members, faults };
}

function totalsOf(table: Table): MemberTotals {
  const dates = days(table) ?? [];
  return new Map(
    Object.entries(hubTargets).map(([target, column]) => [
      target as HubTarget,
      valuesByDay(dates, numbers(table, column) ?? []),
    ]),
  );
}
