// Forecasts as hubs collect them (hubverse, model output): one row for each target, week ahead and
// quantile.
import { type Day, formatDay, quantile, weekday } from "@episcope/common";

/** By name in files: people who have reached a state since the start. */
export const hubTargets = {
  "wk inc inf": "nInfectedCumulative",
  "wk inc case": "nShowingSymptomsCumulative",
  "wk inc hosp": "nSeriouslySickCumulative",
  "wk inc death": "nDeceasedCumulative",
} as const;
export type HubTarget = keyof typeof hubTargets;

/** The 23 levels that hubs ask for. */
export const hubLevels: readonly number[] = [
  ...[0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5],
  ...[0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99],
];

/** What hubs call the date of a forecast. */
export const dateColumns = ["reference_date", "origin_date"] as const;

export interface HubForecast {
  readonly date: Day;
  readonly dateColumn: (typeof dateColumns)[number];
  /** Weeks ahead, from 1. */
  readonly horizons: number;
  /** Weekday on which weeks end: 0 is Sunday, 6 Saturday. */
  readonly weekEnd: number;
  readonly location: string;
  readonly targets: readonly HubTarget[];
}

/** Totals since the start by day, of one member. */
export type MemberTotals = ReadonlyMap<HubTarget, ReadonlyMap<Day, number>>;

/** No member has the figures of a week. */
export class MissingWeek extends Error {}

/**
 * Last day of a week ahead: the first week is the one after the last that had ended on the date of
 * the forecast. Where that date is the last day of a week, it is 7 days later.
 */
export function weekAhead({ date, weekEnd }: HubForecast, horizon: number): Day {
  const sinceEnd = (weekday(date) - weekEnd + 7) % 7;
  return date - sinceEnd + 7 * horizon;
}

/** Throws a MissingWeek if members end too early or begin too late. */
export function hubCsv(forecast: HubForecast, members: readonly MemberTotals[]): string {
  const { date, dateColumn, horizons, location, targets } = forecast;
  const head = `${dateColumn},target,horizon,target_end_date,location,output_type,output_type_id,value`;
  const lines = targets.flatMap((target) =>
    Array.from({ length: horizons }, (_, place) => place + 1).flatMap((horizon) => {
      const end = weekAhead(forecast, horizon);
      const sorted = weekValues(members, target, end);
      return hubLevels.map((level) =>
        [
          formatDay(date),
          target,
          horizon,
          formatDay(end),
          cell(location),
          "quantile",
          level,
          rounded(quantile(sorted, level)),
        ].join(","),
      );
    }),
  );
  return `${[head, ...lines].join("\n")}\n`;
}

/** Increase of the total in the seven days, ascending over members. */
function weekValues(members: readonly MemberTotals[], target: HubTarget, end: Day): Float64Array {
  const values = members.flatMap((member) => {
    const totals = member.get(target);
    const increase = (totals?.get(end) ?? Number.NaN) - (totals?.get(end - 7) ?? Number.NaN);
    return Number.isFinite(increase) ? [Math.max(0, increase)] : [];
  });
  if (values.length === 0) {
    throw new MissingWeek(
      `There are no figures (${target}) for the week that ends on ${formatDay(end)}.`,
    );
  }
  return Float64Array.from(values).sort();
}

/** Hubs name files after date and model. */
export function hubFileName({ date }: Pick<HubForecast, "date">, model: string): string {
  return `${formatDay(date)}-${model}.csv`;
}

/** Expected numbers have as many decimals. */
function rounded(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
