// Synthetic mobility data: the recipe of mobility specification 3.6 day by day, with effects of the
// calendar. The same in every build.
import {
  type AreaId,
  areasOf,
  counties,
  germany,
  isPublicHoliday,
  type MobilityLevel,
  type MobilityMetric,
  type MobilityPeriod,
  type MobilitySeries,
} from "@episcope/battery";
import { type Day, dayOf, formatDay } from "@episcope/common";
import { constantsOf } from "./countyConstants.ts";
import { type DayEffects, dayEffects } from "./dayEffects.ts";
import { hashed } from "./hash.ts";
import { nationalChange } from "./nationalChange.ts";
import { populationOf } from "./population.ts";

const firstSunday = dayOf(2020, 3, 8) ?? 0;
const lastSunday = dayOf(2022, 12, 25) ?? 0;
/** As in the published data: that Sunday was unusable, its weekdays were not. */
const missingSunday = dayOf(2021, 10, 10) ?? 0;

const metrics = ["duration", "distance", "proportion-mobile-persons", "nightly-activity"] as const;

export interface DemonstrationOptions {
  /** False for the bare recipe. */
  readonly hasEffects: boolean;
}

/** By period, then metric, for one level. */
export type DemonstrationData = Readonly<
  Record<MobilityPeriod, ReadonlyMap<MobilityMetric, MobilitySeries>>
>;

/** Counties first; states and Germany are population-weighted means of their counties. */
export function demonstrationData(
  options: DemonstrationOptions = { hasEffects: true },
): Readonly<Record<MobilityLevel, DemonstrationData>> {
  const sundays: Day[] = [];
  for (let day = firstSunday; day <= lastSunday; day += 7) sundays.push(day);
  const tables = { state: emptyTables("state", sundays), county: emptyTables("county", sundays) };
  for (const [week, sunday] of sundays.entries()) addWeek(tables, week, sunday, options);
  return { state: published(tables.state, "state"), county: published(tables.county, "county") };
}

interface Tables {
  readonly sundays: readonly Day[];
  readonly places: ReadonlyMap<AreaId, number>;
  /** Population behind the sums so far, for the means. */
  readonly people: Float64Array;
  readonly values: Readonly<Record<MobilityPeriod, readonly Float64Array[]>>;
}

function emptyTables(level: MobilityLevel, sundays: readonly Day[]): Tables {
  const areas = areasOf(level);
  const make = () => metrics.map(() => new Float64Array(areas.length * sundays.length));
  return {
    sundays,
    places: new Map(areas.map(({ id }, place) => [id, place])),
    people: new Float64Array(areas.length * sundays.length),
    values: { week: make(), weekday: make(), weekend: make() },
  };
}

/** Adds a county's week to the county itself, to its state and to the country. */
function addWeek(
  tables: Readonly<Record<MobilityLevel, Tables>>,
  week: number,
  sunday: Day,
  { hasEffects }: DemonstrationOptions,
): void {
  const change = nationalChange(sunday);
  const weeks = new Map<AreaId, StateWeek>();
  for (const { id, state = "" } of counties) {
    const { effects, workdays } = weeks.get(state) ?? stateWeek(state, sunday, change, hasEffects);
    weeks.set(state, { effects, workdays });
    const noise = hasEffects ? weekNoise(id, state, sunday) : 1;
    const days = effects.map((effect, index) => countyDay(id, change, effect, index, noise));
    const means = {
      week: meanOf(days, allDays),
      weekday: meanOf(days, workdays),
      weekend: meanOf(days, weekend),
    };
    const people = populationOf(id);
    add(tables.county, id, week, means, people);
    add(tables.state, state, week, means, people);
    // The country includes all days (mobility specification 4).
    const all = { ...means, weekday: meanOf(days, mondayToFriday) };
    add(tables.county, germany.id, week, all, people);
    add(tables.state, germany.id, week, all, people);
  }
}

/** Monday is 0. */
const mondayToFriday = [0, 1, 2, 3, 4];
const weekend = [5, 6];
const allDays = [...mondayToFriday, ...weekend];

interface StateWeek {
  /** Monday to Sunday. */
  readonly effects: readonly DayEffects[];
  /** Monday to Friday without public holidays. */
  readonly workdays: readonly number[];
}

const noEffects: DayEffects = { hours: 1, distance: 1, nights: 1, sharePoints: 0 };

function stateWeek(state: AreaId, sunday: Day, change: number, hasEffects: boolean): StateWeek {
  if (!hasEffects) return { effects: allDays.map(() => noEffects), workdays: mondayToFriday };
  const dayAt = (index: number) => sunday - 6 + index;
  return {
    effects: allDays.map((index) => dayEffects(state, dayAt(index), change)),
    workdays: mondayToFriday.filter((index) => !isPublicHoliday(state, formatDay(dayAt(index)))),
  };
}

/** Weather and noise: about one percent. The baseline week has none. */
function weekNoise(id: AreaId, state: AreaId, sunday: Day): number {
  if (sunday === firstSunday) return 1;
  return 1 + 0.01 * hashed(`noise ${id} ${sunday}`) + 0.008 * hashed(`noise ${state} ${sunday}`);
}

/** In the order of `metrics`; the formulas are those of mobility specification 3.6. */
function countyDay(
  id: AreaId,
  change: number,
  effect: DayEffects,
  dayOfWeek: number,
  noise: number,
): readonly number[] {
  const { u, v } = constantsOf(id);
  const own = change * (1 + 0.3 * v);
  const baseHours = (dayOfWeek < 5 ? 7.8 : 5.9) * (1 + 0.1 * u);
  return [
    baseHours * (1 + own / 100) * effect.hours * noise,
    36 * (1 - 0.35 * u) * (1 + (1.3 * own) / 100) * effect.distance * noise,
    Math.min(97, Math.max(30, 84 + 0.6 * own + effect.sharePoints + 100 * (noise - 1))),
    150 * (1 + 0.25 * u) * Math.max(0.2, 1 + (1.8 * own) / 100) * effect.nights * noise,
  ];
}

function meanOf(
  days: readonly (readonly number[])[],
  chosen: readonly number[],
): readonly number[] {
  return metrics.map((_, metric) => {
    let sum = 0;
    for (const index of chosen) sum += days[index]?.[metric] ?? 0;
    return sum / chosen.length;
  });
}

function add(
  { places, people, values, sundays }: Tables,
  area: AreaId,
  week: number,
  means: Readonly<Record<MobilityPeriod, readonly number[]>>,
  weight: number,
): void {
  const place = (places.get(area) ?? 0) * sundays.length + week;
  people[place] = (people[place] ?? 0) + weight;
  for (const period of ["week", "weekday", "weekend"] as const) {
    values[period].forEach((sums, metric) => {
      sums[place] = (sums[place] ?? 0) + weight * (means[period][metric] ?? 0);
    });
  }
}

function published({ sundays, people, values }: Tables, level: MobilityLevel): DemonstrationData {
  const areas = areasOf(level).map(({ id }) => id);
  const ofPeriod = (period: MobilityPeriod) => {
    const isWeekday = period === "weekday";
    const weeks = [...sundays.keys()].filter(
      (week) => isWeekday || sundays[week] !== missingSunday,
    );
    const dates = weeks.map((week) => formatDay((sundays[week] ?? 0) - (isWeekday ? 2 : 0)));
    const seriesOf = (sums: Float64Array | undefined): MobilitySeries => ({
      level,
      dates,
      areas,
      values: Float64Array.from(
        areas.flatMap((_, area) => weeks.map((week) => area * sundays.length + week)),
        (place) => (sums?.[place] ?? 0) / (people[place] ?? 1),
      ),
    });
    return new Map(metrics.map((metric, index) => [metric, seriesOf(values[period][index])]));
  };
  return { week: ofPeriod("week"), weekday: ofPeriod("weekday"), weekend: ofPeriod("weekend") };
}
