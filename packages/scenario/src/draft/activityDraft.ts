// What holds for one activity, day by day (model specification 6.1).
import { constant, type Timeline } from "./days.ts";

/** Marks of days without closing hours and without a limit. */
export const notClosed = Number.NaN;
export const noLimit = Number.POSITIVE_INFINITY;

export interface ActivityDraft {
  readonly remaining: Float64Array;
  readonly ciCorrection: Float64Array;
  readonly cloth: Float64Array;
  readonly surgical: Float64Array;
  readonly ffp2: Float64Array;
  readonly closedFrom: Float64Array;
  readonly closedTo: Float64Array;
  readonly maxGroupSize: Float64Array;
  readonly reducedGroupSize: Float64Array;
  readonly withoutPass: Float64Array;
  readonly withPass: Float64Array;
}

/** What holds before anything is said. */
export const unrestricted: Readonly<Record<keyof ActivityDraft, number>> = {
  remaining: 1,
  ciCorrection: 1,
  cloth: 0,
  surgical: 0,
  ffp2: 0,
  closedFrom: notClosed,
  closedTo: notClosed,
  maxGroupSize: noLimit,
  reducedGroupSize: noLimit,
  withoutPass: 1,
  withPass: 1,
};

/** Which series belong to a field of a restriction. */
export const seriesOfField = {
  remaining: ["remaining"],
  ciCorrection: ["ciCorrection"],
  masks: ["cloth", "surgical", "ffp2"],
  closingHours: ["closedFrom", "closedTo"],
  maxGroupSize: ["maxGroupSize"],
  reducedGroupSize: ["reducedGroupSize"],
  withoutPass: ["withoutPass"],
  withPass: ["withPass"],
} as const satisfies Readonly<Record<string, readonly (keyof ActivityDraft)[]>>;

export type RestrictionField = keyof typeof seriesOfField;

export const restrictionFields: readonly RestrictionField[] = [
  "remaining",
  "ciCorrection",
  "masks",
  "closingHours",
  "maxGroupSize",
  "reducedGroupSize",
  "withoutPass",
  "withPass",
];

export function activityDraft(timeline: Timeline): ActivityDraft {
  const series = (name: keyof ActivityDraft) => constant(timeline, unrestricted[name]);
  return {
    remaining: series("remaining"),
    ciCorrection: series("ciCorrection"),
    cloth: series("cloth"),
    surgical: series("surgical"),
    ffp2: series("ffp2"),
    closedFrom: series("closedFrom"),
    closedTo: series("closedTo"),
    maxGroupSize: series("maxGroupSize"),
    reducedGroupSize: series("reducedGroupSize"),
    withoutPass: series("withoutPass"),
    withPass: series("withPass"),
  };
}
