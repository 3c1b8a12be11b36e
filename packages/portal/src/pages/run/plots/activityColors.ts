import type { Series } from "../../../charts/chart.ts";
import type { Localized } from "../../../text/catalogue.ts";

/** Colours of the groups of activities (run viewer 8). */
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

interface Activity {
  readonly german: string;
  readonly color?: string;
}

/** By the names in tables (run data format 5.5). Leisure as a whole has no colour of its own. */
const activities: ReadonlyMap<string, Activity> = new Map<string, Activity>([
  ["work&business", { german: "Arbeit und Dienstwege", color: activityColors.work }],
  ["leisure", { german: "Freizeit" }],
  ["leisPublic", { german: "Freizeit, öffentlich", color: activityColors.publicLeisure }],
  ["leisPrivate", { german: "Freizeit, privat", color: activityColors.privateLeisure }],
  ["day care", { german: "Kita", color: activityColors.dayCare }],
  ["schools", { german: "Schulen", color: activityColors.schools }],
  ["university", { german: "Hochschule", color: activityColors.university }],
  ["other", { german: "Sonstiges", color: activityColors.other }],
  ["pt", { german: "Bus und Bahn", color: activityColors.publicTransport }],
  ["home", { german: "Zuhause", color: activityColors.home }],
]);

/** Name, label and colour of an activity's series; the unit stands behind the name. An unknown activity keeps its name. */
export function activityStyle(
  activity: string,
  unit?: string,
): Pick<Series, "name" | "label" | "color"> {
  const known = activities.get(activity);
  const withUnit = (word: string) => (unit ? `${word} ${unit}` : word);
  const name = withUnit(activity);
  const label: Localized = { en: name, de: withUnit(known?.german ?? activity) };
  return known?.color ? { name, label, color: known.color } : { name, label };
}
