// The run of a query, and whether there is one. Stricter than a run page, which takes the default
// instead of an option that does not exist.
import {
  type Metadata,
  matchOption,
  type OptionSet,
  RunFinder,
  type RunIndex,
} from "@episcope/battery";
import { keys, optionKey } from "./addressKeys.ts";
import { initialShift } from "./initialShift.ts";
import { optionSets } from "./optionSets.ts";

/** What is wrong with an address, in words for editors. */
export class AddressError extends Error {}

export const noSuchRun = "there is no run with these options";

/** What an address can choose, and how it names that. */
export interface AddressOptions {
  readonly sets: readonly OptionSet[];
  keyOf(parameter: string): string;
}

export function addressOptions(index: RunIndex, metadata: Metadata): AddressOptions {
  return { sets: optionSets(index, metadata).sets, keyOf: optionKey };
}

interface AddressedBattery {
  readonly index: RunIndex;
  readonly metadata: Metadata;
  readonly options: AddressOptions;
}

/** Throws an AddressError. The base run may not exist. */
export function exactRun(
  { index, metadata, options: { sets, keyOf } }: AddressedBattery,
  query: URLSearchParams,
): string {
  const known = new Map(sets.map((set) => [keyOf(set.parameter), set]));
  const chosen = new Map(sets.map((set) => [set.parameter, set.defaultOption.value]));
  let isBase = false;
  for (const [key, text] of query) {
    const set = known.get(key);
    if (key === keys.base) {
      if (text !== "1") throw new AddressError(`${key} must be 1`);
      isBase = true;
    } else if (!set) {
      throw new AddressError(
        `there is no option ${key}; there are ${[...known.keys()].join(", ")}`,
      );
    } else {
      const option = matchOption(set, text);
      if (!option) {
        const labels = set.options.map(({ label }) => label).join(", ");
        throw new AddressError(`${key} is one of ${labels}, not ${text}`);
      }
      chosen.set(set.parameter, option.value);
    }
  }
  if (isBase) return `${metadata.runName}0`;
  const run = new RunFinder(index, metadata).find(chosen, initialShift(metadata));
  if (!run) throw new AddressError(noSuchRun);
  return run.runId;
}
