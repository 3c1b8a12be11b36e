// Computes the runs that texts of content/ take figures and curves from, as pages do: all members,
// read from the published file.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { keyFigures, memorySource, noFigures, openRunArchive } from "@episcope/battery";
import { memberName, parseDay, type Table } from "@episcope/common";
import { noHelpers, RunComputer } from "@episcope/scenario";
import {
  type ComputedPlot,
  type ComputedRun,
  figureList,
  writeComputedRun,
} from "../../packages/portal/build/computed/computedRun.ts";
import {
  computedFile,
  computedFolder,
  readComputed,
  runStamp,
} from "../../packages/portal/build/computed/computedRuns.ts";
import { type AddressedRun, Batteries } from "../../packages/portal/build/computed/runOfAddress.ts";
import { type WantedRun, wantedRuns } from "../../packages/portal/build/computed/wantedRuns.ts";
import type { ChartContent, Series } from "../../packages/portal/src/charts/chartContent.ts";
import { drawable } from "../../packages/portal/src/charts/fewPeople.ts";
import type { PlotContext, RunTables } from "../../packages/portal/src/plots/plot.ts";
import { plots } from "../../packages/portal/src/plots/plots.ts";
import { dateRange } from "../../packages/portal/src/viewer/address/dateRange.ts";
import { combineContents } from "../../packages/portal/src/viewer/ensemble/combineContents.ts";

/** Points of a curve; of longer ones every second, third … day is kept. */
const mostPoints = 130;

/** Files of runs that are no longer wanted are removed. */
export async function computeRuns(root: string, all: boolean): Promise<void> {
  const content = join(root, "content");
  const computer = new RunComputer({ helpers: noHelpers, program: "", snapshotBytes: 500e6 });
  const wanted = wantedRuns(content, {
    batteries: new Batteries(join(root, "scenarios")),
    // The build checks where pages lead to.
    calculators: undefined,
    hasPicture: () => true,
  });
  for (const one of wanted) {
    const { run } = one;
    const file = computedFile(run);
    const known = readComputed(content, run);
    if (known && !all && known.stamp === runStamp(run) && hasAll(known, one)) {
      writeFileSync(join(content, file), writeComputedRun(onlyWanted(known, one)));
      continue;
    }
    const begin = performance.now();
    const computed = await compute(computer, one);
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), writeComputedRun(computed));
    console.log(`${file}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
  removeOthers(content, new Set(wanted.map(({ run }) => computedFile(run))));
}

function hasAll({ plots, until }: ComputedRun, wanted: WantedRun): boolean {
  return (
    wanted.plots.every((name) => Object.hasOwn(plots, name)) &&
    wanted.until.every((date) => Object.hasOwn(until, date))
  );
}

function onlyWanted(run: ComputedRun, { plots, until }: WantedRun): ComputedRun {
  const only = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  return { ...run, plots: only(run.plots, plots), until: only(run.until, until) };
}

function removeOthers(content: string, wanted: ReadonlySet<string>): void {
  const folder = join(content, computedFolder);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  for (const name of names.filter((one) => one.endsWith(".json"))) {
    if (!wanted.has(`${computedFolder}/${name}`)) rmSync(join(folder, name));
  }
}

async function compute(
  computer: RunComputer,
  { run, plots: names, until }: WantedRun,
): Promise<ComputedRun> {
  const { battery, runId } = run;
  const { metadata, source, path } = battery;
  let bytes: Uint8Array | undefined;
  const files = new Map([["ensemble", runId] as const]);
  const stamp = runStamp(run);
  await computer.compute(
    { battery: path, runId, member: 1, source, stamp, files },
    {
      onProgress: () => {},
      onFile: (_kind, file) => {
        bytes = file;
      },
    },
  );
  if (!bytes) throw new Error(`${path}, ${runId}: nothing was computed`);
  const members = await membersOf(bytes, run);
  const [from, to] = dateRange(metadata);
  const context: PlotContext = {
    city: metadata.city,
    startDay: metadata.startDay,
    heatMapMaxValue: metadata.heatMapMaxValue,
    observed: new Map(),
    sample: metadata.sample,
  };
  const { startDay } = context;
  const figuresTo = (last: number) =>
    members.map(({ infections }) =>
      figureList(infections ? keyFigures(infections, { startDay, from, to: last }) : noFigures),
    );
  return {
    stamp,
    figures: figuresTo(to),
    until: Object.fromEntries(until.map((date) => [date, figuresTo(parseDay(date) ?? to)])),
    plots: Object.fromEntries(
      names.map((name) => [name, computedPlot(name, members, context, [from, to])]),
    ),
  };
}

async function membersOf(bytes: Uint8Array, run: AddressedRun): Promise<readonly RunTables[]> {
  const source = memorySource(bytes);
  const count = run.battery.metadata.members ?? 1;
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = { runId: memberName(run.runId, index + 1), file: "ensemble" };
      const archive = await openRunArchive(source, name);
      const tables = await archive.readTables(source, [...archive.tables]);
      return Object.fromEntries(
        [...tables].flatMap(([table, result]): [string, Table][] =>
          result.kind === "table" ? [[table, result.table]] : [],
        ),
      );
    }),
  );
}

function computedPlot(
  name: string,
  members: readonly RunTables[],
  context: PlotContext,
  dates: readonly [number, number],
): ComputedPlot {
  const definition = plots.find(({ shortNames }) => shortNames[0] === name);
  const [first, ...others] = members.flatMap(
    (tables) => definition?.content(tables, context) ?? [],
  );
  const content: ChartContent | undefined =
    first && combineContents([first, ...others], members.length);
  const panel = content?.kind === "panels" ? content.panels[0] : undefined;
  if (panel?.x !== "date") throw new Error(`${name} has no curves over time in this run`);
  return {
    yTitle: panel.yTitle,
    unit: panel.measure?.unit,
    decimals: panel.measure?.decimals,
    series: panel.series
      .filter(({ source, kind }) => source === "model" && kind === "line")
      .map(drawable)
      .map((series) => thinned(series, dates)),
  };
}

function thinned(
  series: Series,
  [from, to]: readonly [number, number],
): ComputedPlot["series"][number] {
  const rows = Array.from(series.x, (_, row) => row).filter((row) => {
    const day = series.x[row] ?? Number.NaN;
    return day >= from && day <= to;
  });
  const step = Math.ceil(rows.length / mostPoints);
  const kept = rows.filter((_, place) => place % step === 0);
  const at = (values: ArrayLike<number>) => kept.map((row) => values[row] ?? Number.NaN);
  const { name, label, color, bands = [] } = series;
  return {
    name,
    label,
    color,
    x: at(series.x),
    y: at(series.y),
    bands: bands.map(({ low, high }) => ({ low: at(low), high: at(high) })),
  };
}
