import { numbers, type Table } from "@episcope/common";
import type { InfectedRule, TableRules } from "./definition.ts";
import { shownTable } from "./shownTable.ts";

/**
 * The total number of infected people (legacy-viewers specification 1.7), not rounded; undefined if
 * the table does not have it.
 */
export function infectedFigure(
  infections: Table,
  rules: TableRules,
  rule: InfectedRule["value"],
): number | undefined {
  const shown = shownTable(infections, rules);
  const infected = numbers(shown, "nInfectedCumulative");
  const days = numbers(shown, "day");
  if (!infected || !days) return undefined;
  const known = [...infected].filter(Number.isFinite);
  const value = {
    onLastDay: () => infected[days.indexOf(rules.lastDay)],
    last: () => known.at(-1),
    maximum: () => (known.length > 0 ? Math.max(...known) : undefined),
  }[rule]();
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
