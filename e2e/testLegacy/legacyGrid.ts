// The runs of a viewer of spring 2020: every combination once, numbered as they come, and the table that lists them.
import type { LegacyViewer } from "../../packages/portal/src/pages/legacy/definition.ts";

export interface GridRun {
  readonly runId: string;
  /** By column, as the table writes them; offset counts days earlier. */
  readonly values: ReadonlyMap<string, string>;
}

export function gridRuns(viewer: LegacyViewer): readonly GridRun[] {
  const columns: (readonly [string, readonly string[]])[] = [
    ...(viewer.shift
      ? [["offset", viewer.shift.days.map((days) => String(0 - days))] as const]
      : []),
    ...viewer.groups
      .flatMap(({ measures }) => measures)
      .map(({ column, values }) => [column, values.map(({ value }) => written(value))] as const),
  ];
  const rows = columns.reduce<(readonly [string, string])[][]>(
    (before, [column, values]) =>
      before.flatMap((row) => values.map((value) => [...row, [column, value] as const])),
    [[]],
  );
  const prefix = viewer.version === 1 ? "snz" : "sz";
  return rows.map((row, number) => ({ runId: `${prefix}${number + 1}`, values: new Map(row) }));
}

/** Shares have a decimal: 1.0. */
function written(value: string): string {
  return /^[01]$/.test(value) ? `${value}.0` : value;
}

/** The choice that the page begins with. */
export function initialRun(viewer: LegacyViewer): GridRun {
  const wanted = new Map([
    ...(viewer.shift ? [["offset", String(0 - viewer.shift.initial)] as const] : []),
    ...viewer.groups
      .flatMap(({ measures }) => measures)
      .map(({ column, initial }) => [column, written(initial)] as const),
  ]);
  const found = gridRuns(viewer).find(({ values }) =>
    [...wanted].every(([column, value]) => values.get(column) === value),
  );
  if (!found) throw new Error(`${viewer.path} has no first run`);
  return found;
}

/** The initial run, the runs that differ from it in one measure, and those of other start dates. */
export function nearbyRuns(viewer: LegacyViewer): readonly GridRun[] {
  const initial = initialRun(viewer);
  return gridRuns(viewer).filter(
    ({ values }) =>
      [...values].filter(([column, value]) => initial.values.get(column) !== value).length <= 1,
  );
}

/** The base run, where listed, repeats the combination of the first run (legacy viewers 1.2). */
export function infoTable(viewer: LegacyViewer, listsBase: boolean): string {
  const runs = gridRuns(viewer);
  const [first] = runs;
  const columns = [...(first?.values.keys() ?? [])];
  const rows = [...(listsBase && first ? [{ ...first, runId: "sz0" }] : []), ...runs];
  const lines = rows.map(({ runId, values }) => {
    const cells = [...values.values()];
    return ["run.sh", `config_${runId}.xml`, runId, `output/${cells.join("-")}`, ...cells].join(
      ";",
    );
  });
  return `${["RunScript", "Config", "RunId", "Output", ...columns].join(";")}\n${lines.join("\n")}\n`;
}
