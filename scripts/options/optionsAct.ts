// Finds for every option of a battery a context in which another value gives other tables.
import { type City, makeCity } from "@episcope/model";
import { firstDifference, type Scenario } from "@episcope/scenario";
import { contextsOf, firstValues, settingsAt, type ValueNumbers, withValue } from "./choices.ts";
import { ComparedRuns } from "./comparedRuns.ts";

export interface OptionAct {
  readonly option: string;
  /** Undefined if no difference was found. */
  readonly found:
    | {
        readonly values: readonly [string, string];
        /** Chosen values of other options that are not the first. */
        readonly context: readonly string[];
        /** Share of the battery's own sample. */
        readonly size: number;
      }
    | undefined;
}

/**
 * A tenth of a battery's people shows most differences; all people are simulated for the remaining
 * options.
 */
const sizes = [0.1, 1];
/** An outbreak of 40 people needs all of them. */
const legacySizes = [1];
/** Contexts per option and size before it gives up. */
const maxContexts = 16;

export function optionsAct(
  scenario: Scenario,
  cityOf: (region: Scenario["region"], sample: number) => City = (region, sample) =>
    makeCity({ region, sample }),
): readonly OptionAct[] {
  const { options } = scenario;
  const found = new Map<number, OptionAct["found"]>();
  for (const size of scenario.legacy ? legacySizes : sizes) {
    const open = [...options.keys()].filter((option) => !found.has(option));
    if (open.length === 0) break;
    const runs = comparedRuns(scenario, cityOf(scenario.region, scenario.sample * size), open);
    for (const option of open) {
      const pair = findDifference(scenario, option, runs);
      if (pair) found.set(option, described(scenario, option, pair, size));
    }
  }
  return options.map(({ name }, option) => ({ option: name, found: found.get(option) }));
}

function comparedRuns(scenario: Scenario, city: City, open: readonly number[]): ComparedRuns {
  const first = firstValues(scenario.options);
  const reference = settingsAt(scenario, first);
  const branchDays = open.flatMap((option) =>
    otherValues(scenario, option).map((place) => {
      const settings = settingsAt(scenario, withValue(first, option, place));
      return firstDifference(reference, settings) - 1;
    }),
  );
  return new ComparedRuns(city, reference, new Set(branchDays));
}

/** All but the first, in reverse order. */
function otherValues({ options }: Scenario, option: number): readonly number[] {
  const count = options[option]?.values.length ?? 0;
  return Array.from({ length: count - 1 }, (_, index) => count - 1 - index);
}

/** One pair of runs per context, with a different value each time if there are several. */
function findDifference(
  scenario: Scenario,
  option: number,
  runs: ComparedRuns,
): { readonly places: ValueNumbers; readonly other: number } | undefined {
  const values = otherValues(scenario, option);
  let contexts = 0;
  for (const places of contextsOf(scenario.options, option)) {
    if (contexts === maxContexts) return undefined;
    const settings = settingsAt(scenario, places);
    const rotated = values.map((_, turn) => values[(contexts + turn) % values.length] ?? 0);
    for (const other of rotated) {
      const changed = settingsAt(scenario, withValue(places, option, other));
      if (firstDifference(settings, changed) > settings.dayCount) continue;
      contexts++;
      if (runs.differ(settings, changed)) return { places, other };
      break;
    }
  }
  return undefined;
}

function described(
  { options }: Scenario,
  option: number,
  { places, other }: { readonly places: ValueNumbers; readonly other: number },
  size: number,
): OptionAct["found"] {
  const textOf = (index: number, place: number) => options[index]?.values[place]?.text ?? "";
  return {
    values: [textOf(option, 0), textOf(option, other)],
    context: options.flatMap(({ name }, index) => {
      const place = places[index] ?? 0;
      return index === option || place === 0 ? [] : [`${name}=${textOf(index, place)}`];
    }),
    size,
  };
}
