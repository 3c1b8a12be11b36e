// What people do, and how closely they meet while doing it (model specification 2.1).

/** The order is that of the columns of the restrictions table, and of every array by activity. */
export const activities = [
  "home",
  "work",
  "business",
  "errands",
  "leisure",
  "leisPublic",
  "leisPrivate",
  "visit",
  "educ_kiga",
  "educ_primary",
  "educ_secondary",
  "educ_tertiary",
  "educ_other",
  "educ_higher",
  "shop_daily",
  "shop_other",
  "pt",
  "quarantine_home",
] as const;

export type Activity = (typeof activities)[number];
export const activityCount = activities.length;

/** Number of an activity, as in visits. */
export function activityCode(activity: Activity): number {
  return activities.indexOf(activity);
}

/** By code, so that hot loops compare numbers. */
export const code = Object.fromEntries(
  activities.map((activity, index) => [activity, index]),
) as Readonly<Record<Activity, number>>;

export const educationActivities: readonly Activity[] = activities.filter((name) =>
  name.startsWith("educ_"),
);

interface ContactSetting {
  /** Contact intensity relative to home: 33 / (floor area per person · air changes per hour). */
  readonly intensity: number;
  /** Share of the outdoor fraction that counts for it. */
  readonly seasonality: number;
}

export type ContactSettings = Readonly<Record<Activity, ContactSetting>>;

function settings(
  factors: Readonly<{ work: number; leisure: number; education: number }>,
  seasonality: number,
): ContactSettings {
  const work = { intensity: 1.47 * factors.work, seasonality };
  const leisure = { intensity: 9.24 * factors.leisure, seasonality: 1 };
  const education = { intensity: 11 * factors.education, seasonality };
  const shop = { intensity: 0.88, seasonality: 0 };
  return {
    home: { intensity: 1, seasonality },
    quarantine_home: { intensity: 1, seasonality },
    work,
    business: work,
    errands: { intensity: 1.47, seasonality },
    leisure,
    leisPublic: leisure,
    leisPrivate: leisure,
    visit: { intensity: leisure.intensity, seasonality },
    educ_kiga: education,
    educ_primary: education,
    educ_secondary: education,
    educ_tertiary: education,
    educ_other: education,
    educ_higher: { intensity: 5.5 * factors.education, seasonality },
    shop_daily: shop,
    shop_other: shop,
    pt: { intensity: 10, seasonality: 0 },
  };
}

const untilSummer2021 = settings({ work: 1, leisure: 1, education: 1 }, 0);

/** As calibrated, by profile. */
export const calibratedContacts = {
  classic2020: untilSummer2021,
  berlin2021: untilSummer2021,
  cologne2022: settings({ work: 0.75, leisure: 0.4, education: 0.75 }, 0.5),
};

/**
 * People in one room at the same time (model specification 2.2); homes and vehicles are one room.
 */
export const groupSizes: Readonly<Partial<Record<Activity, number>>> = {
  educ_kiga: 20,
  educ_primary: 25,
  educ_secondary: 25,
  educ_tertiary: 25,
  educ_other: 25,
  educ_higher: 40,
  work: 15,
  business: 10,
  errands: 10,
  shop_daily: 20,
  shop_other: 20,
  leisure: 20,
  leisPublic: 20,
  leisPrivate: 20,
};
