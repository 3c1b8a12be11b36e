// What people do besides restrictions: special days, rules by incidence, assumptions of the model.
import { type DayType, dayTypes, problem } from "@episcope/common";
import { checked, fields, oneOrMore, required } from "@episcope/common/reading";
import { type Activity, type AdaptivePolicy, activities } from "@episcope/model/parameters";
import { forEachDay } from "../draft/days.ts";
import { date, datedFields, notNegative, oneOf, positive } from "../reading/types.ts";
import { ChangeError, changeKind } from "./changeKind.ts";
import { activityList, weekdayList } from "./names.ts";
import { restrictionValues } from "./restrictionTypes.ts";

export const days = changeKind(
  checked(
    datedFields({
      dates: oneOrMore(date),
      weekdays: weekdayList,
      like: required(oneOf(...dayTypes)),
    }),
    ({ dates, from, to, weekdays }) => {
      const isRange = from !== undefined || to !== undefined || weekdays !== undefined;
      return isRange === (dates !== undefined) ? problem("datesOrWeekdays") : undefined;
    },
  ),
  (draft, given, cut) => {
    const like = dayTypes.indexOf(given.like) as DayType;
    for (const day of given.dates ?? []) if (day <= cut) draft.dayTypes.set(day, like);
    if (!given.dates) forEachDay(draft, given, cut, (_, day) => draft.dayTypes.set(day, like));
  },
);

export const adaptive = changeKind(
  checked(
    fields({
      from: required(date),
      activities: required(activityList),
      restrictAt: required(positive),
      openBelow: notNegative,
      restricted: required(restrictionValues),
      open: restrictionValues,
    }),
    ({ restrictAt, openBelow }) =>
      (openBelow ?? 0) > restrictAt ? problem("openAboveRestrict") : undefined,
  ),
  (draft, { from, ...given }) => {
    if (draft.adaptive && draft.adaptive.from !== from)
      throw new ChangeError(problem("rulesBeginTogether"));
    const group = { ...given, openBelow: given.openBelow ?? given.restrictAt };
    const unchanged = (draft.adaptive?.groups ?? []).filter(
      (other) => !isSameList(other.activities, group.activities),
    );
    draft.adaptive = { from, groups: [...unchanged, group] } satisfies AdaptivePolicy;
  },
);

function isSameList(one: readonly Activity[], other: readonly Activity[]): boolean {
  return activities.every((name) => one.includes(name) === other.includes(name));
}

export const skippedActivity = changeKind(oneOf("absent", "home"), (draft, given) => {
  draft.skippedActivity = given;
});

export const maskTable = changeKind(oneOf("current", "eikenberry2020"), (draft, given) => {
  draft.maskTable = given;
});

export const contacts = changeKind(
  fields({ activities: required(activityList), times: required(notNegative) }),
  (draft, given) => {
    for (const activity of given.activities) {
      const { intensity, seasonality } = draft.contacts[activity];
      draft.contacts[activity] = { intensity: intensity * given.times, seasonality };
    }
  },
);
