// The groups of activities in published tables (run-data-format specification 5.5,
// model specification 9.2), in the order of their columns.
import { type Activity, activities } from "../../activities.ts";

export const activityGroups = [
  "home",
  "leisure",
  "leisPrivate",
  "leisPublic",
  "schools",
  "day care",
  "university",
  "work&business",
  "pt",
  "other",
] as const;

type ActivityGroup = (typeof activityGroups)[number];
export const groupCount = activityGroups.length;

const named: Readonly<Partial<Record<Activity, ActivityGroup>>> = {
  home: "home",
  quarantine_home: "home",
  leisure: "leisure",
  leisPrivate: "leisPrivate",
  leisPublic: "leisPublic",
  educ_primary: "schools",
  educ_secondary: "schools",
  educ_tertiary: "schools",
  educ_other: "schools",
  educ_kiga: "day care",
  educ_higher: "university",
  work: "work&business",
  business: "work&business",
  pt: "pt",
};

/** Number of the group by activity code. */
const groupOfActivity: Uint8Array = Uint8Array.from(activities, (activity) =>
  activityGroups.indexOf(named[activity] ?? "other"),
);

const other = activityGroups.indexOf("other");

export function groupOf(activityCode: number | undefined): number {
  return groupOfActivity[activityCode ?? 0xff] ?? other;
}
