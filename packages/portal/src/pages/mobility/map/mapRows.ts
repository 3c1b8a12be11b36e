// One record per area for the map and its table, with key and values (mobility specification 5.2).
import {
  type Area,
  areaById,
  areasOf,
  germany,
  isImplausible,
  lineOf,
  type MobilityMetric,
  type MobilitySeries,
  mapValues,
} from "@episcope/battery";

export interface MapRow {
  readonly area: Area;
  /** Values at both dates; NaN if missing. */
  readonly start: number;
  readonly end: number;
  /**
   * The coloured value: change in percent, or the value itself if both dates are equal. NaN has no
   * colour.
   */
  readonly shown: number;
  /** Change of shares in percentage points. */
  readonly points: number;
}

export interface MapSettings {
  readonly metric: MobilityMetric;
  readonly start: string;
  readonly end: string;
}

/** Indexed by key of the area, including Germany. */
export function mapRows(
  series: MobilitySeries,
  { metric, start, end }: MapSettings,
): ReadonlyMap<string, MapRow> {
  const { values, points } = mapValues(series, metric, start, end);
  const [first, last] = [start, end].map((date) => series.dates.indexOf(date));
  const count = series.dates.length;
  return new Map(
    series.areas.flatMap((id, index) => {
      const area = areaById(id);
      if (!area) return [];
      const at = (date: number | undefined) =>
        date === undefined || date < 0
          ? Number.NaN
          : (series.values[index * count + date] ?? Number.NaN);
      const row: MapRow = {
        area,
        start: at(first),
        end: at(last),
        shown: values[index] ?? Number.NaN,
        points: points?.[index] ?? Number.NaN,
      };
      return [[id, row] as const];
    }),
  );
}

/** Values of all plausible areas and dates, for the ends of the scale. */
export function plausibleValues(series: MobilitySeries): readonly number[] {
  return areasOf(series.level)
    .filter((area) => area !== germany && !isImplausible(area.id))
    .flatMap(({ id }) => [...lineOf(series, id)]);
}

export interface Extreme {
  readonly date: string;
  readonly value: number;
}

/** Lowest and highest value of an area; undefined if it has none. */
export function extremes(
  series: MobilitySeries,
  id: string,
): { readonly lowest: Extreme; readonly highest: Extreme } | undefined {
  let lowest: Extreme | undefined;
  let highest: Extreme | undefined;
  lineOf(series, id).forEach((value, index) => {
    const here = { date: series.dates[index] ?? "", value };
    if (!Number.isFinite(value)) return;
    if (!lowest || value < lowest.value) lowest = here;
    if (!highest || value > highest.value) highest = here;
  });
  return lowest && highest ? { lowest, highest } : undefined;
}
