// A forecast as a file that forecast hubs accept: one CSV for each date.
import { type Day, formatDay, weekday } from "@episcope/common";
import { levels } from "../scores/quantiles.ts";

export interface HubPlace {
  /** Code and name of the location. */
  readonly code: string;
  readonly name: string;
}

const head = "forecast_date,target,target_end_date,location,type,quantile,value,location_name";
const monday = 1;

/** `weeks`: quantiles at the 23 levels for one week ahead, two, … . The date is a Monday. */
export function hubCsv(
  date: Day,
  weeks: readonly (readonly number[])[],
  { code, name }: HubPlace,
): string {
  if (weekday(date) !== monday) throw new RangeError(`${formatDay(date)} is not a Monday`);
  const lines = weeks.flatMap((quantiles, index) => {
    // Weeks of the hub end on Saturdays.
    const saturday = formatDay(date + 5 + 7 * index);
    const row = (type: string, level: string, value: number) =>
      `${formatDay(date)},${index + 1} wk ahead inc case,${saturday},${code},${type},${level},${Math.round(value)},${name}`;
    return [
      row("point", "NA", quantiles[levels.indexOf(0.5)] ?? Number.NaN),
      ...quantiles.map((value, place) => row("quantile", String(levels[place]), value)),
    ];
  });
  return `${[head, ...lines].join("\n")}\n`;
}

/** As the hub names its files. */
export function hubFileName(date: Day, { name }: HubPlace, model: string): string {
  return `${formatDay(date)}-${name}-${model}-case.csv`;
}
