// The runs of a battery: the table _info.txt, one row per run, one column per parameter
// (run-data-format specification 3). Cells stay text: 0.50 and 0.5 are different, and seeds exceed
// 2^53.
import { type Fault, FaultList, problem } from "@episcope/common";
import { mostRunColumns, mostRuns, mostRunValues } from "../limits.ts";

export interface RunIndex {
  /** Parameter columns in file order. */
  readonly parameters: readonly string[];
  readonly runs: readonly Run[];
}

export interface Run {
  readonly runId: string;
  /** One per parameter, in the same order. */
  readonly values: readonly string[];
}

export interface ParsedRunIndex {
  readonly index: RunIndex | undefined;
  readonly faults: readonly Fault[];
}

/** Columns that say how a run was made, not what was varied. */
const otherColumns = new Set(["RunScript", "Config", "RunId", "Output"]);

/** How a table differs from those of batteries. */
export interface IndexReading {
  /** Rows to skip because their combination is not their own. */
  isLeftOut?(runId: string): boolean;
  /** Converts a cell; by default it is unchanged. */
  cell?(parameter: string, text: string): string;
}

export function parseRunIndex(
  text: string,
  file: string,
  reading: IndexReading = {},
): ParsedRunIndex {
  const faults = new FaultList(file);
  const index = readIndex(text, faults, reading);
  return { index, faults: faults.faults };
}

function readIndex(
  text: string,
  faults: FaultList,
  { isLeftOut, cell }: IndexReading,
): RunIndex | undefined {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const headerLine = lines.findIndex((line) => line.trim() !== "");
  const header = (lines[headerLine] ?? "").split(";").map((name) => name.trim());
  const idColumn = header.indexOf("RunId");
  if (idColumn < 0) {
    faults.add(problem("columnMissing", { column: "RunId" }), Math.max(1, headerLine + 1), 1);
    return undefined;
  }
  if (header.length > mostRunColumns) {
    const excess = { count: header.length, most: mostRunColumns };
    faults.add(problem("tooManyColumns", excess), headerLine + 1);
    return undefined;
  }
  const columns = parameterColumns(header, headerLine + 1, faults);
  const count = lines.filter((line) => line.trim() !== "").length - 1;
  const valueCount = count * columns.length;
  if (count > mostRuns || valueCount > mostRunValues) {
    const most = { mostRuns, mostValues: mostRunValues };
    faults.add(problem("runTableTooLarge", { count, values: valueCount, ...most }), headerLine + 1);
    return undefined;
  }
  const runs: Run[] = [];
  const known = new Map<string, number>();
  lines.forEach((line, number) => {
    if (number <= headerLine || line.trim() === "") return;
    const cells = line.split(";");
    const runId = cells[idColumn]?.trim() ?? "";
    if (runId === "" || cells.length < header.length) {
      faults.add(
        runId === ""
          ? problem("runIdMissing")
          : problem("cellCount", { count: cells.length, expected: header.length }),
        number + 1,
        1,
      );
      return;
    }
    if (isLeftOut?.(runId)) return;
    const values = columns.map((column) => {
      const written = cells[column] ?? "";
      return cell ? cell(header[column] ?? "", written) : written;
    });
    const key = combinationKey(values);
    const before = known.get(key);
    if (before !== undefined) {
      faults.add(problem("combinationTwice", { run: runId, line: before }), number + 1, 1);
      return;
    }
    known.set(key, number + 1);
    runs.push({ runId, values });
  });
  if (runs.length === 0) {
    faults.add(problem("noRun"), headerLine + 1, 1);
    return undefined;
  }
  return { parameters: columns.map((column) => header[column] ?? ""), runs };
}

function parameterColumns(header: readonly string[], line: number, faults: FaultList): number[] {
  return header.flatMap((name, column) => {
    if (otherColumns.has(name)) return [];
    if (name === "" || header.indexOf(name) !== column) {
      // A semicolon at the end of the line gives an empty name.
      if (name !== "") faults.add(problem("columnTwice", { column: name }), line, 1);
      return [];
    }
    return [column];
  });
}

/** A combination as a look-up key. JSON, because values may contain any separator. */
export function combinationKey(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** The inverse of parseRunIndex. */
export function writeRunIndex({ parameters, runs }: RunIndex): string {
  const lines = [
    ["RunScript", "Config", "RunId", "Output", ...parameters],
    ...runs.map(({ runId, values }) => ["na", "na", runId, "na", ...values]),
  ];
  return lines.map((cells) => `${cells.map(checkCell).join(";")}\n`).join("");
}

export function checkCell(text: string): string {
  if (/[;\r\n]/.test(text)) {
    throw new Error(`A cell cannot hold a semicolon or a line break: ${JSON.stringify(text)}`);
  }
  return text;
}
