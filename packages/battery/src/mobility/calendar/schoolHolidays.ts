// School holidays by state, March 2020 to December 2022.
import type { AreaId } from "../areas.ts";
import type { CalendarSpan } from "./lockdowns.ts";
import { schoolHolidayTable } from "./schoolHolidayTable.ts";

const names: Readonly<Record<string, CalendarSpan["name"]>> = {
  winter: { en: "Winter holidays", de: "Winterferien" },
  spring: { en: "Spring holidays", de: "Frühjahrsferien" },
  easter: { en: "Easter holidays", de: "Osterferien" },
  whitsun: { en: "Whitsun holidays", de: "Pfingstferien" },
  summer: { en: "Summer holidays", de: "Sommerferien" },
  autumn: { en: "Autumn holidays", de: "Herbstferien" },
  christmas: { en: "Christmas holidays", de: "Weihnachtsferien" },
};

let spansByState: ReadonlyMap<AreaId, readonly CalendarSpan[]> | undefined;

/** By key of a state, ascending. None for Germany: they differ. */
export function schoolHolidays(state: AreaId): readonly CalendarSpan[] {
  spansByState ??= readTable();
  return spansByState.get(state) ?? [];
}

function readTable(): ReadonlyMap<AreaId, readonly CalendarSpan[]> {
  const spans = new Map<AreaId, CalendarSpan[]>();
  for (const line of schoolHolidayTable.trim().split("\n")) {
    const [state = "", year = "", ...entries] = line.split(" ");
    const known = spans.get(state) ?? [];
    spans.set(state, known);
    for (let at = 0; at + 1 < entries.length; at += 2) {
      const name = names[entries[at] ?? ""];
      const [first = "", last = ""] = (entries[at + 1] ?? "").split("-");
      if (!name) continue;
      const lastYear = last < first ? String(Number(year) + 1) : year;
      known.push({ from: dateOf(year, first), to: dateOf(lastYear, last), name });
    }
  }
  return spans;
}

function dateOf(year: string, monthAndDay: string): string {
  return `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
}
