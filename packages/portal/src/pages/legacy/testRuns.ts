// For tests: the runs of a viewer as its info table would list them, already read.
import type { RunIndex, Table } from "@episcope/battery";
import { rowTable } from "../../plots/testTable.ts";
import type { LegacyViewer } from "./definition.ts";
import { viewers } from "./viewers.ts";

export function viewerOf(path: string): LegacyViewer {
  const found = viewers.find((viewer) => viewer.path === path);
  if (!found) throw new Error(path);
  return found;
}

/** Every combination once: r1, r2, … */
export function fullIndex(viewer: LegacyViewer): RunIndex {
  const columns: (readonly [string, readonly string[]])[] = [
    ...(viewer.shift ? [["offset", viewer.shift.days.map(String)] as const] : []),
    ...viewer.groups
      .flatMap(({ measures }) => measures)
      .map(({ column, values }) => [column, values.map(({ value }) => value)] as const),
  ];
  const rows = columns.reduce<string[][]>(
    (before, [, values]) => before.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  return {
    parameters: columns.map(([name]) => name),
    runs: rows.map((values, number) => ({ runId: `r${number + 1}`, values })),
  };
}

/** A run of a few days, counted from day 1; columns that are not given are left out. */
export function runTable(columns: Readonly<Record<string, readonly number[]>>): Table {
  const names = Object.keys(columns);
  const rowCount = Math.max(0, ...Object.values(columns).map(({ length }) => length));
  const rows = Array.from({ length: rowCount }, (_, row) => [
    row + 1,
    ...names.map((name) => columns[name]?.[row] ?? Number.NaN),
  ]);
  return rowTable(["day", ...names], rows);
}
