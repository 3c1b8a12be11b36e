import {
  type Day,
  type Fault,
  inFoundLanguages,
  infoFile,
  keyInLanguage,
  parseDay,
  problem,
  type Translations,
} from "@episcope/common";
import { isMapping, type Mapping, type Path } from "@episcope/common/reading";
import { readYaml, type YamlFile } from "../yamlFile.ts";
import {
  defaultDates,
  defaultHeatMapMaxValue,
  type Measure,
  type Metadata,
  type OptionGroup,
} from "./metadata.ts";

export interface ParsedMetadata {
  /** Missing when the battery cannot be shown; the faults say why. */
  readonly metadata: Metadata | undefined;
  readonly faults: readonly Fault[];
}

export function parseMetadata(text: string, file: string): ParsedMetadata {
  const yaml = readYaml(text, file);
  const metadata = yaml.mapping && readMetadata(yaml, yaml.mapping);
  return { metadata, faults: yaml.faults.faults };
}

function readMetadata(yaml: YamlFile, root: Mapping): Metadata | undefined {
  const read = new Reader(yaml, root);
  const city = read.text("city");
  const zipFolder = read.text("zipFolder");
  const startDay = read.date("startDate") ?? read.date("defaultStartDate");
  const optionGroups = readGroups(yaml, root.optionGroups);
  const shifts = startDay === undefined ? undefined : readShifts(read, yaml, root, startDay);
  if (city === undefined) yaml.fault([], problem("fieldMissing", { field: "city" }));
  if (zipFolder === undefined) yaml.fault([], problem("fieldMissing", { field: "zipFolder" }));
  if (startDay === undefined)
    yaml.fault([], problem("missing", { name: ["startDate", "defaultStartDate"] }));
  if (city === undefined || zipFolder === undefined) return undefined;
  if (startDay === undefined || optionGroups === undefined || shifts === undefined)
    return undefined;
  const day = (name: keyof typeof defaultDates): Day =>
    read.date(name) ?? parseDay(defaultDates[name]) ?? startDay;
  return {
    viewerVersion: read.number("viewerVersion") ?? 1,
    city,
    zipFolder,
    info: read.text("info") ?? infoFile,
    readme: read.text("readme"),
    runName: read.text("runName"),
    startDay,
    graphStartDay: day("graphStartDate"),
    endDay: day("endDate"),
    rValueDay: day("rValueDate"),
    ...shifts,
    ignoredPlots: read.texts("ignoredPlots") ?? [],
    heatMapMaxValue: read.number("heatMapMaxValue") ?? defaultHeatMapMaxValue,
    optionGroups,
  };
}

type FieldProblem =
  | "mustBeText"
  | "mustBeNumber"
  | "mustBeFlag"
  | "mustBeDate"
  | "mustBeList"
  | "mustHaveTextPerValue";

/** The fields of one mapping. A field without a value counts as missing, one of a wrong kind is a fault. */
class Reader {
  readonly #yaml: YamlFile;
  readonly #mapping: Mapping;
  readonly #path: Path;

  constructor(yaml: YamlFile, mapping: Mapping, path: Path = []) {
    this.#yaml = yaml;
    this.#mapping = mapping;
    this.#path = path;
  }

  text(name: string): string | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string") return value === "" ? undefined : value;
    // Numbers as names are common: runName: 12
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    return this.#wrong(name, "mustBeText");
  }

  translations(name: string): Translations {
    return inFoundLanguages((language) => this.text(keyInLanguage(name, language)));
  }

  /** Values, and a text for each. */
  textsByValue(name: string): ReadonlyMap<string, string> | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    const texts = isMapping(value) ? Object.entries(value) : [["", undefined] as const];
    const isSound = texts.every((entry): entry is [string, string] => typeof entry[1] === "string");
    return isSound ? new Map(texts) : this.#wrong(name, "mustHaveTextPerValue");
  }

  number(name: string): number | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === "number" ? value : this.#wrong(name, "mustBeNumber");
  }

  boolean(name: string): boolean | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === "boolean" ? value : this.#wrong(name, "mustBeFlag");
  }

  date(name: string): Day | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    const day = typeof value === "string" ? parseDay(value) : undefined;
    return day ?? this.#wrong(name, "mustBeDate");
  }

  texts(name: string): string[] | undefined {
    const value = this.#mapping[name];
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) return this.#wrong(name, "mustBeList");
    return value.map(String);
  }

  #wrong(name: string, code: FieldProblem): undefined {
    this.#yaml.fault([...this.#path, name], problem(code, { field: name }));
    return undefined;
  }
}

function readShifts(
  read: Reader,
  yaml: YamlFile,
  root: Mapping,
  startDay: Day,
): Pick<Metadata, "shifts" | "shiftColumn"> | undefined {
  if (Array.isArray(root.offset)) {
    const shifts = root.offset.filter((shift): shift is number => Number.isInteger(shift));
    if (shifts.length < root.offset.length)
      yaml.fault(["offset"], problem("mustHoldWholeNumbers", { field: "offset" }));
    return { shifts, shiftColumn: "offset" };
  }
  const dates = read.texts("startDates");
  if (!dates) {
    yaml.fault([], problem("missing", { name: ["offset", "startDates"] }));
    return undefined;
  }
  const origin = read.date("defaultStartDate") ?? startDay;
  const shifts = dates.flatMap((date, index) => {
    const day = parseDay(date);
    if (day === undefined) yaml.fault(["startDates", index], problem("notDate", { value: date }));
    return day === undefined ? [] : [day - origin];
  });
  return { shifts, shiftColumn: "startDate" };
}

function readGroups(yaml: YamlFile, value: unknown): OptionGroup[] | undefined {
  if (value === undefined || value === null) {
    yaml.fault([], problem("fieldMissing", { field: "optionGroups" }));
    return undefined;
  }
  if (!Array.isArray(value)) {
    yaml.fault(["optionGroups"], problem("mustBeList", { field: "optionGroups" }));
    return undefined;
  }
  return value.flatMap((group: unknown, index) => {
    const path = ["optionGroups", index];
    if (!isMapping(group)) {
      yaml.fault(path, problem("optionGroupShape"));
      return [];
    }
    const read = new Reader(yaml, group, path);
    const day = read.number("day");
    return [
      {
        // −1 and a missing day both mean: no date (run-data-format specification 2.2).
        day: day === undefined || day < 1 ? undefined : day,
        heading: read.translations("heading"),
        subheading: read.translations("subheading"),
        measures: readMeasures(yaml, group.measures, [...path, "measures"]),
      },
    ];
  });
}

function readMeasures(yaml: YamlFile, value: unknown, path: Path): Measure[] {
  if (!Array.isArray(value)) {
    yaml.fault(path, problem("mustBeList", { field: "measures" }));
    return [];
  }
  return value.flatMap((entry: unknown, index) => {
    const place = [...path, index];
    const read = isMapping(entry) ? new Reader(yaml, entry, place) : undefined;
    const measure = read?.text("measure");
    if (!read || measure === undefined) {
      yaml.fault(place, problem("fieldMissing", { field: "measure" }));
      return [];
    }
    return [
      {
        measure,
        title: read.translations("title"),
        texts: inFoundLanguages((language) => read.textsByValue(keyInLanguage("texts", language))),
        order: readOrder(read.text("order")),
        asPercent: read.boolean("asPercent"),
      },
    ];
  });
}

function readOrder(text: string | undefined): string[] | undefined {
  return text?.split(",").map((label) => label.trim());
}
