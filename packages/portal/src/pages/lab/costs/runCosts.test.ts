import type { TableResult } from "@episcope/battery";
import type { RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import type { ShownRun } from "../../../viewer/state/viewerMachine.ts";
import { CostCounter, costSpread } from "./runCosts.ts";

const time = { startDay: 10, first: 11, last: 12, leisureHours: 1, holidays: [] };

function tables(infected: number, ...names: readonly RunTableName[]): ShownRun["tables"] {
  const table = dailyTable("1970-01-11", { nInfectedCumulative: [0, 0, infected] });
  const result: TableResult = { kind: "table", table, faults: [] };
  return new Map(names.map((name) => [name, result]));
}
function run(...members: readonly ShownRun["tables"][]): ShownRun {
  return {
    runId: "lab",
    present: new Set<RunTableName>(["infections", "restrictions"]),
    tables: members[0] ?? new Map(),
    ensemble: {
      members: members.map((own, place) => ({ number: place + 1, tables: own })),
      memberCount: 16,
    },
  };
}

test("members count once all their tables have arrived; tables that do not exist are not waited for", () => {
  const counter = new CostCounter(time);
  const half = tables(7, "infections");
  expect(counter.of(run(half))).toBeUndefined();
  const whole = tables(5, "infections", "restrictions");
  const costs = counter.of(run(half, whole));
  expect(costs?.memberCount).toBe(16);
  expect([...(costs?.members.keys() ?? [])]).toEqual([2]);
  expect(costs && costSpread(costs, "infections")?.median).toBe(5);
  // Counted once.
  const again = counter.of(run(whole, whole));
  expect(again?.members.get(1)).toBe(costs?.members.get(2));
});

test("a run that was computed once is its only member", () => {
  const { ensemble: _, ...alone } = run(tables(3, "infections", "restrictions"));
  expect(new CostCounter(time).of(alone)).toMatchObject({ memberCount: 1 });
});
