// The results of a simulation with Covasim (Kerr et al. 2021), as `sim.to_json()` or
// `sim.to_df().to_csv()` write them: a list per result, with the day `t` and perhaps its date.
import { type Day, parseDay } from "@episcope/common";
import { maxFaults, readNumber, readTable } from "./cells.ts";
import { median, memberLevels, valueAtLevel } from "./quantileMembers.ts";
import { cumulated, dayCountOf, ImportError, type ImportedMember } from "./series.ts";

interface Results {
  readonly startDay: Day;
  readonly values: ReadonlyMap<string, Float64Array>;
}

interface CovasimReading {
  /** Of day 0, if the file does not say it. */
  readonly start: Day | undefined;
  /** In a file of several scenarios. */
  readonly scenario: string | undefined;
  /** Which quantiles low and high are. */
  readonly quantiles: { readonly low: number; readonly high: number };
}

/** One member; or those of its quantiles, if the file has several simulations with low and high. */
export function readCovasim(
  text: string,
  file: string,
  reading: CovasimReading,
): readonly ImportedMember[] {
  const { start, quantiles } = reading;
  const isJson = /^\s*\{/.test(text);
  const results = isJson ? readJson(text, file, reading) : readCsv(text, file, start);
  const { startDay, values } = results;
  const hasQuantiles = [...values.keys()].some(
    (name) => values.has(`${name}_low`) && values.has(`${name}_high`),
  );
  if (!hasQuantiles) return [memberOf(results, file)];
  return memberLevels().map((level) =>
    memberOf({ startDay, values: valuesAtLevel(values, quantiles, level) }, file),
  );
}

function valuesAtLevel(
  values: Results["values"],
  { low, high }: CovasimReading["quantiles"],
  level: number,
): Results["values"] {
  return new Map(
    [...values].map(([name, best]) => {
      const [lows, highs] = [values.get(`${name}_low`), values.get(`${name}_high`)];
      if (!lows || !highs) return [name, best];
      const at = (day: number) =>
        [
          [low, lows[day] ?? Number.NaN],
          [median, best[day] ?? Number.NaN],
          [high, highs[day] ?? Number.NaN],
        ] as const;
      return [name, best.map((value, day) => valueAtLevel(at(day), level) ?? value)];
    }),
  );
}

/** Results of several scenarios are by name of the result, then of the scenario. */
function ofScenario(
  results: Readonly<Record<string, unknown>>,
  scenario: string | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, value]) => {
      const found = isObject(value) && scenario !== undefined ? value[scenario] : undefined;
      if (!isObject(found)) return [[name, value]];
      const { best, low, high } = found;
      return [
        [name, best],
        [`${name}_low`, low],
        [`${name}_high`, high],
      ];
    }),
  );
}

function readJson(text: string, file: string, { start, scenario }: CovasimReading): Results {
  const document = parseJson(text, file);
  const results = ofScenario(isObject(document.results) ? document.results : document, scenario);
  const values = new Map<string, Float64Array>();
  for (const [name, list] of Object.entries(results)) {
    if (Array.isArray(list) && list.every((each) => each === null || typeof each === "number"))
      values.set(
        name,
        Float64Array.from(list, (each: number | null) => each ?? Number.NaN),
      );
  }
  const dates = Array.isArray(results.date) ? results.date.map(String) : undefined;
  const parameters = isObject(document.parameters) ? document.parameters : {};
  const { start_day: given } = parameters;
  const first = dates?.[0] ?? (typeof given === "string" ? given : undefined);
  return { startDay: startOf(first, start, file), values };
}

/** Python writes NaN and Infinity, which JSON does not know. */
function parseJson(text: string, file: string): Readonly<Record<string, unknown>> {
  for (const each of [text, text.replace(/(?<=[[,:]\s*)(NaN|-?Infinity)(?=\s*[,\]}])/g, "null")]) {
    try {
      const value: unknown = JSON.parse(each);
      if (isObject(value)) return value;
    } catch {
      // Told below.
    }
  }
  throw new ImportError([`${file}: this is not JSON of a simulation.`]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readCsv(text: string, file: string, start: Day | undefined): Results {
  const { header, rows } = readTable(text, file);
  const dates = header.indexOf("date");
  const faults: string[] = [];
  const values = new Map<string, Float64Array>();
  header.forEach((name, column) => {
    if (name === "" || column === dates || values.has(name)) return;
    const cells = rows.map(({ line, cells: ofRow }) => {
      const value = readNumber(ofRow[column] ?? "");
      if (value === undefined && faults.length < maxFaults)
        faults.push(
          `${file}:${line}: ${name}: "${(ofRow[column] ?? "").slice(0, 40)}" is not a number.`,
        );
      return value ?? Number.NaN;
    });
    values.set(name, Float64Array.from(cells));
  });
  if (faults.length > 0) throw new ImportError(faults);
  const first = dates < 0 ? undefined : rows[0]?.cells[dates];
  return { startDay: startOf(first, start, file), values };
}

function startOf(first: string | undefined, start: Day | undefined, file: string): Day {
  const day = first === undefined ? start : parseDay(first.slice(0, 10));
  if (day !== undefined) return day;
  throw new ImportError([
    first === undefined
      ? `${file}: it has no dates; name the first one in the mapping (start).`
      : `${file}: "${first.slice(0, 40)}" is not a date.`,
  ]);
}

/** States of Covasim contain later ones: who is infectious is still among the exposed. */
const states = [
  ["nInfectedButNotContagious", "n_exposed", "n_infectious"],
  ["nContagious", "n_infectious", "n_symptomatic"],
  ["nShowingSymptoms", "n_symptomatic", "n_severe"],
  ["nSeriouslySick", "n_severe", "n_critical"],
  ["nCritical", "n_critical", undefined],
] as const;

const totals = [
  ["nInfectedCumulative", "infections"],
  ["nContagiousCumulative", "infectious"],
  ["nShowingSymptomsCumulative", "symptomatic"],
  ["nSeriouslySickCumulative", "severe"],
  ["nCriticalCumulative", "critical"],
  ["nDeceasedCumulative", "deaths"],
] as const;

const copied = [
  ["nVaccinated", "n_vaccinated"],
  ["nTested", "new_tests"],
  ["rValue", "r_eff"],
] as const;

function memberOf({ startDay, values }: Results, file: string): ImportedMember {
  const needed = (...names: readonly string[]) => {
    const found = names.map((name) => values.get(name)).find((each) => each !== undefined);
    if (found) return found;
    throw new ImportError([`${file}: the result ${names.join(" or ")} is missing.`]);
  };
  const susceptible = needed("n_susceptible");
  const exposed = needed("n_exposed");
  const recovered = needed("n_recovered", "cum_recoveries");
  const dayCount = dayCountOf(startDay, startDay + susceptible.length - 1, file);
  if (dayCount === 0) throw new ImportError([`${file}: it has no days.`]);
  const columns = new Map<string, Float64Array>([["nSusceptible", susceptible]]);
  for (const [name, state, later] of states) {
    const count = values.get(state);
    const further = later === undefined ? undefined : values.get(later);
    if (count && (later === undefined || further))
      columns.set(
        name,
        count.map((value, day) => Math.max(0, value - (further?.[day] ?? 0))),
      );
  }
  columns.set("nTotalInfected", exposed);
  columns.set("nRecovered", recovered);
  for (const [name, flow] of totals) {
    const fresh = values.get(`new_${flow}`);
    const total = values.get(`cum_${flow}`) ?? (fresh && cumulated(fresh));
    if (total) columns.set(name, total);
  }
  for (const [name, result] of copied) {
    const found = values.get(result);
    if (found) columns.set(name, found);
  }
  const odd = [...columns].find(([, list]) => list.length !== dayCount);
  if (odd) throw new ImportError([`${file}: its results have different numbers of days.`]);
  return { startDay, dayCount, columns };
}
