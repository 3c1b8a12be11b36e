// The small data of a card: weekly curves of all members of a run, as median and range.
import { type KeyFigures, keyFigures, modelIncidence, noFigures } from "@episcope/battery";
import type { ResultTables } from "@episcope/common";
import { graphStartDay, type Scenario } from "@episcope/scenario";
import type { Curve } from "../../packages/portal/build/content/findings.ts";
import { spreadOf } from "../../packages/portal/src/viewer/figures/spread.ts";

export interface WeeklyRun {
  /** Days since 1970-01-01. */
  readonly firstWeek: number;
  readonly weekly: readonly number[];
  readonly figures: KeyFigures;
}

export function weeklyRun(scenario: Scenario, tables: ResultTables): WeeklyRun {
  const infections = tables.get("infections");
  if (!infections) return { firstWeek: 0, weekly: [], figures: noFigures };
  const { startDay, endDay } = scenario;
  const from = graphStartDay(scenario);
  const { x, y } = modelIncidence(infections, { startDay });
  const first = x.findIndex((day) => day >= from);
  return {
    firstWeek: x[first] ?? from,
    weekly: y.slice(first),
    figures: keyFigures(infections, { startDay, from, to: endDay }),
  };
}

/** Whole numbers. */
export function curveOf(members: readonly WeeklyRun[]): Curve {
  const weeks = members[0]?.weekly.length ?? 0;
  const spreads = Array.from({ length: weeks }, (_, week) =>
    spreadOf(members.flatMap(({ weekly }) => weekly[week] ?? [])),
  );
  const rounded = (name: "median" | "low" | "high") =>
    spreads.map((spread) => Math.max(0, Math.round(spread?.[name] ?? 0)));
  const median = rounded("median");
  return members.length < 2 ? { median } : { median, low: rounded("low"), high: rounded("high") };
}
