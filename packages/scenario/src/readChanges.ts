// Lists of changes in a file: kinds and conditions. Values are read when options are chosen.
import type { YamlFile } from "@episcope/battery";
import { problem } from "@episcope/common";
import { flag, isMapping, type Path, Place } from "@episcope/common/reading";
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
    yaml.fault(path, problem("changesShape"));
    return [];
  }
  return raw.flatMap((item: unknown, index) => {
    const place = [...path, index];
    const change = readChange(yaml, item, place, catalogue);
    if (change?.isKnown && !isRegime)
      yaml.fault([...place, "known"], problem("knownOnlyInRegimes"));
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
    yaml.fault(path, problem("changeShape"));
    return undefined;
  }
  if (keys.length > 1) {
    yaml.fault(path, problem("twoChanges", { keys }));
    return undefined;
  }
  const kind = changeKinds.get(key);
  if (!kind) {
    yaml.faultAtKey([...path, key], problem("changeUnknown", { key }));
    return undefined;
  }
  const { known, when, unless } = raw;
  return {
    kind,
    raw: raw[key],
    path: [...path, key],
    conditions: [
      ...readConditions(yaml, when, [...path, "when"], catalogue, true),
      ...readConditions(yaml, unless, [...path, "unless"], catalogue, false),
    ],
    isKnown:
      known !== undefined && flag(known, new Place(yaml, {}, false, [...path, "known"])) === true,
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
    yaml.fault(path, problem("conditionShape"));
    return [];
  }
  return Object.entries(raw).map(([option, given]) => {
    const place = [...path, option];
    const known = catalogue.get(option);
    if (!known) yaml.faultAtKey(place, problem("noSuchOption", { option }));
    const values = (Array.isArray(given) ? given : [given]).filter((value: unknown) => {
      if (typeof value !== "string")
        yaml.fault(place, problem("mustStandInQuotes", { value: String(value) }));
      else if (known && !known.includes(value))
        yaml.fault(place, problem("noSuchValue", { option, value }));
      else return true;
      return false;
    });
    return { option, values, isWanted };
  });
}
