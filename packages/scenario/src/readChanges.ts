// Lists of changes in a file: kinds and conditions. Values are read when options are chosen.
import { isMapping, type Path, type YamlFile } from "@episcope/battery";
import { changeKinds } from "./changes/changeKinds.ts";
import type { Change, Condition } from "./scenario.ts";

/** Values by option. */
export type Catalogue = ReadonlyMap<string, readonly string[]>;

const ownKeys = ["when", "unless", "known"];

export function readChanges(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  catalogue: Catalogue,
  isRegime = false,
): readonly Change[] {
  if (!Array.isArray(raw)) {
    yaml.fault(path, "here must be a list of changes, [] for none");
    return [];
  }
  return raw.flatMap((item: unknown, index) => {
    const place = [...path, index];
    const change = readChange(yaml, item, place, catalogue);
    if (change?.isKnown && !isRegime) yaml.fault([...place, "known"], "known belongs to regimes");
    return change ? [change] : [];
  });
}

function readChange(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  catalogue: Catalogue,
): Change | undefined {
  const keys = isMapping(raw) ? Object.keys(raw).filter((key) => !ownKeys.includes(key)) : [];
  const [key] = keys;
  if (!isMapping(raw) || key === undefined) {
    yaml.fault(path, "a change has a key such as restrict");
    return undefined;
  }
  if (keys.length > 1) {
    yaml.fault(path, `${keys.join(" and ")} are two changes: each has an item of its own`);
    return undefined;
  }
  const kind = changeKinds.get(key);
  if (!kind) {
    yaml.faultAtKey([...path, key], `${key} is no change`);
    return undefined;
  }
  const { known, when, unless } = raw;
  if (known !== undefined && typeof known !== "boolean")
    yaml.fault([...path, "known"], "known must be true or false");
  return {
    kind,
    raw: raw[key],
    path: [...path, key],
    conditions: [
      ...readConditions(yaml, when, [...path, "when"], catalogue, true),
      ...readConditions(yaml, unless, [...path, "unless"], catalogue, false),
    ],
    isKnown: known === true,
  };
}

function readConditions(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  catalogue: Catalogue,
  isWanted: boolean,
): readonly Condition[] {
  if (raw === undefined) return [];
  if (!isMapping(raw) || Object.keys(raw).length === 0) {
    yaml.fault(path, "a condition names an option and its value");
    return [];
  }
  return Object.entries(raw).map(([option, given]) => {
    const place = [...path, option];
    const known = catalogue.get(option);
    if (!known) yaml.faultAtKey(place, `there is no option ${option}`);
    const values = (Array.isArray(given) ? given : [given]).filter((value: unknown) => {
      if (typeof value !== "string") yaml.fault(place, `${value} must stand in quotes`);
      else if (known && !known.includes(value))
        yaml.fault(place, `${option} has no value "${value}"`);
      else return true;
      return false;
    });
    return { option, values, isWanted };
  });
}
