// Several series side by side, joined by area and date, never by row number
// (mobility specification 3.3).
import type { AreaId } from "./areas.ts";
import { lineOf, type MobilitySeries } from "./mobilitySeries.ts";

export interface JoinedRow {
  readonly area: AreaId;
  readonly date: string;
  /** One per series; NaN where it has none. */
  readonly values: readonly number[];
}

/** A row for every date that at least one of the series has, area after area; rows without any value are left out. */
export function joinSeries(
  series: readonly MobilitySeries[],
  areas: readonly AreaId[],
): readonly JoinedRow[] {
  const dates = [...new Set(series.flatMap((each) => each.dates))].sort();
  const places = series.map((each) => new Map(each.dates.map((date, index) => [date, index])));
  return areas.flatMap((area) => {
    const lines = series.map((each) => lineOf(each, area));
    return dates.flatMap((date) => {
      const values = lines.map((line, index) => line[places[index]?.get(date) ?? -1] ?? Number.NaN);
      return values.every(Number.isNaN) ? [] : [{ area, date, values }];
    });
  });
}
