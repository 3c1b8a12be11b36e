// What people do: restrictions of activities (model specification 6.1 – 6.3).
import type { Day } from "@episcope/common";
import {
  type ActivityDraft,
  noLimit,
  notClosed,
  restrictionFields,
  seriesOfField,
} from "../draft/activityDraft.ts";
import { changeSeries, forEachDay, rampValue, setSteps, spanOf } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import { datedFields, type Fields, fields, required, type Window } from "../reading/fields.ts";
import {
  anyNumber,
  byDate,
  checked,
  date,
  listOf,
  notNegative,
  oneOf,
  pairOf,
  positive,
  share,
} from "../reading/types.ts";
import { atLeastOne, changeKind, rampNeedsDates } from "./changeKind.ts";
import { activityList, weekdayList } from "./names.ts";
import { closingHours, groupSize, maskShares } from "./restrictionTypes.ts";

const restrictionShape = {
  activities: required(activityList),
  weekdays: weekdayList,
  remaining: share,
  ramp: pairOf(share),
  perWeek: anyNumber,
  amplify: notNegative,
  times: notNegative,
  atMost: share,
  atLeast: share,
  ciCorrection: notNegative,
  ciTimes: notNegative,
  masks: maskShares,
  masksTimes: notNegative,
  closingHours,
  maxGroupSize: groupSize,
  reducedGroupSize: groupSize,
  withoutPass: share,
  withPass: share,
};

type Restriction = Fields<typeof restrictionShape> & Window;

const changesOfShare = ["amplify", "times", "atMost", "atLeast"] as const;
const newShares = ["remaining", "ramp", "perWeek"] as const;

function wrongRestriction(said: Restriction): string | undefined {
  const given = newShares.filter((name) => said[name] !== undefined);
  if (given.length > 1) return `${given.join(" and ")} exclude each other`;
  if (said.ciCorrection !== undefined && said.ciTimes !== undefined)
    return "ciCorrection and ciTimes exclude each other";
  if (said.masks !== undefined && said.masksTimes !== undefined)
    return "masks and masksTimes exclude each other";
  if (said.perWeek !== undefined && said.from === undefined) return "perWeek needs from";
  return (
    rampNeedsDates(said) ??
    atLeastOne(
      said,
      ...newShares,
      ...changesOfShare,
      "ciCorrection",
      "ciTimes",
      "masks",
      "masksTimes",
      "closingHours",
      "maxGroupSize",
      "reducedGroupSize",
      "withoutPass",
      "withPass",
    )
  );
}

export const restrict = changeKind(
  checked(datedFields(restrictionShape), wrongRestriction),
  (draft, said, cut) => {
    for (const activity of said.activities) {
      restrictActivity(draft, draft.activities[activity], said, cut);
    }
  },
);

function restrictActivity(
  draft: Draft,
  activity: ActivityDraft,
  said: Restriction,
  cut: Day,
): void {
  if ([...newShares, ...changesOfShare].some((name) => said[name] !== undefined))
    changeRemaining(draft, activity.remaining, said, cut);
  const set = (name: keyof ActivityDraft, value: number | undefined) => {
    if (value !== undefined) changeSeries(activity[name], draft, said, cut, { set: value });
  };
  set("ciCorrection", said.ciCorrection);
  if (said.ciTimes !== undefined)
    changeSeries(activity.ciCorrection, draft, said, cut, { times: said.ciTimes });
  if (said.masks) {
    const [cloth, surgical, ffp2] = said.masks;
    set("cloth", cloth);
    set("surgical", surgical);
    set("ffp2", ffp2);
  }
  if (said.masksTimes !== undefined) multiplyMasks(draft, activity, said, said.masksTimes, cut);
  if (said.closingHours !== undefined) {
    const [from, to] = said.closingHours === "none" ? [notClosed, notClosed] : said.closingHours;
    set("closedFrom", from);
    set("closedTo", to);
  }
  const sizeOf = (size: number | "none" | undefined) => (size === "none" ? noLimit : size);
  set("maxGroupSize", sizeOf(said.maxGroupSize));
  set("reducedGroupSize", sizeOf(said.reducedGroupSize));
  set("withoutPass", said.withoutPass);
  set("withPass", said.withPass);
}

function changeRemaining(draft: Draft, series: Float64Array, said: Restriction, cut: Day): void {
  const { remaining, ramp, perWeek, amplify, times = 1, atMost = 1, atLeast = 0 } = said;
  const when = ramp ? { ...said, to: undefined } : said;
  const [first] = spanOf(draft, when, cut);
  const dayBefore = series[first - 1] ?? series[0] ?? 1;
  forEachDay(draft, when, cut, (place, day) => {
    const known = Math.min(day, cut);
    let value = remaining ?? series[place] ?? 1;
    if (ramp) value = rampValue(draft, said, ramp, known);
    if (perWeek !== undefined) value = dayBefore + (perWeek * (known - (said.from ?? day))) / 7;
    if (amplify !== undefined) value = 1 - amplify * (1 - value);
    series[place] = Math.min(1, Math.max(0, atLeast, Math.min(atMost, value * times)));
  });
}

function multiplyMasks(
  draft: Draft,
  activity: ActivityDraft,
  said: Restriction,
  times: number,
  cut: Day,
): void {
  const kinds = [activity.cloth, activity.surgical, activity.ffp2];
  forEachDay(draft, said, cut, (place) => {
    const worn = kinds.reduce((sum, series) => sum + (series[place] ?? 0), 0);
    // Nobody wears two.
    const factor = worn * times > 1 ? 1 / worn : times;
    for (const series of kinds) series[place] = (series[place] ?? 0) * factor;
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
      to !== undefined && to < (values[0]?.day ?? to)
        ? "to lies before the first value"
        : undefined,
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

/** Distance, airing and smaller groups, as fitted for the region (calibration.yaml). */
export const caution = changeKind(
  fields({ activities: required(activityList) }),
  (draft, { activities }, cut) => {
    const known = draft.caution.filter(({ day }) => day <= cut);
    for (const activity of activities)
      setSteps(draft.activities[activity].ciCorrection, draft, known);
  },
);

export const hold = changeKind(
  fields({
    activities: required(activityList),
    from: required(date),
    fields: listOf(oneOf(...restrictionFields)),
  }),
  (draft, { activities, from, fields: names = restrictionFields }) => {
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
  (draft, said, cut) => {
    changeSeries(draft.curfewCompliance, draft, said, cut, { set: said.share });
  },
);
