// What people do: restrictions of activities (model specification 6.1 – 6.3).
import { type Day, type Problem, problem } from "@episcope/common";
import {
  checked,
  type Fields,
  fields,
  oneOrMore,
  pairOf,
  required,
} from "@episcope/common/reading";
import {
  restrictionFieldNames,
  restrictionFields,
  seriesOfField,
} from "@episcope/model/parameters";
import { changeSeries, forEachDay, rampValue, setSteps, spanOf } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import {
  anyNumber,
  byDate,
  date,
  datedFields,
  notNegative,
  oneOf,
  positive,
  type RunType,
  share,
  type Window,
} from "../reading/types.ts";
import { atLeastOne, changeKind, rampNeedsDates } from "./changeKind.ts";
import { activityList, weekdayList } from "./names.ts";
import { fieldTypes, givenValues } from "./restrictionTypes.ts";

/** Modifications of `remaining`, as opposed to a new value. */
const changesOfShare = ["amplify", "times", "atMost", "atLeast"] as const;
const newShares = ["remaining", "ramp", "perWeek"] as const;

/** Fields that can be multiplied, their key, and the maximal sum of their series. */
const multiplied = restrictionFieldNames.flatMap((field) => {
  const entry = restrictionFields[field];
  return "times" in entry ? [{ field, ...entry.times }] : [];
});
type TimesKey = (typeof multiplied)[number]["key"];

const timesTypes = Object.fromEntries(multiplied.map(({ key }) => [key, notNegative])) as Readonly<
  Record<TimesKey, RunType<number>>
>;

const restrictionShape = {
  activities: required(activityList),
  weekdays: weekdayList,
  ...fieldTypes,
  ramp: pairOf(share),
  perWeek: anyNumber,
  amplify: notNegative,
  times: notNegative,
  atMost: share,
  atLeast: share,
  ...timesTypes,
};

type Restriction = Fields<typeof restrictionShape> & Window;

function wrongRestriction(given: Restriction): Problem | undefined {
  const shares = newShares.filter((name) => given[name] !== undefined);
  if (shares.length > 1) return problem("excludeEachOther", { names: shares.join(" and ") });
  for (const { field, key } of multiplied) {
    if (given[field] !== undefined && given[key] !== undefined)
      return problem("excludeEachOther", { names: [field, key] });
  }
  if (given.perWeek !== undefined && given.from === undefined)
    return problem("needs", { field: "perWeek", fields: "from" });
  return (
    rampNeedsDates(given) ??
    atLeastOne(
      given,
      ...newShares,
      ...changesOfShare,
      ...restrictionFieldNames.filter((name) => name !== "remaining"),
      ...multiplied.map(({ key }) => key),
    )
  );
}

export const restrict = changeKind(
  checked(datedFields(restrictionShape), wrongRestriction),
  (draft, given, cut) => {
    for (const name of given.activities) {
      const activity = draft.activities[name];
      if ([...newShares, ...changesOfShare].some((key) => given[key] !== undefined))
        changeRemaining(draft, activity.remaining, given, cut);
      for (const [series, value] of givenValues({ ...given, remaining: undefined }))
        changeSeries(activity[series], draft, given, cut, { set: value });
      for (const { field, key, most } of multiplied) {
        const series = seriesOfField[field].map((one) => activity[one]);
        const times = given[key];
        if (times !== undefined) multiply(draft, series, given, cut, times, most);
      }
    }
  },
);

function changeRemaining(draft: Draft, series: Float64Array, given: Restriction, cut: Day): void {
  const { remaining, ramp, perWeek, amplify, times = 1, atMost = 1, atLeast = 0 } = given;
  const when = ramp ? { ...given, to: undefined } : given;
  const [first] = spanOf(draft, when, cut);
  const dayBefore = series[first - 1] ?? series[0] ?? 1;
  forEachDay(draft, when, cut, (place, day) => {
    const known = Math.min(day, cut);
    let value = remaining?.[0] ?? series[place] ?? 1;
    if (ramp) value = rampValue(draft, given, ramp, known);
    if (perWeek !== undefined) value = dayBefore + (perWeek * (known - (given.from ?? day))) / 7;
    if (amplify !== undefined) value = 1 - amplify * (1 - value);
    series[place] = Math.min(1, Math.max(0, atLeast, Math.min(atMost, value * times)));
  });
}

function multiply(
  draft: Draft,
  together: readonly Float64Array[],
  when: Window,
  cut: Day,
  times: number,
  most: number,
): void {
  forEachDay(draft, when, cut, (place) => {
    const sum = together.reduce((known, series) => known + (series[place] ?? 0), 0);
    const factor = sum * times > most ? most / sum : times;
    for (const series of together) series[place] = (series[place] ?? 0) * factor;
  });
}

export const series = changeKind(
  checked(
    fields({
      activities: required(activityList),
      values: required(byDate(notNegative)),
      scale: positive,
      to: date,
    }),
    ({ values, to }) =>
      to !== undefined && to < (values[0]?.day ?? to) ? problem("toBeforeValues") : undefined,
  ),
  (draft, { activities, values, scale = 1, to }, cut) => {
    const known = values
      .filter(({ day }) => day <= cut)
      .map(({ day, value }) => ({ day, value: Math.min(1, value / scale) }));
    const last = to !== undefined && to > cut ? undefined : to;
    for (const activity of activities)
      setSteps(draft.activities[activity].remaining, draft, known, last);
  },
);

/** Distance, ventilation and smaller groups, as fitted for the region (calibration.yaml). */
export const caution = changeKind(
  fields({ activities: required(activityList) }),
  (draft, { activities }, cut) => {
    const known = draft.caution.filter(({ day }) => day <= cut || draft.recipe);
    for (const activity of activities)
      setSteps(draft.activities[activity].ciCorrection, draft, known);
  },
);

export const hold = changeKind(
  fields({
    activities: required(activityList),
    from: required(date),
    fields: oneOrMore(oneOf(...restrictionFieldNames)),
  }),
  (draft, { activities, from, fields: names = restrictionFieldNames }) => {
    const first = from - draft.startDay;
    if (first < 1) return;
    for (const activity of activities) {
      for (const name of names.flatMap((field) => seriesOfField[field])) {
        const values = draft.activities[activity][name];
        values.fill(values[first - 1] ?? 0, first);
      }
    }
  },
);

export const curfewCompliance = changeKind(
  datedFields({ share: required(share) }),
  (draft, given, cut) => {
    changeSeries(draft.curfewCompliance, draft, given, cut, { set: given.share });
  },
);
