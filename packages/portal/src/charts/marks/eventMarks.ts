// What happened while the epidemic went on, as marks: only as far as the runs follow it.
import { type Metadata, schoolHolidays } from "@episcope/battery";
import { type Day, inLanguage, type Language, parseDay } from "@episcope/common";
import type { Mark } from "../chartContent.ts";
import { epidemicEvents } from "./epidemicEvents.ts";
import { regionState } from "./regionState.ts";

type Course = Pick<
  Metadata,
  "city" | "startDay" | "endDay" | "graphStartDay" | "fittedUntil" | "differsFrom" | "optionGroups"
>;

/**
 * Events up to the day on which the runs leave what happened, and school holidays, which do not
 * depend on it. None outside of Germany.
 */
export function eventMarks(metadata: Course, language: Language): readonly Mark[] {
  const state = regionState(metadata.city);
  if (state === undefined) return [];
  const { graphStartDay, endDay } = metadata;
  const real = realUntil(metadata);
  const events = epidemicEvents.map(
    ({ date, name }): Mark => ({
      day: parseDay(date) ?? Number.NaN,
      label: inLanguage(name, language),
      rank: 1,
    }),
  );
  const holidays = schoolHolidays(state).map(
    ({ from, to, name }): Mark => ({
      day: parseDay(from) ?? Number.NaN,
      until: parseDay(to) ?? Number.NaN,
      label: inLanguage(name, language),
      isQuiet: true,
    }),
  );
  return [...events.filter(({ day }) => day < real), ...holidays].filter(
    ({ day, until = day }) => until >= graphStartDay && day <= endDay,
  );
}

/**
 * The first day of which nobody can say that it went as in the runs: they were fitted up to the day
 * before, or a choice may change it.
 */
function realUntil({ fittedUntil, differsFrom, optionGroups, startDay }: Course): Day {
  if (fittedUntil === undefined) return Number.NEGATIVE_INFINITY;
  const choices = optionGroups.flatMap(({ day }) => (day === undefined ? [] : startDay + day - 1));
  return Math.min(fittedUntil + 1, differsFrom ?? Number.POSITIVE_INFINITY, ...choices);
}
