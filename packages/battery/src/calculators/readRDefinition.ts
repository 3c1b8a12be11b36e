// Definitions of R calculators (calculators specification 4).
import { problem } from "@episcope/common";
import { isMapping, type Mapping, type Path } from "@episcope/common/reading";
import type { BaseValue, CalculatorGroup, RDefinition, SimulatedR } from "./definition.ts";
import { type DefinitionFile, titleText } from "./definitionFile.ts";
import { readGroup } from "./readGroups.ts";

/** Where a file gives no base value. */
const defaultBase: BaseValue = { label: undefined, value: 3 };
/** Share of R on either side that version 1 shows (calculators specification 5). */
const defaultMargin = 0.1;
const defaultGenerationDays = 5;

const keys = ["description", "baseValue", "baseValues", "additiveGroups", "optionGroups", "notes"];
/** Additions of this project to the format. */
const ownKeys = ["generationTime", "simulated"];

export function readRDefinition(
  file: DefinitionFile,
  root: Mapping,
  kind: "v1" | "v2",
): RDefinition {
  file.onlyKeys([], [...keys, ...ownKeys, ...(kind === "v1" ? ["margin"] : [])]);
  if (root.optionGroups === undefined || root.optionGroups === null)
    file.fault([], problem("fieldMissing", { field: "optionGroups" }));
  const additions = readGroups(file, root, "additiveGroups", kind);
  const factors = readGroups(file, root, "optionGroups", kind);
  for (const { name } of factors) {
    if (additions.some((group) => group.name === name))
      file.faultAtKey(["optionGroups", name], problem("groupTwice", { group: name }));
  }
  return {
    kind,
    description: file.text(root, ["description"]),
    bases: readBases(file, root),
    margin: kind === "v1" ? (file.number(root, ["margin"], "share") ?? defaultMargin) : 0,
    generationDays: file.number(root, ["generationTime"], "positive") ?? defaultGenerationDays,
    groups: [...additions, ...factors],
    notes: file.texts(root, ["notes"]),
    simulated: readSimulated(file, root),
  };
}

function readGroups(
  file: DefinitionFile,
  root: Mapping,
  field: "additiveGroups" | "optionGroups",
  kind: "v1" | "v2",
): readonly CalculatorGroup[] {
  const effect = field === "additiveGroups" ? "add" : "multiply";
  const form = kind === "v1" ? "pair" : "list";
  return file
    .entries(root, [field])
    .flatMap(({ name, path, value }) => readGroup(file, { name, effect, form }, value, path) ?? []);
}

/** One number, or several to choose from; where both are given, the one. 0 is a number too. */
function readBases(file: DefinitionFile, root: Mapping): readonly [BaseValue, ...BaseValue[]] {
  const single = file.number(root, ["baseValue"], "notNegative");
  const [first, ...others] = readBaseList(file, root);
  if (single !== undefined) return [{ label: undefined, value: single }];
  return first ? [first, ...others] : [defaultBase];
}

function readBaseList(file: DefinitionFile, root: Mapping): readonly BaseValue[] {
  const list = root.baseValues;
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list) || list.length === 0) {
    file.fault(["baseValues"], problem("mustBeList", { field: "baseValues" }));
    return [];
  }
  return list.flatMap((entry: unknown, index): BaseValue[] => {
    const path: Path = ["baseValues", index];
    const [name, ...others] = isMapping(entry) ? file.names(path) : [];
    const label = titleText(name);
    if (!isMapping(entry) || name === undefined || label === undefined || others.length > 0) {
      file.fault(path, problem("baseValuePair", { of: "baseValues" }));
      return [];
    }
    const of = problem("ofBaseValue", { label });
    const checked = file.value(entry[name], [...path, name], of, "notNegative");
    if (checked?.isDefault) {
      // The first one is the default; a mark here would promise another.
      const value = String(entry[name]);
      file.fault([...path, name], problem("valueNotNumber", { of, value }));
    }
    return checked ? [{ label, value: checked.value }] : [];
  });
}

function readSimulated(file: DefinitionFile, root: Mapping): SimulatedR | undefined {
  const path = ["simulated"];
  const mapping = root.simulated;
  if (mapping === undefined || mapping === null) return undefined;
  if (!isMapping(mapping))
    return file.fault(path, problem("mustBeMapping", { field: "simulated" }));
  file.onlyKeys(path, ["value", "from", "to", "run", "title", "computed"]);
  const value = file.number(mapping, [...path, "value"], "notNegative");
  const from = file.date(mapping, [...path, "from"]);
  const to = file.date(mapping, [...path, "to"]);
  const computed = file.date(mapping, [...path, "computed"]);
  const title = file.text(mapping, [...path, "title"]);
  const run = file.text(mapping, [...path, "run"]);
  if (value === undefined) file.fault(path, problem("fieldMissing", { field: "value" }));
  if (title === undefined) file.fault(path, problem("fieldMissing", { field: "title" }));
  // A path of the portal; two slashes would be another host.
  if (run === undefined || !/^\/[^/\\\s][^\\\s]*$/.test(run))
    return file.fault([...path, "run"], problem("notPortalAddress", { field: "run" }));
  if (value === undefined || title === undefined) return undefined;
  if (from === undefined || to === undefined || computed === undefined) return undefined;
  return { value, from, to, run, title, computed };
}
