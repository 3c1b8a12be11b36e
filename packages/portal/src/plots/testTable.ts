// Small tables for the tests of plots.
import { type Column, parseDay, type Table } from "@episcope/battery";
import type { ChartContent, Panel } from "../charts/chartContent.ts";
import type { PlotContext } from "./plot.ts";

export const testContext: PlotContext = {
  city: "cologne",
  startDay: parseDay("2020-02-25") ?? 0,
  heatMapMaxValue: 2000,
  observed: new Map(),
};

/** One row per day from a date on, with day counted from 1. */
export function dailyTable(
  firstDate: string,
  columns: Readonly<Record<string, readonly number[]>>,
): Table {
  const first = parseDay(firstDate) ?? Number.NaN;
  const rowCount = Object.values(columns)[0]?.length ?? 0;
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  return {
    rowCount,
    columns: new Map<string, Column>([
      ["day", { kind: "number" as const, values: Float64Array.from(rows, (row) => row + 1) }],
      ["date", { kind: "date" as const, values: Int32Array.from(rows, (row) => first + row) }],
      ...Object.entries(columns).map(
        ([name, values]) =>
          [name, { kind: "number" as const, values: Float64Array.from(values) }] as const,
      ),
    ]),
  };
}

/** Rows written out, for tables with text columns. Dates are texts such as 2020-03-01. */
export function rowTable(
  names: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Table {
  const cells = (index: number) => rows.map((row) => row[index] ?? "");
  return {
    rowCount: rows.length,
    columns: new Map<string, Column>(
      names.map((name, index): [string, Column] => {
        if (name === "date") {
          const values = Int32Array.from(
            cells(index),
            (cell) => parseDay(String(cell)) ?? Number.NaN,
          );
          return [name, { kind: "date" as const, values }];
        }
        const isText = cells(index).some((cell) => typeof cell === "string");
        return isText
          ? [name, { kind: "text" as const, values: cells(index).map(String) }]
          : [name, { kind: "number" as const, values: Float64Array.from(cells(index), Number) }];
      }),
    ),
  };
}

/** The panel of a plot that has one, or the one with this key. */
export function panelOf(content: ChartContent | undefined, key?: string): Panel {
  if (content?.kind !== "panels") throw new Error("the plot has no panels");
  const panel = key ? content.panels.find((candidate) => candidate.key === key) : content.panels[0];
  if (!panel) throw new Error(`the plot has no panel ${key}`);
  return panel;
}
