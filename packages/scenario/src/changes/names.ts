// Names in changes: activities and groups of them, strains, vaccines, weekdays.
import {
  type Activity,
  activities,
  educationActivities,
  strainNames,
  vaccines,
} from "@episcope/model/parameters";
import type { Place } from "../reading/place.ts";
import { listOf, oneOf, type Type } from "../reading/types.ts";

const leisure: readonly Activity[] = ["leisure", "leisPublic", "leisPrivate"];
const secondary: readonly Activity[] = ["educ_secondary", "educ_tertiary", "educ_other"];
const shops: readonly Activity[] = ["shop_daily", "shop_other"];
const atHome: readonly Activity[] = ["home", "quarantine_home"];

const groups: Readonly<Record<string, readonly Activity[]>> = {
  leisure,
  kindergarten: ["educ_kiga"],
  primary: ["educ_primary"],
  secondary,
  schools: ["educ_primary", ...secondary],
  university: ["educ_higher"],
  education: educationActivities,
  workBusiness: ["work", "business"],
  shops,
  shopErrands: [...shops, "errands"],
  leisureVisit: [...leisure, "visit"],
  outOfHome: activities.filter((name) => ![...atHome, ...educationActivities, "pt"].includes(name)),
  outOfHomeAll: activities.filter((name) => !atHome.includes(name)),
  all: activities,
};

const byName = new Map<string, readonly Activity[]>([
  ...activities.map((name) => [name, [name]] as const),
  ...Object.entries(groups),
]);

const nameList = listOf(oneOf(...byName.keys()));

/** Activities and groups, each activity once and in the order of the model. */
export const activityList: Type<readonly Activity[]> = (raw, place) => {
  const named = nameList(raw, place)?.flatMap((name) => byName.get(name) ?? []);
  return named && activities.filter((name) => named.includes(name));
};

const strainName = oneOf(...strainNames);

/** Number of a strain. */
export const strainCode: Type<number> = (raw: unknown, place: Place) => {
  const name = strainName(raw, place);
  return name === undefined ? undefined : strainNames.indexOf(name);
};

const vaccineName = oneOf(...vaccines);

/** Number of a vaccine. */
export const vaccineCode: Type<number> = (raw, place) => {
  const name = vaccineName(raw, place);
  return name === undefined ? undefined : vaccines.indexOf(name);
};

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
const weekdayNames = listOf(oneOf(...weekdays));

/** 0 is Sunday. */
export const weekdayList: Type<readonly number[]> = (raw, place) =>
  weekdayNames(raw, place)?.map((name) => weekdays.indexOf(name));
