// The fields of a restriction (model specification 6.1), one entry each. A new field is an entry
// here, the place of the model where it acts, and a line in docs/scenarios.md; reading, days,
// differences and threads follow from the entry.
import { type Activity, activities, activityCount } from "../activities.ts";

interface RestrictionField {
  /** How its value is written in scenario files. */
  readonly kind: "share" | "factor" | "masks" | "hours" | "groupSize";
  /** The numbers that it sets, and what they are where nothing is said. */
  readonly series: Readonly<Record<string, number>>;
  /** The key that multiplies what holds; the numbers together stay at most `most`. */
  readonly times?: { readonly key: string; readonly most: number };
}

const unlimited = Number.POSITIVE_INFINITY;
/** For hours without closing. */
const never = Number.NaN;

export const restrictionFields = {
  /** Probability that an activity takes place: run/contacts/participation.ts. */
  remaining: { kind: "share", series: { remaining: 1 } },
  /**
   * On contact intensity: run/contacts/encounters.ts; as `intensityCorrection` also in the bounds
   * of the search (run/contacts/contacts.ts), because it may exceed 1.
   */
  ciCorrection: {
    kind: "factor",
    series: { ciCorrection: 1 },
    times: { key: "ciTimes", most: unlimited },
  },
  /** Shares of people; nobody wears two: run/contacts/encounters.ts. */
  masks: {
    kind: "masks",
    series: { cloth: 0, surgical: 0, ffp2: 0 },
    times: { key: "masksTimes", most: 1 },
  },
  /** Hours of the day: run/contacts/encounters.ts. */
  closingHours: { kind: "hours", series: { closedFrom: never, closedTo: never } },
  /** Places with more people are closed: run/contacts/participation.ts. */
  maxGroupSize: { kind: "groupSize", series: { maxGroupSize: unlimited } },
  /** In rooms with more people, fewer take part: run/contacts/participation.ts. */
  reducedGroupSize: { kind: "groupSize", series: { reducedGroupSize: unlimited } },
  /** Factors of `remaining` without and with a green pass: run/contacts/dayTables.ts. */
  withoutPass: { kind: "share", series: { withoutPass: 1 } },
  withPass: { kind: "share", series: { withPass: 1 } },
} as const satisfies Readonly<Record<string, RestrictionField>>;

type Fields = typeof restrictionFields;
export type RestrictionFieldName = keyof Fields;
export type RestrictionSeries = { [F in keyof Fields]: keyof Fields[F]["series"] }[keyof Fields];
/** Numbers by series; what is left out stays as it is. */
export type RestrictionValues = { readonly [S in RestrictionSeries]?: number };
/** One number per activity, by its code. */
export type RestrictionsToday = Readonly<Record<RestrictionSeries, Float64Array>>;
/** One number per day; the last one applies to all later days. */
export type RestrictionsByDay = Readonly<
  Record<Activity, Readonly<Record<RestrictionSeries, Float64Array>>>
>;

export const restrictionFieldNames = Object.keys(
  restrictionFields,
) as readonly RestrictionFieldName[];

/** In the order of the entry of a field. */
export const seriesOfField = Object.fromEntries(
  Object.entries(restrictionFields).map(([field, { series }]) => [field, Object.keys(series)]),
) as unknown as Readonly<Record<RestrictionFieldName, readonly RestrictionSeries[]>>;

export const restrictionSeries = Object.values(seriesOfField).flat();

function eachSeries(length: number): Record<RestrictionSeries, Float64Array> {
  const usual = restrictionFieldNames.flatMap((field) =>
    Object.entries(restrictionFields[field].series),
  );
  return Object.fromEntries(
    usual.map(([name, value]) => [name, new Float64Array(length).fill(value)]),
  ) as Record<RestrictionSeries, Float64Array>;
}

export function unrestrictedToday(): RestrictionsToday {
  return eachSeries(activityCount);
}

export function unrestricted(dayCount: number): RestrictionsByDay {
  return Object.fromEntries(
    activities.map((name) => [name, eachSeries(dayCount)]),
  ) as RestrictionsByDay;
}
