// What the threads of a crew have to know of a day, in numbers at fixed places.
import type { DayType } from "@episcope/common";
import { activityCount, type ContactSettings } from "../../activities.ts";
import { type RestrictionsToday, restrictionSeries } from "../../policy/restrictionFields.ts";
import { type DayTables, dayTables } from "../contacts/dayTables.ts";

export interface CrewDay {
  readonly day: number;
  readonly template: DayType;
  readonly tables: DayTables;
}

const head = 4;
export const dayBlockLength = head + restrictionSeries.length * activityCount;

export function writeDay(block: Float64Array, { day, template, tables }: CrewDay): void {
  block.set([day, template, tables.outdoorFraction, tables.curfewCompliance]);
  restrictionSeries.forEach((name, index) => {
    block.set(tables.restrictions[name], head + index * activityCount);
  });
}

export function readDay(block: Float64Array, contacts: ContactSettings): CrewDay {
  const [day = 0, template = 0, outdoorFraction = 0, curfewCompliance = 0] = block;
  const restrictions = Object.fromEntries(
    restrictionSeries.map((name, index) => {
      const place = head + index * activityCount;
      return [name, block.subarray(place, place + activityCount)];
    }),
  ) as RestrictionsToday;
  return {
    day,
    template: template === 2 ? 2 : template === 1 ? 1 : 0,
    tables: dayTables(contacts, restrictions, outdoorFraction, curfewCompliance),
  };
}
