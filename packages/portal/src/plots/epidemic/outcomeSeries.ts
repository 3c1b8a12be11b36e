import { numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { Outcome } from "./outcomes.ts";

/** One line per state in the table. */
export function outcomeSeries(
  outcomes: readonly Outcome[],
  infections: Table,
  x: ArrayLike<number>,
): Series[] {
  return outcomes.flatMap(({ column, name, label }): Series[] => {
    const y = numbers(infections, column);
    return y ? [{ name, label, kind: "line", source: "model", x, y }] : [];
  });
}
