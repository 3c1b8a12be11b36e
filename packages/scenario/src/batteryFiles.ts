// The files of a battery besides its runs: description, run table, notes (format:
// run-data-format specification 2, 3, 7.1).
import { type Metadata, type OptionGroup, writeMetadata, writeRunIndex } from "@episcope/battery";
import { runsOf } from "./runs.ts";
import type { ButtonText, Scenario, ScenarioGroup, ScenarioOption } from "./scenario.ts";

export interface NotesTexts {
  readonly en?: string | undefined;
  readonly de?: string | undefined;
}

const notesFile = "notes.md";
const germanNotesFile = "notes.de.md";
const usualHeatMapMaxValue = 2000;

/** Texts by file name. */
export function batteryFiles(scenario: Scenario, notes: NotesTexts): ReadonlyMap<string, string> {
  const files = new Map([
    ["metadata.yaml", writeMetadata(metadataOf(scenario, notes.en !== undefined))],
    ["_info.txt", writeRunIndex(runsOf(scenario))],
  ]);
  if (notes.en !== undefined) files.set(notesFile, notes.en);
  if (notes.de !== undefined) files.set(germanNotesFile, notes.de);
  return files;
}

function metadataOf(scenario: Scenario, hasNotes: boolean): Metadata {
  const { startDay, endDay, page } = scenario;
  const graphStartDay = page.graphStart ?? startDay;
  const firstMeasures = scenario.groups.find(({ day }) => day !== undefined)?.day;
  return {
    viewerVersion: 2,
    city: scenario.region,
    zipFolder: "summaries",
    info: "_info.txt",
    readme: hasNotes ? notesFile : undefined,
    runName: scenario.runName,
    startDay,
    graphStartDay,
    endDay,
    rValueDay: page.rValueDate ?? firstMeasures ?? Math.floor((graphStartDay + endDay) / 2),
    shifts: [0],
    shiftColumn: "startDate",
    ignoredPlots: page.ignoredPlots,
    heatMapMaxValue: page.heatMapMaxValue ?? usualHeatMapMaxValue,
    optionGroups: [
      ...scenario.groups.map((group) => optionGroup(group, startDay)),
      ...fixedGroup(scenario),
    ],
  };
}

function optionGroup(group: ScenarioGroup, startDay: number): OptionGroup {
  const { heading, headingDe, day, subheading, subheadingDe, options } = group;
  return {
    day: day === undefined ? undefined : day - startDay + 1,
    heading,
    subheading,
    ...(headingDe ? { headingDe } : {}),
    ...(subheadingDe ? { subheadingDe } : {}),
    measures: options.map(({ name, title, titleDe, texts, order, asPercent }) => ({
      measure: name,
      title,
      ...(titleDe ? { titleDe } : {}),
      ...(texts.size > 0 ? { texts: inOne(texts, "en"), textsDe: inOne(texts, "de") } : {}),
      order,
      asPercent,
    })),
  };
}

function inOne(texts: ScenarioOption["texts"], language: keyof ButtonText) {
  return new Map([...texts].map(([value, text]) => [value, text[language]]));
}

/** Parameters with one value have no buttons, but a row in the table of fixed parameters. */
function fixedGroup({ fixed }: Scenario): readonly OptionGroup[] {
  if (fixed.length === 0) return [];
  const measures = fixed.map(({ name, title, titleDe }) => ({
    measure: name,
    title,
    ...(titleDe ? { titleDe } : {}),
    order: undefined,
    asPercent: undefined,
  }));
  return [{ day: undefined, heading: "", subheading: undefined, measures }];
}
