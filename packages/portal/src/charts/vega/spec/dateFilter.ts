// Charts over dates begin where the battery's charts begin (run-data-format specification 6,
// run-viewer specification 9.24).
import { civilOf, type Day, formatDay } from "@episcope/common";
import { isMapping, type Mapping } from "./mapping.ts";
import { channel, childViews, mapChildViews } from "./views.ts";

/** Rows before the first day are dropped before the author's transforms. */
export function withDateFilter(view: Mapping, firstDay: Day): Mapping {
  const filtered = mapChildViews(view, (child) => withDateFilter(child, firstDay));
  const axes = isMapping(view.data) ? dateAxes(view) : [];
  if (axes.length === 0) return filtered;
  const own: readonly unknown[] = Array.isArray(view.transform) ? view.transform : [];
  const first = axes.some(isTime) ? timeTransforms(firstDay) : textTransforms(firstDay);
  return { ...filtered, transform: [...first, ...own] };
}

/** The x-axes that show the column `date` of this view's data. */
function dateAxes(view: Mapping): readonly Mapping[] {
  const x = channel(view, "x");
  const below = childViews(view).filter((child) => !("data" in child));
  return [...(x?.field === "date" ? [x] : []), ...below.flatMap(dateAxes)];
}

function isTime({ type, timeUnit }: Mapping): boolean {
  return type === "temporal" || (type === undefined && timeUnit !== undefined);
}

/**
 * A bare date would be parsed as UTC but shown in local time, a day early in America. With a time
 * it is local as well (ECMA-262, date time string format).
 */
const localMidnight =
  "isString(datum.date) ? toDate(test(/^\\d{4}-\\d\\d-\\d\\d$/, datum.date) ? datum.date + 'T00:00:00' : datum.date) : datum.date";

function timeTransforms(firstDay: Day): readonly Mapping[] {
  const { year, month, dayOfMonth } = civilOf(firstDay);
  return [
    { calculate: localMidnight, as: "date" },
    // Months count from 0 here. Rows without a date stay: the author may compute it.
    {
      filter: `!isValid(datum.date) || datum.date >= datetime(${year}, ${month - 1}, ${dayOfMonth})`,
    },
  ];
}

function textTransforms(firstDay: Day): readonly Mapping[] {
  return [{ filter: `!isValid(datum.date) || datum.date >= '${formatDay(firstDay)}'` }];
}
