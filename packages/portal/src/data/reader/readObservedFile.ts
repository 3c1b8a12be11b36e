// Files of observed data (run-data-format specification 8).
import { type ReportedSource, readObserved } from "@episcope/battery";
import { type Fault, problem, type Table } from "@episcope/common";
import { fetchProblem } from "../network/fetchProblem.ts";
import { fetchBytes, isMissing } from "../network/fetchText.ts";

export type ObservedResult =
  | { readonly kind: "table"; readonly table: Table }
  /** Not published, or outside of the data root, which is never read. */
  | { readonly kind: "absent" }
  | {
      readonly kind: "failed";
      readonly fault: Fault;
      /** Whether a retry may help. */
      readonly isTemporary: boolean;
    };

export interface ObservedFiles {
  readonly dataRoot: string;
  readonly sources: readonly ReportedSource[];
}

/** By source id. */
export async function readObservedFiles(
  { dataRoot, sources }: ObservedFiles,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ObservedResult>> {
  const read = async (source: ReportedSource) =>
    [source.id, await readSource(dataRoot, source, signal)] as const;
  const results = new Map(await Promise.all(sources.map(read)));
  signal.throwIfAborted();
  return results;
}

async function readSource(
  dataRoot: string,
  source: ReportedSource,
  signal: AbortSignal,
): Promise<ObservedResult> {
  const url = new URL(source.path, dataRoot).href;
  if (!url.startsWith(dataRoot)) return { kind: "absent" };
  try {
    return parse(await fetchBytes(url, { signal }), source);
  } catch (error) {
    if (isMissing(error)) return { kind: "absent" };
    const fault = { file: source.path, ...fetchProblem(error) };
    return { kind: "failed", fault, isTemporary: true };
  }
}

function parse(bytes: Uint8Array, source: ReportedSource): ObservedResult {
  const { table, faults } = readObserved(bytes, source, source.path);
  // Unreadable cells do not affect the rest of the table.
  if (table.rowCount > 0) return { kind: "table", table };
  const [fault = { file: source.path, ...problem("tableEmpty") }] = faults;
  return { kind: "failed", fault, isTemporary: false };
}
