// What the plots of the hospital figures share (run-viewer specification 9.2, 9.3, 9.23).
import type { Points } from "@episcope/battery";
import { days, type Localized, numbers, type Table, weekday } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { groupedPoints } from "../series/groupedPoints.ts";
import { weekAround } from "../series/weeks.ts";
import { hospitalLabel } from "./hospitalLabel.ts";

const sunday = 0;
const daysFromThursdayToSunday = 3;

/** One curve per name: the value of each Sunday, drawn in the middle of its week. */
export function weeklySeries(
  table: Table,
  nameOf: (row: number) => string | undefined,
  labelOf: (name: string) => Localized,
): readonly Series[] {
  const dates = days(table);
  const values = numbers(table, "n");
  if (!dates || !values) return [];
  const ofSundays = (row: number) =>
    weekday(dates[row] ?? Number.NaN) === sunday ? nameOf(row) : undefined;
  return Array.from(
    groupedPoints({ days: dates, values, nameOf: ofSundays }),
    ([name, points]) => ({
      name,
      label: labelOf(name),
      kind: "line",
      source: "model",
      width: 1,
      covers: weekAround,
      x: points.x.map((day) => day - daysFromThursdayToSunday),
      y: points.y,
    }),
  );
}

/** One curve per measurement and severity; none for higher severity if it changes nothing. */
export function hospitalSeries(
  hospital: Table,
  measured: "intakes" | "occupancy",
): readonly Series[] {
  const measurement = hospital.columns.get("measurement");
  const severity = hospital.columns.get("severity");
  if (measurement?.kind !== "text" || severity?.kind !== "text") return [];
  const nameOf = (row: number) => {
    const measure = measurement.values[row] ?? "";
    return measure.startsWith(measured) ? `${measure}${severity.values[row] ?? ""}` : undefined;
  };
  const series = weeklySeries(hospital, nameOf, hospitalLabel);
  const ofName = new Map(series.map((one) => [one.name, one]));
  return series.filter(({ name, y }) => {
    const base = ofName.get(name.replace(/Severe$/, "Base"));
    return base?.name === name || !isSame(y, base?.y);
  });
}

function isSame(values: ArrayLike<number>, others: ArrayLike<number> | undefined): boolean {
  return (
    values.length === others?.length &&
    Array.from(values).every((value, index) => Object.is(value, others[index]))
  );
}

/** Expected numbers go down to tiny fractions, which say nothing. */
export const hospitalRange = { log: [0.1, 10_000] } as const;

interface ObservedCurve {
  readonly table: Table | undefined;
  readonly column: string;
  readonly name: string;
  readonly label: Localized;
  readonly valueAt?: (value: number, day: number) => number;
}

/** A column of observed data as a thin line; empty if it is not published. */
export function observedSeries({
  table,
  column,
  name,
  label,
  valueAt = (value) => value,
}: ObservedCurve): readonly Series[] {
  const points = table && pointsOf(table, column, valueAt);
  if (!points || points.x.length === 0) return [];
  return [{ name, label, kind: "line", source: "observed", width: 1, ...points }];
}

function pointsOf(
  table: Table,
  column: string,
  valueAt: (value: number, day: number) => number,
): Points | undefined {
  const dates = days(table);
  const values = numbers(table, column);
  if (!dates || !values) return undefined;
  const x = Array.from(dates);
  return { x, y: x.map((day, row) => valueAt(values[row] ?? Number.NaN, day)) };
}
