// School holidays by state, March 2020 to December 2022.
import type { Localized } from "@episcope/common";
import type { AreaId } from "../states.ts";
import type { CalendarSpan } from "./lockdowns.ts";
import { schoolHolidayTable } from "./schoolHolidayTable.ts";

export interface SchoolHolidays extends CalendarSpan {
  readonly season: Season;
}

const names = {
  winter: { en: "Winter holidays", de: "Winterferien" },
  spring: { en: "Spring holidays", de: "Frühjahrsferien" },
  easter: { en: "Easter holidays", de: "Osterferien" },
  whitsun: { en: "Whitsun holidays", de: "Pfingstferien" },
  summer: { en: "Summer holidays", de: "Sommerferien" },
  autumn: { en: "Autumn holidays", de: "Herbstferien" },
  christmas: { en: "Christmas holidays", de: "Weihnachtsferien" },
} as const satisfies Record<string, Localized>;

type Season = keyof typeof names;

let spansByState: ReadonlyMap<AreaId, readonly SchoolHolidays[]> | undefined;

/** By key of a state, ascending. Germany has none, because they differ. */
export function schoolHolidays(state: AreaId): readonly SchoolHolidays[] {
  spansByState ??= readTable();
  return spansByState.get(state) ?? [];
}

function readTable(): ReadonlyMap<AreaId, readonly SchoolHolidays[]> {
  const spans = new Map<AreaId, SchoolHolidays[]>();
  for (const line of schoolHolidayTable.trim().split("\n")) {
    const [state = "", year = "", ...entries] = line.split(" ");
    const known = spans.get(state) ?? [];
    spans.set(state, known);
    for (let at = 0; at + 1 < entries.length; at += 2) {
      const season = entries[at] ?? "";
      const [first = "", last = ""] = (entries[at + 1] ?? "").split("-");
      if (!isSeason(season)) continue;
      const lastYear = last < first ? String(Number(year) + 1) : year;
      known.push({
        from: dateOf(year, first),
        to: dateOf(lastYear, last),
        season,
        name: names[season],
      });
    }
  }
  return spans;
}

function isSeason(text: string): text is Season {
  return Object.hasOwn(names, text);
}

function dateOf(year: string, monthAndDay: string): string {
  return `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
}
