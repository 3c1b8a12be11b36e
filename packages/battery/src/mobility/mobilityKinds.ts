// The metrics of the mobility data (mobility specification 1) and their files (mobility
// specification 3.1, 3.2).

import type { WrittenLanguage } from "@episcope/common";
/** As in the addresses. */
export const mobilityMetrics = [
  "duration",
  "distance",
  "proportion-mobile-persons",
  "nightly-activity",
] as const;
/**
 * Hours away from home, kilometres, percent of people, activities per 1,000 inhabitants; all per
 * day.
 */
export type MobilityMetric = (typeof mobilityMetrics)[number];

export const mobilityPeriods = ["week", "weekday", "weekend"] as const;
export type MobilityPeriod = (typeof mobilityPeriods)[number];

export const mobilityLevels = ["state", "county"] as const;
export type MobilityLevel = (typeof mobilityLevels)[number];

/** Distance and share are in one file. Nights are published for counties only. */
export const mobilityFileKinds = ["duration", "range", "nights"] as const;
export type MobilityFileKind = (typeof mobilityFileKinds)[number];

export interface MobilityFile {
  readonly level: MobilityLevel;
  readonly kind: MobilityFileKind;
  readonly period: MobilityPeriod;
}

const kindOfMetric: Readonly<Record<MobilityMetric, MobilityFileKind>> = {
  duration: "duration",
  distance: "range",
  "proportion-mobile-persons": "range",
  "nightly-activity": "nights",
};

export function mobilityFileKind(metric: MobilityMetric): MobilityFileKind {
  return kindOfMetric[metric];
}

export function hasMetric(level: MobilityLevel, metric: MobilityMetric): boolean {
  return level === "county" || metric !== "nightly-activity";
}

const folders: Readonly<Record<MobilityLevel, string>> = {
  state: "mobilityData/bundeslaender",
  county: "mobilityData/landkreise",
};

const suffixes: Readonly<Record<MobilityPeriod, string>> = {
  week: "weekly.csv",
  weekday: "weekdays.csv",
  weekend: "weekends.csv",
};

/** Two files were once published with different capitalisation, so both spellings are tried. */
const prefixes: Readonly<
  Record<MobilityLevel, Readonly<Record<MobilityFileKind, readonly string[]>>>
> = {
  state: {
    duration: ["mobilityData_OverviewBL_"],
    range: ["range_OverviewBL_"],
    nights: [],
  },
  county: {
    duration: ["LK_mobilityData_"],
    range: ["LK_Range_", "LK_range_"],
    nights: ["LK_nightHoursSum_"],
  },
};

/** Paths relative to the data root, the usual spelling first; empty if nothing is published. */
export function mobilityFilePaths({ level, kind, period }: MobilityFile): readonly string[] {
  return prefixes[level][kind].map((prefix) => `${folders[level]}/${prefix}${suffixes[period]}`);
}

/** Path of the page text relative to the data root (mobility specification 3.4). */
export function mobilityTextPath(level: MobilityLevel, language: WrittenLanguage): string {
  return `${folders[level]}/config.${language}.yaml`;
}
