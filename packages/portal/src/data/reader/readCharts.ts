// The extra charts of a battery (run-data-format specification 6), found by listing its folder.
import { type ChartDefinition, isChartFile, parseChart } from "@episcope/battery";
import type { Fault } from "@episcope/common";
import { fetchProblem } from "../network/fetchProblem.ts";
import { fetchText } from "../network/fetchText.ts";
import { folderUrl } from "../paths.ts";
import { listFolder } from "./listFolder.ts";
import { mapConcurrently } from "./mapConcurrently.ts";

export interface ReadChart {
  readonly file: string;
  /** Missing if the file cannot be used; the faults say why. */
  readonly chart?: ChartDefinition;
  readonly faults: readonly Fault[];
}

const maxCharts = 50;

/** Empty if the folder cannot be listed. */
export async function readCharts(
  folder: string,
  signal: AbortSignal,
): Promise<readonly ReadChart[]> {
  const files = await chartFiles(folder, signal);
  const charts = await mapConcurrently(files, (file) => readChart(folder, file, signal));
  signal.throwIfAborted();
  return charts;
}

async function chartFiles(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const { files } = await listFolder(folder, { signal });
    return files.filter(isChartFile).slice(0, maxCharts);
  } catch {
    signal.throwIfAborted();
    return [];
  }
}

async function readChart(folder: string, file: string, signal: AbortSignal): Promise<ReadChart> {
  try {
    const url = folderUrl(folder, [file]).slice(0, -1);
    return { file, ...parseChart(await fetchText(url, { signal }), file) };
  } catch (error) {
    return { file, faults: [{ file, ...fetchProblem(error) }] };
  }
}
