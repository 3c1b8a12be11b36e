// Which files of a folder of runs are packed, and in which order: that of the run table, so that
// runs beside each other are asked for with one range.
import { canBePacked, type Metadata, parseMetadata, parseRunIndex } from "@episcope/battery";
import { archiveFile, ensembleFile, locationsEnding, metadataFile } from "@episcope/common";
import { readTextAt, type Storage } from "../storage/storage.ts";

const fileOfRun = new RegExp(
  `^(.+?)\\.(?:ensemble\\.zip|zip|${locationsEnding.replaceAll(".", "\\.")})$`,
);

/** Undefined if the file stays by itself: single members and animations do. */
export function packedRunId(name: string): string | undefined {
  const runId = fileOfRun.exec(name)?.[1];
  if (runId === undefined || /\.member\d+$/.test(runId) || !canBePacked(name)) return undefined;
  return runId;
}

export interface DescribedBattery {
  /** metadata.yaml as it is. */
  readonly text: string;
  readonly metadata: Metadata;
  /** Folder of the files of runs, from the root of the storage. */
  readonly runFolder: string;
  /** In the order of the run table. */
  readonly runIds: readonly string[];
}

/** Undefined if there is no battery, or none with a readable description. */
export async function describedBattery(
  storage: Storage,
  folder: string,
): Promise<DescribedBattery | undefined> {
  const start = `${folder}/`;
  const text = await readTextAt(storage, `${start}${metadataFile}`);
  const { metadata } = parseMetadata(text ?? "", metadataFile);
  const table = metadata && (await readTextAt(storage, `${start}${metadata.info}`));
  if (text === undefined || !metadata || table === undefined) return undefined;
  const names = metadata.zipFolder.split("/").filter((name) => name !== "");
  if (names.includes("..")) return undefined;
  const { index } = parseRunIndex(table, metadata.info);
  const runIds = index?.runs.map(({ runId }) => runId) ?? [];
  return { text, metadata, runFolder: start + names.join("/"), runIds };
}

/** Runs outside of the run table, such as the base run, come first. */
export function inOrder(names: Iterable<string>, runIds: readonly string[]): readonly string[] {
  const places = new Map(runIds.map((runId, place) => [runId, place]));
  const placeOf = (name: string) => places.get(packedRunId(name) ?? "") ?? -1;
  return [...names].sort((a, b) => placeOf(a) - placeOf(b) || endings(a, b));
}

/** The archive of a run first. */
function endings(a: string, b: string): number {
  const of = (name: string) => [packedRunId(name) ?? "", fileOfKind(name), name] as const;
  const [one, other] = [of(a), of(b)];
  if (one[0] !== other[0]) return one[0] < other[0] ? -1 : 1;
  return one[1] - other[1];
}

function fileOfKind(name: string): number {
  const runId = packedRunId(name) ?? "";
  return [archiveFile(runId), ensembleFile(runId), `${runId}.${locationsEnding}`].indexOf(name);
}
