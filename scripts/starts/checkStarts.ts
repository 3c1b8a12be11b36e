// The outbreaks of spring 2020 begin with 40 people, of whom a sample has one or two: their first
// weeks are random. A grid therefore sets a seed with a typical outbreak. If the model changes how
// it draws random numbers, other seeds are needed.
import { type City, type ModelSettings, makeCity, Simulation, unrestricted } from "@episcope/model";
import { legacyCity, runSettings, type Scenario } from "@episcope/scenario";
import { batteriesBelow, scenarioOf } from "../options/scenarioFiles.ts";

/** Days on which outbreaks are compared. */
const days = [15, 20, 25, 30];
const seedCount = 60;
const firstSeed = 4711;
/**
 * Outbreaks that have grown by this factor on the last of these days take hold; the others die out.
 */
const minGrowth = 25;
/** Accepted deviation on each day, as a factor. */
const maxDeviation = 2;

interface Start {
  readonly seed: number;
  /** Infected so far on each of the days. */
  readonly infected: readonly number[];
}

interface Grid {
  readonly name: string;
  readonly scenario: Scenario;
  readonly grid: NonNullable<Scenario["legacy"]>;
}

/** Whether all outbreaks are typical. Without names, checks all grids. */
export function checkStarts(folder: string, names: readonly string[]): boolean {
  const grids = batteriesBelow(folder).flatMap((name) => {
    const scenario = scenarioOf(folder, name);
    const { legacy: grid } = scenario;
    return grid && (names.length === 0 || names.includes(name)) ? [{ name, scenario, grid }] : [];
  });
  return grids.map(checkStart).every(Boolean);
}

function checkStart({ name, scenario, grid }: Grid): boolean {
  const settings = freeSettings(scenario, grid);
  const city = legacyCity(makeCity({ region: scenario.region, sample: scenario.sample }), grid);
  const chosen = startOf(city, settings);
  const tried = Array.from({ length: seedCount }, (_, index) =>
    startOf(city, { ...settings, seed: firstSeed + index }),
  );
  const first = settings.imports[0]?.perDay[0] ?? 0;
  const established = tried.filter(({ infected }) => (infected.at(-1) ?? 0) > minGrowth * first);
  const usual = days.map((_, place) =>
    median(established.map(({ infected }) => infected[place] ?? 0)),
  );
  const deviation = (start: Start) => distance(start.infected, usual);
  const best = established.toSorted((one, other) => deviation(one) - deviation(other)).slice(0, 3);
  const isUsual = deviation(chosen) <= maxDeviation;
  console.log(
    `${name}: infected on days ${days.join(", ")}: ${chosen.infected.join(", ")} with seed ${chosen.seed}; usually ${usual.join(", ")} ` +
      `(${established.length} of ${seedCount} take hold). ${isUsual ? "Fits" : "Does not fit"}; best are ` +
      best.map((start) => `${start.seed} (factor ${deviation(start).toFixed(2)})`).join(", "),
  );
  return isUsual;
}

/** The default run without any measures. */
function freeSettings(scenario: Scenario, { defaultRunId }: Grid["grid"]): ModelSettings {
  const settings = runSettings(scenario, defaultRunId);
  return { ...settings, restrictions: unrestricted(1), dayCount: days.at(-1) ?? 0 };
}

function startOf(city: City, settings: ModelSettings): Start {
  const run = new Simulation(city, settings);
  const infected: number[] = [];
  while (!run.isFinished) {
    run.step();
    if (days.includes(run.day)) infected.push(Math.round(run.infectionCount / city.sample));
  }
  return { seed: settings.seed, infected };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The largest factor between two courses on any day. */
function distance(one: readonly number[], other: readonly number[]): number {
  return Math.max(
    ...one.map((value, day) => Math.exp(Math.abs(Math.log(value / (other[day] ?? 1))))),
  );
}
