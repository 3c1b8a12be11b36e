// A grid of spring 2020 as machines see it: its run table, and what is known of all its runs.
import {
  type LegacyGrid,
  legacyBaseRun,
  legacyCell,
  legacyEntry,
  legacyFiles,
  matchOption,
  type OptionSet,
  parseLegacyIndex,
  plainOptionSet,
  type RunIndex,
  reversedOffset,
} from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { gridOptionTitle, gridValueText, offset } from "../../describing/gridOptions.ts";
import type { DataSource } from "../dataSource.ts";
import type { RunSet } from "../runSet.ts";
import type { GridArchives } from "./gridArchives.ts";
import { gridReader } from "./gridReader.ts";

const gridFolder = "legacy";

export interface ReadGrid extends RunSet {
  readonly grid: LegacyGrid;
  /** The run table, relative to the data root. */
  readonly info: string;
}

/** As its scenario is called. */
export function gridPath({ id }: LegacyGrid): string {
  return `${gridFolder}/${id}`;
}

/** Of the addresses of its runs, relative to the data root. */
export function folderOfGrid({ id }: LegacyGrid): string {
  return `${gridFolder}/${legacyFiles(id).folder}`;
}

/** Undefined if its run table cannot be used. */
export async function readGrid(
  source: DataSource,
  archives: GridArchives,
  grid: LegacyGrid,
): Promise<ReadGrid | "missing" | undefined> {
  const files = legacyFiles(grid.id);
  const info = `${gridFolder}/${files.info}`;
  const text = await source.text(info);
  if (text === undefined) return "missing";
  const read = parseLegacyIndex(text, files.info);
  if (!read.index) return undefined;
  const index = asWritten(read.index);
  const runs = new Map(index.runs.map((run) => [run.runId, run]));
  const folder = folderOfGrid(grid);
  const archive = `${gridFolder}/${files.archive}`;
  // Some tables do not list it, and some archives lack it.
  const hasBase =
    grid.base !== undefined && (read.hasBaseRun || (await holdsBaseRun(archives, archive, grid)));
  const options = optionsOf(index, grid);
  const dayOne = parseDay(grid.dayOne ?? "");
  return {
    path: gridPath(grid),
    folder,
    grid,
    info,
    city: grid.city,
    dates: dayOne === undefined ? undefined : { first: dayOne, last: dayOne + grid.lastDay - 1 },
    sample: undefined,
    members: 1,
    runTable: undefined,
    index,
    runs,
    baseRuns: hasBase ? [legacyBaseRun] : [],
    options,
    match: (set, text) => matchOption(set, text) ?? matchOption(set, legacyCell(text)),
    find(chosen) {
      const values = index.parameters.map(
        (name) =>
          chosen.get(name) ??
          options.find(({ parameter }) => parameter === name)?.defaultOption.value ??
          "",
      );
      return index.runs.find((run) => run.values.every((value, at) => value === values[at]));
    },
    reader: gridReader({
      source,
      archives,
      grid,
      folder,
      archive,
      startDayOf(runId) {
        if (dayOne === undefined) return undefined;
        const run = runs.get(runId);
        if (!run) return dayOne + (grid.base?.shift ?? 0);
        return dayOne - daysEarlier(run.values[index.parameters.indexOf(offset)]);
      },
    }),
  };
}

/** Programs find the values of the table: its offset counts days earlier. */
function asWritten({ parameters, runs }: RunIndex): RunIndex {
  const column = parameters.indexOf(offset);
  return {
    parameters,
    runs: runs.map(({ runId, values }) => ({
      runId,
      values: values.map((value, at) => (at === column ? reversedOffset(value) : value)),
    })),
  };
}

function daysEarlier(cell = ""): number {
  return /^-?\d{1,4}$/.test(cell) ? Number(cell) : 0;
}

/** The defaults are the values of the run that its page shows first. */
function optionsOf(index: RunIndex, { defaultRun }: LegacyGrid): readonly OptionSet[] {
  const first = index.runs.find(({ runId }) => runId === defaultRun);
  return index.parameters.flatMap((parameter, at): readonly OptionSet[] => {
    const set = plainOptionSet(index, parameter);
    if (!set) return [];
    const options = set.options.map((option) => {
      const text = gridValueText(option.value);
      return text ? { ...option, text } : option;
    });
    const defaultOption = options.find(({ value }) => value === first?.values[at]);
    return [
      {
        parameter,
        title: gridOptionTitle(parameter) ?? set.title,
        options,
        defaultOption: defaultOption ?? set.defaultOption,
      },
    ];
  });
}

async function holdsBaseRun(
  archives: GridArchives,
  path: string,
  { form }: LegacyGrid,
): Promise<boolean> {
  const archive = await archives.open(path);
  if (!archive || archive === "damaged") return false;
  return archive.file(`${legacyBaseRun}.${legacyEntry(form)}`) !== undefined;
}
