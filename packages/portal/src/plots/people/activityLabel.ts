// Display names of activities and places of infection by their names in tables (run-data-format
// specification 5.2, 5.5).
import type { Localized } from "@episcope/common";
import { untranslated } from "../series/untranslated.ts";

const activities: ReadonlyMap<string, Localized> = new Map([
  ["home", { en: "Home", de: "Zuhause" }],
  ["work", { en: "Work", de: "Arbeit" }],
  ["work&business", { en: "Work and business", de: "Arbeit und Dienstwege" }],
  ["leisure", { en: "Leisure", de: "Freizeit" }],
  ["leisPublic", { en: "Public leisure", de: "Öffentliche Freizeit" }],
  ["leisPrivate", { en: "Private leisure", de: "Private Freizeit" }],
  ["day care", { en: "Day care", de: "Kita" }],
  ["educ_kiga", { en: "Day care", de: "Kita" }],
  ["schools", { en: "Schools", de: "Schulen" }],
  ["educ_primary", { en: "Primary school", de: "Grundschule" }],
  ["educ_secondary", { en: "Secondary school", de: "Weiterführende Schule" }],
  ["university", { en: "University", de: "Hochschule" }],
  ["educ_higher", { en: "University", de: "Hochschule" }],
  ["educ_other", { en: "Other education", de: "Andere Bildung" }],
  ["education", { en: "Education", de: "Bildung" }],
  ["shop", { en: "Shopping", de: "Einkauf" }],
  // One kind of errand represents all other activities outside of home (run-viewer specification
  // 9.0).
  ["shop_daily", { en: "Other, not at home", de: "Sonstiges außer Haus" }],
  ["restaurant", { en: "Restaurants", de: "Gaststätten" }],
  ["pt", { en: "Public transport", de: "Nahverkehr" }],
  ["other", { en: "Other", de: "Sonstiges" }],
]);

/** An unknown activity keeps its name. */
export function activityLabel(activity: string): Localized {
  return activities.get(activity) ?? untranslated(activity);
}
