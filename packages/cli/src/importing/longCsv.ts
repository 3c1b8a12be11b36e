// A long table: one value per row, with date, scenario, variable and perhaps quantile. Quantiles
// become members that lie between them, so that the quantiles of the members are the given ones.
import { type Day, formatDay, parseDay } from "@episcope/common";
import { maxFaults, readNumber, readTable } from "./cells.ts";
import type { ColumnRole, ImportMapping } from "./mapping.ts";
import { median, memberLevels, valueAtLevel } from "./quantileMembers.ts";
import { cumulated, dayCountOf, ImportError, type ImportedMember } from "./series.ts";

/** By day, then by level; the level NaN is a value without quantile. */
type Curve = Map<number, Map<Day, number>>;

export interface ReadLongCsv {
  /** By name of the scenario. */
  readonly scenarios: ReadonlyMap<string, readonly ImportedMember[]>;
  /** What was left out. */
  readonly notes: readonly string[];
}

export function readLongCsv(text: string, file: string, mapping: ImportMapping): ReadLongCsv {
  const curves = readCurves(text, file, mapping);
  const wanted = mapping.scenarios.map(({ name }) => name ?? "");
  const unknown = [...curves.scenarios.keys()].filter((name) => !wanted.includes(name));
  const notes = [
    ...unknown.map((name) => `The scenario "${name}" is not in the mapping, and left out.`),
    ...[...curves.unknown].map(
      (name) => `The variable "${name}" is not in the mapping, and left out.`,
    ),
  ];
  const faults = wanted
    .filter((name) => !curves.scenarios.has(name))
    .map((name) => `${file}: it has no rows of the scenario "${name}".`);
  if (faults.length > 0) throw new ImportError(faults);
  const scenarios = new Map(
    [...curves.scenarios].flatMap(([name, variables]) =>
      wanted.includes(name) ? [[name, membersOf(variables, name, mapping)] as const] : [],
    ),
  );
  return { scenarios, notes };
}

interface Curves {
  readonly scenarios: Map<string, Map<string, Curve>>;
  readonly unknown: Set<string>;
}

function readCurves(text: string, file: string, { columns, variables }: ImportMapping): Curves {
  const { header, rows } = readTable(text, file);
  const place = (role: ColumnRole) => header.indexOf(columns[role]);
  const required = (["date", "scenario", "variable", "value"] as const).filter(
    (role) => place(role) < 0,
  );
  if (required.length > 0)
    throw new ImportError(
      required.map((role) => `${file}: the column ${columns[role]} is missing.`),
    );
  const faults: string[] = [];
  const curves: Curves = { scenarios: new Map(), unknown: new Set() };
  for (const { line, cells } of rows) {
    if (faults.length >= maxFaults) break;
    const cell = (role: ColumnRole) => cells[place(role)] ?? "";
    const refuse = (role: ColumnRole, expected: string) =>
      void faults.push(
        `${file}:${line}: ${columns[role]}: "${cell(role).slice(0, 40)}" is not ${expected}.`,
      );
    const variable = cell("variable");
    if (!variables.has(variable)) {
      curves.unknown.add(variable);
      continue;
    }
    const day = parseDay(cell("date").slice(0, 10));
    const value = readNumber(cell("value"));
    const level = readLevel(cell("quantile"));
    if (day === undefined) refuse("date", "a date such as 2020-02-25");
    if (value === undefined) refuse("value", "a number");
    if (level === undefined) refuse("quantile", "a number from 0 to 1");
    if (day === undefined || value === undefined || level === undefined) continue;
    const ofScenario = valueAt(curves.scenarios, cell("scenario"), () => new Map<string, Curve>());
    const curve = valueAt(ofScenario, variable, (): Curve => new Map());
    const byDay = valueAt(curve, level, () => new Map<Day, number>());
    if (byDay.has(day)) faults.push(`${file}:${line}: this value stands already further up.`);
    byDay.set(day, value);
  }
  if (faults.length > 0) throw new ImportError(faults);
  return curves;
}

/** NaN for an empty cell, undefined for what is no share. */
function readLevel(text: string): number | undefined {
  const level = readNumber(text);
  return level === undefined || level < 0 || level > 1 ? undefined : level;
}

function valueAt<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function membersOf(
  variables: ReadonlyMap<string, Curve>,
  scenario: string,
  mapping: ImportMapping,
): readonly ImportedMember[] {
  const curves = [...variables.values()];
  const days = curves.flatMap((curve) => [...curve.values()].flatMap((byDay) => [...byDay.keys()]));
  const [first, last] = days.reduce(
    ([low, high], day) => [Math.min(low, day), Math.max(high, day)] as const,
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const,
  );
  const startDay = mapping.start ?? first;
  if (first < startDay)
    throw new ImportError([
      `${scenario}: it begins on ${formatDay(first)}, before the start ${formatDay(startDay)}.`,
    ]);
  const dayCount = dayCountOf(startDay, last, scenario);
  const hasQuantiles = curves.some((curve) =>
    [...curve.keys()].some((level) => !Number.isNaN(level)),
  );
  const levels = hasQuantiles ? memberLevels() : [median];
  return levels.map((level) => {
    const columns = new Map<string, Float64Array>();
    for (const [name, curve] of variables) {
      const target = mapping.variables.get(name);
      if (!target) continue;
      const values = Float64Array.from({ length: dayCount }, (_, place) =>
        valueOn(curve, startDay + place, level),
      );
      columns.set(target.column, target.isNew ? cumulated(values) : values);
    }
    return { startDay, dayCount, columns };
  });
}

function valueOn(curve: Curve, day: Day, level: number): number {
  const points = [...curve].map(([at, byDay]) => [at, byDay.get(day) ?? Number.NaN] as const);
  // A value without quantile holds for all.
  return valueAtLevel(points, level) ?? curve.get(Number.NaN)?.get(day) ?? Number.NaN;
}
