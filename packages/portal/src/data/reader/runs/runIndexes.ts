// The run tables of batteries. The table is asked for together with the description of a battery, before anybody wants it.
import { type Fault, parseRunIndex, type RunIndex } from "@episcope/battery";
import { fetchText, isMissing } from "../../network/fetchText.ts";
import { fileUrl } from "../../paths.ts";
import { Lru } from "../../tasks/lru.ts";
import { SharedTask } from "../../tasks/sharedTask.ts";

export interface RunTable {
  /** Missing when the table is of no use; the faults say why. */
  readonly index: RunIndex | undefined;
  readonly faults: readonly Fault[];
}

export interface RunTableFile {
  /** Address of the battery's folder. */
  readonly folder: string;
  /** Name of the file, as the metadata give it. */
  readonly info: string;
}

export class RunTables {
  readonly #tasks = new Lru<string, SharedTask<RunTable>>(8);

  /** Asks the server; what was known of the table before is forgotten. */
  askFor(name: RunTableFile): SharedTask<RunTable> {
    const task = new SharedTask((signal) => readRunTable(name, signal));
    this.#tasks.set(keyOf(name), task);
    return task;
  }

  /** What was asked for before, or asked for now. */
  async read(name: RunTableFile, signal: AbortSignal): Promise<RunTable> {
    const known = this.#tasks.get(keyOf(name));
    const table = await (known && !known.hasFailed ? known : this.askFor(name)).join(signal);
    // One of no use may be repaired by the time that somebody asks again.
    if (!table.index) this.#tasks.delete(keyOf(name));
    return table;
  }
}

function keyOf({ folder, info }: RunTableFile): string {
  return `${folder} ${info}`;
}

async function readRunTable(
  { folder, info }: RunTableFile,
  signal: AbortSignal,
): Promise<RunTable> {
  const url = fileUrl(folder, info);
  if (url === undefined) return faulty(info, "this path leads out of the battery");
  try {
    return parseRunIndex(await fetchText(url, { signal }), info);
  } catch (error) {
    if (isMissing(error)) return faulty(info, "the file is missing");
    throw error;
  }
}

function faulty(file: string, reason: string): RunTable {
  return { index: undefined, faults: [{ file, reason }] };
}
