// The run tables of batteries. A table is requested together with the battery's description, before
// it is needed.
import { parseRunIndex, type RunIndex } from "@episcope/battery";
import { type Fault, type Problem, problem } from "@episcope/common";
import { fetchText, isMissing } from "../../network/fetchText.ts";
import { fileUrl } from "../../paths.ts";
import { Lru } from "../../tasks/lru.ts";
import { SharedTask } from "../../tasks/sharedTask.ts";

export interface ReadRunIndex {
  /** Missing if the table cannot be used; the faults say why. */
  readonly index: RunIndex | undefined;
  readonly faults: readonly Fault[];
}

export interface RunIndexFile {
  /** Address of the battery's folder. */
  readonly folder: string;
  /** File name from the metadata. */
  readonly info: string;
}

export class RunIndexes {
  readonly #tasks = new Lru<string, SharedTask<ReadRunIndex>>(8);

  /** Requests the table and forgets any earlier result. */
  request(name: RunIndexFile): SharedTask<ReadRunIndex> {
    const task = new SharedTask((signal) => readRunIndex(name, signal));
    this.#tasks.set(keyOf(name), task);
    return task;
  }

  /** Joins an earlier request, or sends one. */
  async read(name: RunIndexFile, signal: AbortSignal): Promise<ReadRunIndex> {
    const known = this.#tasks.get(keyOf(name));
    const table = await (known && !known.hasFailed ? known : this.request(name)).join(signal);
    // A broken table may be repaired before the next call.
    if (!table.index) this.#tasks.delete(keyOf(name));
    return table;
  }
}

function keyOf({ folder, info }: RunIndexFile): string {
  return `${folder} ${info}`;
}

async function readRunIndex(
  { folder, info }: RunIndexFile,
  signal: AbortSignal,
): Promise<ReadRunIndex> {
  const url = fileUrl(folder, info);
  if (url === undefined) return faulty(info, problem("pathLeadsOut"));
  try {
    return parseRunIndex(await fetchText(url, { signal }), info);
  } catch (error) {
    if (isMissing(error)) return faulty(info, problem("fileMissing"));
    throw error;
  }
}

function faulty(file: string, found: Problem): ReadRunIndex {
  return { index: undefined, faults: [{ file, ...found }] };
}
