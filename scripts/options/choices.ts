// Which combinations of other options an option is tried in, until it shows that it does something.
import { runIdAt, runSettings, type Scenario } from "@episcope/scenario";

/** For every option, which of its values is chosen: places in the order of the file. */
export type Places = readonly number[];

type Options = Scenario["options"];

export function firstPlaces(options: Options): Places {
  return options.map(() => 0);
}

/** RunIds count combinations, the first option slowest. */
export function runIdOf(scenario: Scenario, places: Places): string {
  const place = scenario.options.reduce(
    (before, { values }, option) => before * values.length + (places[option] ?? 0),
    0,
  );
  return runIdAt(scenario, place);
}

export function settingsAt(scenario: Scenario, places: Places): ReturnType<typeof runSettings> {
  return runSettings(scenario, runIdOf(scenario, places));
}

export function withPlace(places: Places, option: number, place: number): Places {
  return places.map((chosen, index) => (index === option ? place : chosen));
}

/**
 * The option itself at its first value: all others at their first values, at their last ones, and then in both each single other value, and each pair of
 * values next to the first ones. None comes twice.
 */
export function* surroundings(options: Options, option: number): Generator<Places> {
  const seen = new Set<string>();
  for (const places of candidates(options, option)) {
    const own = withPlace(places, option, 0);
    const key = own.join();
    if (seen.has(key)) continue;
    seen.add(key);
    yield own;
  }
}

function* candidates(options: Options, option: number): Generator<Places> {
  const first = firstPlaces(options);
  const last = options.map(({ values }) => values.length - 1);
  yield first;
  yield last;
  for (const others of [first, last]) {
    for (const other of options.keys()) if (other !== option) yield* varied(options, others, other);
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
function* varied(options: Options, places: Places, option: number): Generator<Places> {
  const count = options[option]?.values.length ?? 0;
  for (let place = count - 1; place >= 0; place--) yield withPlace(places, option, place);
}
