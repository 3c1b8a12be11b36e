// Lockdowns as shaded spans, public holidays as thin lines, school holidays as strips (mobility
// specification 8).
import {
  type Area,
  areaById,
  type CalendarSpan,
  germany,
  lockdowns,
  publicHolidays,
  schoolHolidays,
} from "@episcope/battery";
import { civilOf, defineTexts, inLanguage, type Language, parseDay } from "@episcope/common";
import type { Mark, Range } from "../../../charts/chartContent.ts";
import { epidemicEvents, startOfVaccination } from "../../../charts/marks/epidemicEvents.ts";

const texts = defineTexts({
  en: { of: (name: string, state: string) => `${name} (${state})` },
  de: { of: (name: string, state: string) => `${name} (${state})` },
});

/** Marks of the whole country, plus those of a state if all chosen areas are in it. */
export function curveMarks(
  areas: readonly Area[],
  [from, to]: Range,
  language: Language,
): readonly Mark[] {
  const state = singleState(areas);
  const years = yearsOf(from, to);
  const spans: readonly Mark[] = lockdowns.map((span) => markOf(span, language));
  // Lockdowns are spans already.
  const vaccination = epidemicEvents.filter(({ date }) => date === startOfVaccination);
  const events = vaccination.map(
    ({ date, name }): Mark => ({
      day: parseDay(date) ?? 0,
      label: inLanguage(name, language),
      rank: 1,
    }),
  );
  const holidays: readonly Mark[] = years.flatMap((year) =>
    publicHolidays(state?.id ?? germany.id, year).map(({ date, name }) => ({
      day: parseDay(date) ?? 0,
      label: inLanguage(name, language),
      isQuiet: true,
    })),
  );
  const school: readonly Mark[] = state
    ? schoolHolidays(state.id).map((span) => ({
        ...markOf(span, language),
        label: inLanguage(texts, language).of(
          inLanguage(span.name, language),
          inLanguage(state.names, language),
        ),
        isQuiet: true,
      }))
    : [];
  return [...spans, ...events, ...holidays, ...school].filter(
    ({ day, until = day }) => until >= from && day <= to,
  );
}

function markOf({ from, to, name }: CalendarSpan, language: Language): Mark {
  return { day: parseDay(from) ?? 0, until: parseDay(to) ?? 0, label: inLanguage(name, language) };
}

/** The state that contains all chosen areas; Germany does not count. */
export function singleState(areas: readonly Area[]): Area | undefined {
  const ids = new Set(areas.flatMap(({ state }) => (state === undefined ? [] : [state])));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? areaById(id) : undefined;
}

function yearsOf(from: number, to: number): readonly number[] {
  const [first, last] = [civilOf(from).year, civilOf(to).year];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
