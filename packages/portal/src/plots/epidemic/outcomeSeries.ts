import { numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { Outcome } from "./outcomes.ts";

/** One line per state in the table. */
export function outcomeSeries(
  outcomes: readonly Outcome[],
  infections: Table,
  x: ArrayLike<number>,
  people: Pick<Series, "people"> = {},
): Series[] {
  return outcomes.flatMap(({ column, name, label, isExpected, isAside = false }): Series[] => {
    const y = numbers(infections, column);
    const behind = isExpected ? {} : people;
    return y
      ? [
          {
            name,
            label,
            kind: "line",
            source: "model",
            x,
            y,
            ...behind,
            ...(isAside && { isAside }),
          },
        ]
      : [];
  });
}
