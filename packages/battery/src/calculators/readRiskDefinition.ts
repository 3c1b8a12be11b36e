// Definitions of risk calculators (calculators specification 7).
import { type Problem, problem } from "@episcope/common";
import { isMapping, type Mapping, type Path } from "@episcope/common/reading";
import type { CalculatorGroup, GroupEffect, RiskDefinition, Situation } from "./definition.ts";
import { type DefinitionFile, titleText } from "./definitionFile.ts";
import { readGroup } from "./readGroups.ts";

/** Θ where a file gives none. */
const defaultCalibration = 0.075;

const keys = ["description", "calibrationParam", "multipliers", "divisors", "scenarios", "notes"];
/** Additions of this project to the format. */
const ownKeys = ["duration", "everyday"];

export function readRiskDefinition(file: DefinitionFile, root: Mapping): RiskDefinition {
  file.onlyKeys([], [...keys, ...ownKeys]);
  if (root.multipliers === undefined || root.multipliers === null)
    file.fault([], problem("fieldMissing", { field: "multipliers" }));
  const multipliers = readGroups(file, root, "multipliers", "multiply");
  const divisors = readGroups(file, root, "divisors", "divide");
  for (const { name } of divisors) {
    if (multipliers.some((group) => group.name === name))
      file.faultAtKey(["divisors", name], problem("groupTwice", { group: name }));
  }
  const groups = [...multipliers, ...divisors];
  return {
    kind: "risk",
    description: file.text(root, ["description"]),
    calibration: readCalibration(file, root),
    groups,
    scenarios: readSituations(file, root, "scenarios", groups),
    everyday: readSituations(file, root, "everyday", groups),
    durationGroup: readDurationGroup(file, root, groups),
    notes: file.texts(root, ["notes"]),
  };
}

function readCalibration(file: DefinitionFile, root: Mapping): number {
  if (root.calibrationParam === undefined) {
    file.repair([], problem("calibrationMissing", { value: defaultCalibration }));
    return defaultCalibration;
  }
  return file.number(root, ["calibrationParam"], "positive") ?? defaultCalibration;
}

function readGroups(
  file: DefinitionFile,
  root: Mapping,
  field: "multipliers" | "divisors",
  effect: GroupEffect,
): readonly CalculatorGroup[] {
  return file.entries(root, [field]).flatMap(({ name, path, value }) => {
    if (!isMapping(value)) {
      file.fault(path, problem("mustBeMapping", { field: problem("ofGroup", { group: name }) }));
      return [];
    }
    file.onlyKeys(path, ["description", "options", "given"]);
    const isGiven = value.given ?? false;
    if (typeof isGiven !== "boolean")
      file.fault([...path, "given"], problem("mustBeFlag", { field: "given" }));
    const description = file.text(value, [...path, "description"]);
    const head = { name, effect, form: "pair", description, isGiven: isGiven === true } as const;
    return readGroup(file, head, value.options, [...path, "options"]) ?? [];
  });
}

function readSituations(
  file: DefinitionFile,
  root: Mapping,
  field: "scenarios" | "everyday",
  groups: readonly CalculatorGroup[],
): readonly Situation[] {
  return file.entries(root, [field]).flatMap(({ name, path, value }) => {
    if (!isMapping(value)) {
      file.fault(
        path,
        problem("mustBeMapping", { field: problem("ofScenario", { scenario: name }) }),
      );
      return [];
    }
    file.onlyKeys(path, ["description", "presets"]);
    const presets = new Map<number, number>();
    for (const preset of file.entries(value, [...path, "presets"])) {
      const places = findPreset(file, preset, groups, problem("ofScenario", { scenario: name }));
      if (places) presets.set(places.group, places.option);
    }
    return [{ name, description: file.text(value, [...path, "description"]), presets }];
  });
}

function findPreset(
  file: DefinitionFile,
  { name, path, value }: { readonly name: string; readonly path: Path; readonly value: unknown },
  groups: readonly CalculatorGroup[],
  of: Problem,
): { readonly group: number; readonly option: number } | undefined {
  const group = groups.findIndex((one) => one.name === name);
  const options = groups[group]?.options;
  if (!options) return file.faultAtKey(path, problem("groupUnknown", { of, group: name }));
  const title = titleText(value);
  if (title === undefined) return file.fault(path, problem("optionUnnamed", { of, group: name }));
  const option = options.findIndex((one) => one.title === title);
  if (option < 0)
    return file.fault(path, problem("optionUnknown", { of, group: name, option: title }));
  return { group, option };
}

/** Every option of such a group says how long. */
const durationTitle =
  /(^|[\d\s])(min|minutes?|hours?|h|days?|weeks?|minuten?|stunden?|tage?|wochen?)\b/i;

/** The group that the file names; else the first multipliers whose titles are all durations. */
function readDurationGroup(
  file: DefinitionFile,
  root: Mapping,
  groups: readonly CalculatorGroup[],
): number | undefined {
  const name = file.text(root, ["duration"]);
  const isDuration = ({ effect, options }: CalculatorGroup) =>
    effect === "multiply" &&
    options.every(({ value }) => value > 0) &&
    new Set(options.map(({ value }) => value)).size > 1;
  const place = groups.findIndex((group) =>
    name === undefined
      ? isDuration(group) && group.options.every(({ title }) => durationTitle.test(title))
      : isDuration(group) && group.name === name,
  );
  if (name !== undefined && place < 0)
    file.fault(["duration"], problem("noDurations", { of: "duration", group: name }));
  return place < 0 ? undefined : place;
}
