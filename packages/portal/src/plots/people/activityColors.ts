import type { Series } from "../../charts/chartContent.ts";
import { activityLabel } from "./activityLabel.ts";

/** Colours of activity groups (run-viewer specification 8). */
export const activityColors = {
  work: "#808080",
  publicLeisure: "#3CB371",
  privateLeisure: "#008000",
  dayCare: "#0096FF",
  schools: "#964B00",
  university: "#FF69B4",
  other: "#C53932",
  publicTransport: "#800080",
  home: "#EF8536",
} as const;

/**
 * By the names in tables (run-data-format specification 5.5). Leisure as a whole has no colour of
 * its own.
 */
const colors: ReadonlyMap<string, string> = new Map([
  ["work&business", activityColors.work],
  ["leisPublic", activityColors.publicLeisure],
  ["leisPrivate", activityColors.privateLeisure],
  ["day care", activityColors.dayCare],
  ["schools", activityColors.schools],
  ["university", activityColors.university],
  ["other", activityColors.other],
  ["pt", activityColors.publicTransport],
  ["home", activityColors.home],
]);

/** Few people or none get infected there, or it is a sum of others. */
const rare: ReadonlySet<string> = new Set(["leisure", "university", "other"]);

/** Name, label and colour of an activity's series; in addresses the unit follows the name. */
export function activityStyle(
  activity: string,
  unit?: string,
): Pick<Series, "name" | "label" | "color" | "isAside"> {
  const color = colors.get(activity);
  return {
    name: unit ? `${activity} ${unit}` : activity,
    label: activityLabel(activity),
    ...(color && { color }),
    ...(rare.has(activity) && { isAside: true }),
  };
}
