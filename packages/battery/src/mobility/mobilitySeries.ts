// One metric of one period: values of an area over time, or of all areas at a date, without
// copying.
import { areasOf } from "./areas.ts";
import type { MobilityLevel } from "./mobilityKinds.ts";
import type { AreaId } from "./states.ts";

export interface MobilitySeries {
  readonly level: MobilityLevel;
  /** YYYY-MM-DD, ascending: every date of any area. They need not be a week apart. */
  readonly dates: readonly string[];
  /**
   * All areas of the level, Germany first, then by AGS: the same in every series, whatever its file
   * contains.
   */
  readonly areas: readonly AreaId[];
  /** Area by area, with a value per date; NaN if missing. */
  readonly values: Float64Array;
}

/** The values of an area, one per date; empty for an area of another level. */
export function lineOf({ areas, dates, values }: MobilitySeries, area: AreaId): Float64Array {
  const index = areas.indexOf(area);
  if (index < 0) return new Float64Array();
  return values.subarray(index * dates.length, (index + 1) * dates.length);
}

/**
 * The values of all areas at a date, in the order of `areas`; all NaN if the series lacks the date.
 */
export function valuesAt({ areas, dates, values }: MobilitySeries, date: string): Float64Array {
  const index = dates.indexOf(date);
  return Float64Array.from(areas, (_, area) =>
    index < 0 ? Number.NaN : (values[area * dates.length + index] ?? Number.NaN),
  );
}

export function emptySeries(level: MobilityLevel): MobilitySeries {
  const areas = areasOf(level).map(({ id }) => id);
  return { level, dates: [], areas, values: new Float64Array() };
}
