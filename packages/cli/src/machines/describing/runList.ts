// All runs of a battery with their options, as JSON: the run table for those who do not want to
// read it.
import { baseRunIds, type ReadBattery } from "../reading/readBattery.ts";

export interface ListedRun {
  readonly runId: string;
  /** Values by option; none for the base run. */
  readonly options: Readonly<Record<string, string>>;
}

export function runList(battery: ReadBattery): readonly ListedRun[] {
  const { index } = battery;
  return [
    ...baseRunIds(battery).map((runId) => ({ runId, options: {} })),
    ...index.runs.map(({ runId, values }) => ({
      runId,
      options: Object.fromEntries(
        index.parameters.map((name, column) => [name, values[column] ?? ""]),
      ),
    })),
  ];
}
