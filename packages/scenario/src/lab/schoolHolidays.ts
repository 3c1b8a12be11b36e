// School holidays of a place, as its regime says them: known in advance, and nobody closes them.
import { readYaml } from "@episcope/battery";
import { type Day, parseDay } from "@episcope/common";
import { isMapping } from "@episcope/common/reading";

export interface SchoolHolidays {
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
  /** As in a scenario file. */
  readonly activities: unknown;
  readonly atMost: unknown;
}

export function schoolHolidays(regime: string): readonly SchoolHolidays[] {
  const { mapping } = readYaml(regime, "regime");
  const changes = Array.isArray(mapping?.changes) ? mapping.changes : [];
  return changes.flatMap((change: unknown) => {
    if (!isMapping(change) || change.known !== true || !isMapping(change.restrict)) return [];
    const { activities, atMost, ...days } = change.restrict;
    const [from, to] = [parseDay(String(days.from)), parseDay(String(days.to))];
    if (atMost === undefined || from === undefined || to === undefined) return [];
    return [{ from, to, activities, atMost }];
  });
}
