// What a scenario spares and what it takes: the rows of the table.

/** In the order of the table. */
export const costGroups = {
  illness: ["infections", "beds", "deaths"],
  without: ["schoolDays", "dayCareDays", "leisureHours", "homeDays", "quarantineDays"],
  effort: ["tests", "doses"],
} as const;

export type CostGroup = keyof typeof costGroups;
export type CostName = (typeof costGroups)[CostGroup][number];

export const groupNames: readonly CostGroup[] = ["illness", "without", "effort"];

/** Of one model run; a number is missing if its table is. */
export type Costs = Readonly<Record<CostName, number | undefined>>;

/** For each person, while all others are of the whole city. */
const perPerson: ReadonlySet<CostName> = new Set([
  ...(["schoolDays", "dayCareDays", "leisureHours", "homeDays"] as const),
]);

/** Follows from what is drawn: model runs differ only if a rule reacts to them. */
export function isPerPerson(name: CostName): boolean {
  return perPerson.has(name);
}

/** Nothing finer is written. */
export function finestCost(name: CostName): number {
  return isPerPerson(name) ? 0.1 : 1;
}

/** Whether more of it is worse. More tests or doses are neither better nor worse. */
export function isJudged(name: CostName): boolean {
  return name !== "tests" && name !== "doses";
}
