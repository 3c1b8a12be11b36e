import { areaNamed, type MobilityLevel, type MobilitySeries } from "@episcope/battery";
import { emptySeries } from "../../../../../battery/src/mobility/mobilitySeries.ts";

/** A series with values for a few areas, one per date; all others have none. */
export function testSeries(
  level: MobilityLevel,
  dates: readonly string[],
  lines: Readonly<Record<string, readonly number[]>>,
): MobilitySeries {
  const { areas } = emptySeries(level);
  const values = new Float64Array(areas.length * dates.length).fill(Number.NaN);
  for (const [name, line] of Object.entries(lines)) {
    const row = areas.indexOf(areaNamed(level, name)?.id ?? "");
    if (row < 0) throw new Error(`There is no area ${name}`);
    values.set(line, row * dates.length);
  }
  return { level, dates, areas, values };
}
