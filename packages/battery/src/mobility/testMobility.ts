// For tests: small series.
import { type AreaId, areasOf } from "./areas.ts";
import type { MobilityLevel } from "./mobilityKinds.ts";
import type { MobilitySeries } from "./mobilitySeries.ts";

/** Values by area in the order of dates; all other areas have none. */
export function testSeries(
  dates: readonly string[],
  lines: Readonly<Record<AreaId, readonly number[]>>,
  level: MobilityLevel = "county",
): MobilitySeries {
  const areas = areasOf(level).map(({ id }) => id);
  const values = areas.flatMap((id) => dates.map((_, index) => lines[id]?.[index] ?? Number.NaN));
  return { level, dates, areas, values: Float64Array.from(values) };
}
