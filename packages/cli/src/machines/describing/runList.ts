// All runs of a set with their options, as JSON: the run table for those who do not want to read
// it.
import type { RunSet } from "../reading/runSet.ts";

export interface ListedRun {
  readonly runId: string;
  /** Values by option; none for the base run. */
  readonly options: Readonly<Record<string, string>>;
}

export function runList({ index, baseRuns }: RunSet): readonly ListedRun[] {
  return [
    ...baseRuns.map((runId) => ({ runId, options: {} })),
    ...index.runs.map(({ runId, values }) => ({
      runId,
      options: Object.fromEntries(
        index.parameters.map((name, column) => [name, values[column] ?? ""]),
      ),
    })),
  ];
}
