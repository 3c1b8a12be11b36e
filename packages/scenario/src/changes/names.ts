// Names in changes: activities and groups of them, strains, vaccines, weekdays.
import { mapped, oneOrMore } from "@episcope/common/reading";
import {
  type Activity,
  activities,
  educationActivities,
  strainNames,
  vaccines,
} from "@episcope/model/parameters";
import { oneOf } from "../reading/types.ts";

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

/** Of a name in a scenario file. */
export function activitiesNamed(name: string): readonly Activity[] {
  return byName.get(name) ?? [];
}

/** Activities and groups, each activity once and in the order of the model. */
export const activityList = mapped(oneOrMore(oneOf(...byName.keys())), (names) => {
  const named = names.flatMap(activitiesNamed);
  return activities.filter((name) => named.includes(name));
});

/** Number of a strain. */
export const strainCode = mapped(oneOf(...strainNames), (name) => strainNames.indexOf(name));

/** Number of a vaccine. */
export const vaccineCode = mapped(oneOf(...vaccines), (name) => vaccines.indexOf(name));

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** 0 is Sunday. */
export const weekdayList = mapped(oneOrMore(oneOf(...weekdays)), (names) =>
  names.map((name) => weekdays.indexOf(name)),
);
