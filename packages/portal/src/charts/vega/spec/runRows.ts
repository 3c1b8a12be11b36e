// The rows of a run's table for an extra chart (run-data-format specification 6).
import { type Day, formatDay, noDay, parseDay, type Table } from "@episcope/common";
import { checkRowCount } from "./cleanSpec.ts";
import { isMapping, type Mapping, mappings } from "./mapping.ts";
import { childViews } from "./views.ts";

/** Dates are the text year-month-day; null is "no value". */
export type Row = Readonly<Record<string, string | number | null>>;

export function tableRows({ rowCount, columns }: Table): readonly Row[] {
  checkRowCount(rowCount);
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(
      [...columns].map(([name, column]) => {
        if (column.kind === "text") return [name, column.values[row] ?? null];
        const value = column.values[row] ?? Number.NaN;
        if (column.kind === "date") return [name, value === noDay ? null : formatDay(value)];
        return [name, Number.isFinite(value) ? value : null];
      }),
    ),
  );
}

/**
 * Rows up to the last day. Each curve that ends earlier gets one more row on that day with its last
 * values, so that it extends to the right edge. The rows are new objects, because the library
 * modifies its input.
 */
export function runRows(rows: readonly Row[], endDay: Day, view: Mapping): readonly Row[] {
  checkRowCount(rows.length);
  const dated = rows
    .map((row) => ({ row, day: dayOf(row) }))
    .filter(({ day }) => day === undefined || day <= endDay);
  const groupOf = grouping(dated, view);
  const last = new Map<string, { readonly row: Row; readonly day: Day }>();
  for (const { row, day } of dated) {
    const group = groupOf(row);
    if (day !== undefined && day >= (last.get(group)?.day ?? day)) last.set(group, { row, day });
  }
  const added = [...last.values()]
    .filter(({ day }) => day < endDay)
    .map(({ row }) => ({ ...row, date: formatDay(endDay) }));
  return [...dated.map(({ row }) => ({ ...row })), ...added];
}

function dayOf({ date }: Row): Day | undefined {
  return typeof date === "string" ? parseDay(date) : undefined;
}

/**
 * If days repeat, the table has several curves, separated by text columns and by the chart's
 * colour.
 */
function grouping(
  dated: readonly { readonly row: Row; readonly day: Day | undefined }[],
  view: Mapping,
): (row: Row) => string {
  const days = dated.flatMap(({ day }) => day ?? []);
  if (new Set(days).size === days.length) return () => "";
  const words = new Set(groupFields(view));
  for (const { row } of dated) {
    for (const [name, value] of Object.entries(row)) {
      if (name !== "date" && typeof value === "string") words.add(name);
    }
  }
  return (row) => JSON.stringify([...words].map((name) => row[name] ?? null));
}

const groupChannels = [
  "color",
  "fill",
  "stroke",
  "detail",
  "strokeDash",
  "shape",
  "opacity",
  "row",
  "column",
  "facet",
  "xOffset",
];

function groupFields(view: Mapping): readonly string[] {
  const encoding = isMapping(view.encoding) ? view.encoding : {};
  const facet = isMapping(view.facet) ? view.facet : {};
  const definitions = [
    ...groupChannels.map((name) => encoding[name]),
    facet,
    facet.row,
    facet.column,
  ].flatMap((definition) => mappings(Array.isArray(definition) ? definition : [definition]));
  const fields = definitions
    .filter(isDiscrete)
    .flatMap(({ field }) => (typeof field === "string" && field !== "date" ? [field] : []));
  return [...fields, ...childViews(view).flatMap(groupFields)];
}

/** A quantitative colour does not separate curves. */
function isDiscrete({ type, aggregate, bin, timeUnit }: Mapping): boolean {
  const isKind = type === undefined || type === "nominal" || type === "ordinal";
  return isKind && [aggregate, bin, timeUnit].every((change) => change === undefined);
}
