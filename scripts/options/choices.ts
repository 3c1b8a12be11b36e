// The combinations of other options in which an option is tried, until it has an effect.
import { runIdAt, runSettings, type Scenario } from "@episcope/scenario";

/** The chosen value of every option, as an index in file order. */
export type ValueNumbers = readonly number[];

type Options = Scenario["options"];

export function firstValues(options: Options): ValueNumbers {
  return options.map(() => 0);
}

/** RunIds count combinations, the first option varying slowest. */
export function runIdOf(scenario: Scenario, places: ValueNumbers): string {
  const place = scenario.options.reduce(
    (before, { values }, option) => before * values.length + (places[option] ?? 0),
    0,
  );
  return runIdAt(scenario, place);
}

export function settingsAt(
  scenario: Scenario,
  places: ValueNumbers,
): ReturnType<typeof runSettings> {
  return runSettings(scenario, runIdOf(scenario, places));
}

export function withValue(places: ValueNumbers, option: number, place: number): ValueNumbers {
  return places.map((chosen, index) => (index === option ? place : chosen));
}

/**
 * The option itself at its first value; all others at their first values, at their last ones, then
 * in both each single other value, and each pair of values next to the first ones. Without
 * duplicates.
 */
export function* contextsOf(options: Options, option: number): Generator<ValueNumbers> {
  const seen = new Set<string>();
  for (const places of candidates(options, option)) {
    const own = withValue(places, option, 0);
    const key = own.join();
    if (seen.has(key)) continue;
    seen.add(key);
    yield own;
  }
}

function* candidates(options: Options, option: number): Generator<ValueNumbers> {
  const first = firstValues(options);
  const last = options.map(({ values }) => values.length - 1);
  yield first;
  yield last;
  for (const base of [first, last]) {
    for (const other of options.keys()) if (other !== option) yield* varied(options, base, other);
  }
  for (const one of options.keys()) {
    for (const places of varied(options, first, one)) {
      for (let other = one + 1; other < options.length; other++) {
        yield* varied(options, places, other);
      }
    }
  }
}

/** Each value of one option, the last ones first: they differ most from the first. */
function* varied(options: Options, places: ValueNumbers, option: number): Generator<ValueNumbers> {
  const count = options[option]?.values.length ?? 0;
  for (let place = count - 1; place >= 0; place--) yield withValue(places, option, place);
}
