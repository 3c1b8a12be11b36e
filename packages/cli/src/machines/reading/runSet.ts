// Runs with options as machines see them, wherever their files are.
import type { Option, OptionSet, Run, RunIndex } from "@episcope/battery";
import type { RunReader } from "./runReader.ts";

export interface RunSet {
  /** Its name in the catalogue, and that of its scenario. */
  readonly path: string;
  /** Of its addresses, relative to the data root. */
  readonly folder: string;
  readonly city: string;
  /** First and last day, if days have dates. */
  readonly dates: { readonly first: number; readonly last: number } | undefined;
  /** Share of the population that was simulated, if that is known. */
  readonly sample: number | undefined;
  /** Model runs behind each run. */
  readonly members: number;
  /** The run table, relative to the folder, if it is in there. */
  readonly runTable: string | undefined;
  readonly index: RunIndex;
  /** Those of the run table, by RunId. */
  readonly runs: ReadonlyMap<string, Run>;
  /** Runs without any options, which are not in the run table. */
  readonly baseRuns: readonly string[];
  /** One for each parameter of the run table, in its order. */
  readonly options: readonly OptionSet[];
  /** The option that an address names, if any. */
  match(set: OptionSet, text: string): Option | undefined;
  /** The run with these values; options that are left out have their default. */
  find(chosen: ReadonlyMap<string, string>): Run | undefined;
  /** How its files are found and read. */
  readonly reader: RunReader;
}

export function isRunOf({ runs, baseRuns }: RunSet, runId: string): boolean {
  return runs.has(runId) || baseRuns.includes(runId);
}
