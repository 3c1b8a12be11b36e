// Descriptions of batteries may come from other groups: faults are reported, and faulty parts left
// out.
import { type Day, type Fault, infoFile, parseDay, problem } from "@episcope/common";
import {
  anyNumber,
  date,
  entriesOf,
  flag,
  listOf,
  type Mapping,
  mapped,
  openFields,
  Place,
  publishedTexts,
  required,
  share,
  type Type,
  text,
  wholeNumber,
  withDefault,
} from "@episcope/common/reading";
import { readYaml } from "../yamlFile.ts";
import {
  defaultDates,
  defaultHeatMapMaxValue,
  type Measure,
  type Metadata,
  maxMembers,
  type OptionGroup,
} from "./metadata.ts";

export interface ParsedMetadata {
  /** Missing if the battery cannot be shown; the faults say why. */
  readonly metadata: Metadata | undefined;
  readonly faults: readonly Fault[];
}

export function parseMetadata(source: string, file: string): ParsedMetadata {
  const yaml = readYaml(source, file);
  const metadata = yaml.mapping && readMetadata(yaml.mapping, new Place(yaml, undefined, true));
  return { metadata, faults: yaml.faults.faults };
}

const measureFields = openFields({
  measure: required(text),
  /** Labels, comma-separated. */
  order: mapped(text, (labels) => labels.split(",").map((label) => label.trim())),
  asPercent: flag,
  initial: text,
});
const title = publishedTexts("title", text);
const texts = publishedTexts(
  "texts",
  mapped(entriesOf(text), (entries) => new Map(entries)),
);

const measure: Type<Measure> = (raw, place) => {
  const given = measureFields(raw, place);
  return given && { ...given, title: title(raw, place) ?? {}, texts: texts(raw, place) ?? {} };
};

const groupFields = openFields({ day: anyNumber, measures: required(listOf(measure)) });
const heading = publishedTexts("heading", text);
const subheading = publishedTexts("subheading", text);

const group: Type<OptionGroup> = (raw, place) => {
  const given = groupFields(raw, place);
  if (!given) return undefined;
  const { day, measures } = given;
  return {
    // −1 and a missing day both mean no date (run-data-format specification 2.2).
    day: day === undefined || day < 1 ? undefined : day,
    heading: heading(raw, place) ?? {},
    subheading: subheading(raw, place) ?? {},
    measures,
  };
};

const fields = openFields({
  viewerVersion: withDefault(anyNumber, 1),
  city: required(text),
  zipFolder: required(text),
  packed: flag,
  info: withDefault(text, infoFile),
  readme: text,
  runName: text,
  graphStartDate: date,
  endDate: date,
  rValueDate: date,
  fittedUntil: date,
  differsFrom: date,
  members: wholeNumber(1, maxMembers),
  sample: share,
  ignoredPlots: withDefault(listOf(text), []),
  heatMapMaxValue: withDefault(anyNumber, defaultHeatMapMaxValue),
  optionGroups: required(listOf(group)),
});

function readMetadata(root: Mapping, place: Place): Metadata | undefined {
  const given = fields(root, place);
  const start = readStart(root, place);
  if (!given || !start) return undefined;
  const { graphStartDate, endDate, rValueDate, ...rest } = given;
  const dayOf = (day: Day | undefined, name: keyof typeof defaultDates) =>
    day ?? parseDay(defaultDates[name]) ?? start.startDay;
  return {
    ...rest,
    ...start,
    graphStartDay: dayOf(graphStartDate, "graphStartDate"),
    endDay: dayOf(endDate, "endDate"),
    rValueDay: dayOf(rValueDate, "rValueDate"),
  };
}

const maxDays = 10_000;
const startFields = openFields({
  startDate: date,
  defaultStartDate: date,
  offset: listOf(wholeNumber(-maxDays, maxDays)),
  startDates: listOf(date),
});

function readStart(
  root: Mapping,
  place: Place,
): Pick<Metadata, "startDay" | "shifts" | "shiftColumn"> | undefined {
  const { startDate, defaultStartDate, offset, startDates } = startFields(root, place) ?? {};
  const startDay = startDate ?? defaultStartDate;
  if (startDay === undefined)
    place.fault(problem("missing", { name: ["startDate", "defaultStartDate"] }));
  if (!offset && !startDates) place.fault(problem("missing", { name: ["offset", "startDates"] }));
  if (startDay === undefined) return undefined;
  if (offset) return { startDay, shifts: offset, shiftColumn: "offset" };
  const origin = defaultStartDate ?? startDay;
  const shifts = startDates?.map((day) => day - origin);
  return shifts && { startDay, shifts, shiftColumn: "startDate" };
}
