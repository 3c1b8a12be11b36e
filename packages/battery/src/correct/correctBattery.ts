// A corrected copy of a battery, file by file. What has no single right answer stays as it is, and
// `validateBattery` tells it.
import {
  archiveFile,
  ensembleFile,
  infoFile,
  locationsEnding,
  metadataFile,
} from "@episcope/common";
import { isChartFile } from "../description/chart.ts";
import { parseMetadata } from "../description/parseMetadata.ts";
import { parseRunIndex } from "../runs/runIndex.ts";
import { correctArchive } from "./correctArchive.ts";
import { type Corrected, type CorrectedFile, correction, unchanged } from "./correction.ts";
import { correctLines, textOf } from "./correctLines.ts";
import { correctMetadata } from "./correctMetadata.ts";
import { correctNames } from "./correctNames.ts";
import { correctIndex } from "./correctTable.ts";

export interface BatteryToCorrect {
  /** Of all files, relative to its folder. */
  readonly paths: readonly string[];
  read(path: string): Promise<Uint8Array>;
}

export async function* correctBattery(battery: BatteryToCorrect): AsyncGenerator<CorrectedFile> {
  const plan = await planOf(battery);
  for (const path of battery.paths) {
    const bytes = await battery.read(path);
    const right = plan.paths.get(path) ?? path;
    const { content, corrections } = await correctFile(right, bytes, plan);
    const renamed = right === path ? [] : [correction("name", path, right)];
    yield { path: right, content, corrections: [...renamed, ...corrections] };
  }
}

/** Where files belong, and what they are. */
interface Plan {
  /** Right paths of those that have another. */
  readonly paths: ReadonlyMap<string, string>;
  readonly info: string;
  readonly zipFolder: string;
  readonly runIds: ReadonlySet<string>;
}

async function planOf(battery: BatteryToCorrect): Promise<Plan> {
  const { paths } = battery;
  const description = paths.includes(metadataFile)
    ? metadataFile
    : only(paths.filter((path) => /^metadata\.ya?ml$/i.test(path)));
  const text = await correctedText(battery, description, correctMetadata);
  const { metadata } = parseMetadata(text, metadataFile);
  const { info = infoFile, zipFolder = "", readme } = metadata ?? {};
  const table = paths.includes(info) ? info : only(paths.filter((path) => isSame(path, info)));
  const { index } = parseRunIndex(await correctedText(battery, table, correctIndex), info);
  const runIds = new Set(index?.runs.map(({ runId }) => runId));
  const wanted = new Map<string, string>();
  if (description !== undefined) wanted.set(description, metadataFile);
  const known = [info, ...(readme === undefined ? [] : [readme])];
  for (const [path, name] of correctNames(paths, known)) wanted.set(path, name);
  for (const [path, name] of archivePaths(paths, zipFolder, runIds)) wanted.set(path, name);
  const free = [...wanted].filter(([path, name]) => path !== name && !paths.includes(name));
  return { paths: new Map(free), info, zipFolder, runIds };
}

function archivePaths(
  paths: readonly string[],
  zipFolder: string,
  runIds: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const folder = zipFolder.replace(/\/+$/, "");
  if (folder === "") return new Map();
  const known = [...runIds].flatMap((runId) =>
    [archiveFile(runId), ensembleFile(runId), `${runId}.${locationsEnding}`].map(
      (name) => `${folder}/${name}`,
    ),
  );
  return correctNames(paths, known);
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Empty if there is none, or it is no text. */
async function correctedText(
  { read }: BatteryToCorrect,
  path: string | undefined,
  correct: (text: string) => Corrected<string>,
): Promise<string> {
  const text = path === undefined ? undefined : textOf(await read(path));
  return text ? correct(text.content).content : "";
}

async function correctFile(
  path: string,
  bytes: Uint8Array,
  { info, zipFolder, runIds }: Plan,
): Promise<Corrected<Uint8Array>> {
  if (path === metadataFile) return correctBytes(bytes, correctMetadata);
  if (path === info) return correctBytes(bytes, correctIndex);
  if (!path.includes("/") && (path.endsWith(".md") || isChartFile(path)))
    return correctBytes(bytes, correctLines);
  const folder = `${zipFolder.replace(/\/+$/, "")}/`;
  const name = path.startsWith(folder) ? path.slice(folder.length) : "";
  const [, runId = ""] = /^([^/]+?)(?:\.ensemble)?\.zip$/.exec(name) ?? [];
  return runIds.has(runId) ? await correctArchive(bytes, runId) : unchanged(bytes);
}

function correctBytes(
  bytes: Uint8Array,
  correct: (text: string) => Corrected<string>,
): Corrected<Uint8Array> {
  const text = textOf(bytes);
  if (!text) return unchanged(bytes);
  const { content, corrections } = correct(text.content);
  const all = [...text.corrections, ...corrections];
  return all.length === 0
    ? unchanged(bytes)
    : { content: new TextEncoder().encode(content), corrections: all };
}
