// What the threads of a crew have to know of a day, in numbers at fixed places.
import { activityCount } from "../../activities.ts";
import type { TemplateNumber } from "../../city/city.ts";
import type { DayTables } from "../contacts/dayTables.ts";

export interface CrewDay {
  readonly day: number;
  readonly template: TemplateNumber;
  readonly tables: DayTables;
}

const head = 4;
/** Columns of one number per activity, masks of three. */
const columnCount = 13;
export const dayBlockLength = head + columnCount * activityCount;

export function writeDay(block: Float64Array, { day, template, tables }: CrewDay): void {
  block.set([day, template, tables.hasClosing ? 1 : 0, tables.curfewCompliance]);
  let place = head;
  for (const column of [
    tables.remaining,
    tables.remainingWithPass,
    tables.intensity,
    tables.intensityCorrection,
    tables.outdoor,
    tables.masks,
    tables.hasMasks,
    tables.closedFrom,
    tables.closedTo,
    tables.maxGroupSize,
    tables.reducedGroupSize,
  ]) {
    block.set(column, place);
    place += column.length;
  }
}

export function readDay(block: Float64Array): CrewDay {
  let place = head;
  const next = (columns = 1) => {
    const values = block.slice(place, place + columns * activityCount);
    place += values.length;
    return values;
  };
  const [day = 0, template = 0, hasClosing = 0, curfewCompliance = 0] = block;
  return {
    day,
    template: template === 2 ? 2 : template === 1 ? 1 : 0,
    tables: {
      remaining: next(),
      remainingWithPass: next(),
      intensity: next(),
      intensityCorrection: next(),
      outdoor: next(),
      masks: next(3),
      hasMasks: Uint8Array.from(next()),
      closedFrom: Uint16Array.from(next()),
      closedTo: Uint16Array.from(next()),
      maxGroupSize: Uint16Array.from(next()),
      reducedGroupSize: Uint16Array.from(next()),
      hasClosing: hasClosing === 1,
      curfewCompliance,
    },
  };
}
