// Finds the run for a choice of options (run-data-format specification 3.3, 3.4).
import { formatDay } from "@episcope/common";
import type { Metadata } from "../description/metadata.ts";
import { plainOptionSet } from "../description/options.ts";
import { combinationKey, type Run, type RunIndex } from "./runIndex.ts";

/** Created once per battery, used at every click. */
export class RunFinder {
  readonly #index: RunIndex;
  readonly #metadata: Metadata;
  readonly #runs: Runs;

  constructor(index: RunIndex, metadata: Metadata) {
    this.#index = index;
    this.#metadata = metadata;
    this.#runs = runsByCombination(index);
  }

  /**
   * The run whose values all equal the chosen ones. A parameter that is not chosen takes the shift
   * if it is the battery's shift column, else its default. Some combinations have no run.
   */
  find(chosen: ReadonlyMap<string, string>, shift: number): Run | undefined {
    const values = this.#index.parameters.map(
      (parameter) =>
        chosen.get(parameter) ?? this.#shiftValue(parameter, shift) ?? this.#default(parameter),
    );
    return this.#runs.get(combinationKey(values));
  }

  #shiftValue(parameter: string, shift: number): string | undefined {
    if (parameter === "offset") return String(shift);
    if (parameter !== "startDate") return undefined;
    return formatDay(this.#metadata.startDay + shift);
  }

  #default(parameter: string): string {
    return plainOptionSet(this.#index, parameter)?.defaultOption.value ?? "";
  }
}

type Runs = ReadonlyMap<string, Run>;
const known = new WeakMap<RunIndex, Runs>();

/** A battery can have thousands, and is asked for one run after the other. */
function runsByCombination(index: RunIndex): Runs {
  const runs =
    known.get(index) ?? new Map(index.runs.map((run) => [combinationKey(run.values), run]));
  known.set(index, runs);
  return runs;
}
