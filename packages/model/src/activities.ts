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

/**
 * Out of home: so that the shares of school, work and other contacts, and who meets whom by age,
 * are those of the contact matrices of Germany (Mistry et al. 2021; docs/city.md). At home: so that
 * a first case of 2020 infects about a fifth of its household.
 */
function contactsWith(atHome: number, seasonality: number): ContactSettings {
  const home = { intensity: atHome, seasonality };
  const work = { intensity: 6.8, seasonality };
  const leisure = { intensity: 9.24, seasonality: 1 };
  const school = { intensity: 5.6, seasonality };
  const shop = { intensity: 0.88, seasonality: 0 };
  return {
    home,
    quarantine_home: home,
    work,
    business: work,
    errands: { intensity: 1, seasonality },
    leisure,
    leisPublic: leisure,
    leisPrivate: leisure,
    visit: { intensity: leisure.intensity, seasonality },
    educ_kiga: { intensity: 4.5, seasonality },
    educ_primary: school,
    educ_secondary: school,
    educ_tertiary: school,
    educ_other: school,
    educ_higher: { intensity: 22, seasonality },
    shop_daily: shop,
    shop_other: shop,
    pt: { intensity: 4, seasonality: 0 },
  };
}

/** By profile: only leisure moves outdoors in summer, or half of everything else, too. */
export const calibratedContacts = {
  classic2020: contactsWith(0.27, 0),
  berlin2021: contactsWith(0.2, 0),
  cologne2022: contactsWith(0.2, 0.5),
};

/**
 * People in one room at the same time (model specification 2.2); homes, classes, teams and
 * vehicles are one room. Of schools: the yard.
 */
export const groupSizes: Readonly<Partial<Record<Activity, number>>> = {
  educ_kiga: 10,
  educ_primary: 10,
  educ_secondary: 10,
  educ_tertiary: 10,
  educ_other: 10,
  educ_higher: 10,
  work: 10,
  business: 5,
  errands: 5,
  shop_daily: 8,
  shop_other: 8,
  leisure: 8,
  leisPublic: 8,
  leisPrivate: 8,
};
