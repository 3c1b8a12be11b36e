// From what holds on each day to what is said on some of them: statements that name only what changes.
import {
  type Activity,
  activities,
  type RestrictionFields,
  type RestrictionStatement,
} from "@episcope/model/parameters";
import {
  type ActivityDraft,
  noLimit,
  type RestrictionField,
  restrictionFields,
  seriesOfField,
  unrestricted,
} from "./activityDraft.ts";
import type { Timeline } from "./days.ts";

/** In the order of dates. On one day, activities with the same changes share a statement. */
export function restrictionStatements(
  { startDay, dayCount }: Timeline,
  drafts: Readonly<Record<Activity, ActivityDraft>>,
): readonly RestrictionStatement[] {
  const days: Map<string, { activities: Activity[]; fields: RestrictionFields }>[] = [];
  for (const activity of activities) {
    for (const [place, changed] of changedFields(drafts[activity], dayCount)) {
      const fields = fieldsOf(drafts[activity], changed, place);
      const key = JSON.stringify(fields);
      days[place] ??= new Map();
      const same = days[place].get(key);
      if (same) same.activities.push(activity);
      else days[place].set(key, { activities: [activity], fields });
    }
  }
  return days.flatMap((statements, place) =>
    [...statements.values()].map((statement) => ({ day: startDay + place, ...statement })),
  );
}

/** Fields that are not what they were the day before, by place of the day. */
function changedFields(
  draft: ActivityDraft,
  dayCount: number,
): ReadonlyMap<number, readonly RestrictionField[]> {
  const changed = new Map<number, RestrictionField[]>();
  for (const field of restrictionFields) {
    for (const name of seriesOfField[field]) {
      const series = draft[name];
      let before = unrestricted[name];
      for (let place = 0; place < dayCount; place++) {
        const today = series[place] ?? before;
        const isSame = today === before || (Number.isNaN(today) && Number.isNaN(before));
        before = today;
        if (isSame) continue;
        const fields = changed.get(place);
        if (!fields) changed.set(place, [field]);
        else if (fields.at(-1) !== field) fields.push(field);
      }
    }
  }
  return changed;
}

function fieldsOf(
  draft: ActivityDraft,
  changed: readonly RestrictionField[],
  place: number,
): RestrictionFields {
  const at = (name: keyof ActivityDraft) => draft[name][place] ?? unrestricted[name];
  const sizeAt = (name: "maxGroupSize" | "reducedGroupSize") =>
    at(name) === noLimit ? ("none" as const) : at(name);
  const all: Readonly<Record<RestrictionField, RestrictionFields>> = {
    remaining: { remaining: at("remaining") },
    ciCorrection: { ciCorrection: at("ciCorrection") },
    masks: { masks: [at("cloth"), at("surgical"), at("ffp2")] },
    closingHours: {
      closingHours: Number.isNaN(at("closedFrom")) ? "none" : [at("closedFrom"), at("closedTo")],
    },
    maxGroupSize: { maxGroupSize: sizeAt("maxGroupSize") },
    reducedGroupSize: { reducedGroupSize: sizeAt("reducedGroupSize") },
    withoutPass: { remainingWithoutPass: at("withoutPass") },
    withPass: { remainingWithPass: at("withPass") },
  };
  return Object.assign({}, ...changed.map((field) => all[field]));
}
