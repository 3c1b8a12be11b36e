// The files of a battery besides its runs: description and run table (run-data-format specification
// 2, 3).
import {
  defaultHeatMapMaxValue,
  type Measure,
  type Metadata,
  type OptionGroup,
  optionSet,
  RunFinder,
  type RunIndex,
  writeMetadata,
  writeRunIndex,
} from "@episcope/battery";
import {
  type Day,
  inEachLanguage,
  infoFile,
  metadataFile,
  notesFile,
  summariesFolder,
} from "@episcope/common";
import { departureDay, fittedUntil } from "./departure.ts";
import { memberCount, runsOf } from "./runs.ts";
import type { Scenario, ScenarioGroup, ScenarioOption } from "./scenario.ts";

/** Contents by file name. */
export function batteryFiles(scenario: Scenario, hasNotes: boolean): ReadonlyMap<string, string> {
  const index = runsOf(scenario);
  const metadata = metadataOf(scenario, hasNotes);
  const shown = defaultRunId(metadata, index);
  const differsFrom = shown === undefined ? undefined : departureDay(scenario, shown);
  return new Map([
    [metadataFile, writeMetadata({ ...metadata, differsFrom })],
    [infoFile, writeRunIndex(index)],
  ]);
}

/** The run that a page shows without any choice. */
export function defaultRunId(metadata: Metadata, index: RunIndex): string | undefined {
  const chosen = new Map<string, string>();
  for (const { measures } of metadata.optionGroups) {
    for (const measure of measures) {
      const set = optionSet(index, measure);
      if (set) chosen.set(set.parameter, set.defaultOption.value);
    }
  }
  return new RunFinder(index, metadata).find(chosen, metadata.shifts[0] ?? 0)?.runId;
}

/** All but from when on the first run differs from what happened. */
export function metadataOf(scenario: Scenario, hasNotes: boolean): Metadata {
  const { startDay, endDay, page } = scenario;
  const graphStart = graphStartDay(scenario);
  const firstMeasures = scenario.groups.find(({ day }) => day !== undefined)?.day;
  return {
    viewerVersion: 2,
    city: scenario.region,
    zipFolder: summariesFolder,
    info: infoFile,
    readme: hasNotes ? notesFile : undefined,
    runName: scenario.runName,
    startDay,
    graphStartDay: graphStart,
    endDay,
    rValueDay: page.rValueDate ?? firstMeasures ?? Math.floor((graphStart + endDay) / 2),
    shifts: [0],
    shiftColumn: "startDate",
    ignoredPlots: page.ignoredPlots,
    heatMapMaxValue: page.heatMapMaxValue ?? defaultHeatMapMaxValue,
    fittedUntil: fittedUntil(scenario),
    members: memberCount(scenario),
    sample: scenario.sample,
    optionGroups: [
      ...scenario.groups.map((group) => optionGroup(group, startDay)),
      ...fixedGroup(scenario),
    ],
  };
}

/** The first day that pages show. */
export function graphStartDay({ page, startDay }: Scenario): Day {
  return page.graphStart ?? startDay;
}

function optionGroup(group: ScenarioGroup, startDay: number): OptionGroup {
  const { heading, day, subheading, options } = group;
  return {
    day: day === undefined ? undefined : day - startDay + 1,
    heading,
    subheading,
    measures: options.map(({ name, title, texts, order, asPercent, initial }) => ({
      measure: name,
      title,
      texts: byLanguage(texts),
      order,
      asPercent,
      initial,
    })),
  };
}

function byLanguage(texts: ScenarioOption["texts"]): NonNullable<Measure["texts"]> {
  if (texts.size === 0) return {};
  return inEachLanguage(
    (language) => new Map([...texts].map(([value, text]) => [value, text[language]])),
  );
}

/** Parameters with one value have no buttons, but a row in the table of fixed parameters. */
function fixedGroup({ fixed }: Scenario): readonly OptionGroup[] {
  if (fixed.length === 0) return [];
  const measures = fixed.map(({ name, title, texts }) => ({
    measure: name,
    title,
    texts: byLanguage(texts),
    order: undefined,
    asPercent: undefined,
  }));
  return [{ day: undefined, heading: {}, subheading: {}, measures }];
}
