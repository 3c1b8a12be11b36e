// The lab as the parts of the run page see it: a battery with one option, which is the scenario.
import type { Metadata, RunIndex } from "@episcope/battery";
import { inEachLanguage, infoFile, inLanguage, parseDay, summariesFolder } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import {
  asItWas,
  type LabScenario,
  type LabSize,
  labCode,
  labFolders,
  labMembers,
  labRunId,
  labStart,
} from "@episcope/scenario/lab";
import type { Battery } from "../../data/runs/batteries.ts";
import { type BatteryOptions, optionSets } from "../../viewer/address/optionSets.ts";
import { assumedFrom } from "./assumptions.ts";
import { labTexts } from "./labTexts.ts";
import { describeScenario } from "./timeline/describeScenario.ts";

/** The option, and with it the key in the address. */
export const scenarioKey = "scenario";

/** Shown before the first day. */
const daysBefore = 42;

export interface LabRuns {
  readonly battery: Battery;
  readonly index: RunIndex;
  readonly options: BatteryOptions;
}

/** `others` are kept scenarios of the same place and days. */
export function labRuns(
  dataRoot: string,
  lab: LabScenario,
  others: readonly LabScenario[],
  size: LabSize,
  { samples, usual: usualLanes }: Pick<LabPlace, "samples" | "usual">,
): LabRuns {
  const usual = asItWas(lab);
  const assumed = assumedFrom(lab, usualLanes);
  const all = new Map([usual, lab, ...others].map((one) => [labCode(one), one]));
  const texts = inEachLanguage(
    (language) => new Map([...all].map(([code, one]) => [code, describeScenario(one, language)])),
  );
  const basics = metadataOf(lab, size, samples[size]);
  const metadata: Metadata = {
    ...basics,
    optionGroups: [
      {
        // A mark in the charts.
        day: lab.first - basics.startDay + 1,
        heading: inEachLanguage((language) => inLanguage(labTexts, language).begins),
        subheading: {},
        measures: [
          {
            ...{
              measure: scenarioKey,
              title: inEachLanguage(() => ""),
              texts,
              order: undefined,
              asPercent: undefined,
            },
            initial: labCode(usual),
          },
        ],
      },
      ...(assumed !== undefined
        ? [
            {
              day: assumed - basics.startDay + 1,
              heading: inEachLanguage((language) => inLanguage(labTexts, language).assumption),
              subheading: {},
              measures: [],
            },
          ]
        : []),
    ],
  };
  const folder = labFolders[size];
  const index: RunIndex = {
    parameters: [scenarioKey],
    runs: [...all].map(([code, one]) => ({ runId: labRunId(one), values: [code] })),
  };
  const battery: Battery = {
    ...{ folder: "", path: folder, url: `${dataRoot}battery/${folder}/`, metadata, faults: [] },
  };
  return { battery, index, options: optionSets(index, metadata) };
}

function metadataOf({ place, first, last }: LabScenario, size: LabSize, sample: number): Metadata {
  return {
    viewerVersion: 2,
    city: place,
    zipFolder: summariesFolder,
    info: infoFile,
    readme: undefined,
    runName: undefined,
    startDay: parseDay(labStart) ?? 0,
    graphStartDay: first - daysBefore,
    endDay: last,
    rValueDay: Math.min(last, first + 14),
    shifts: [0],
    shiftColumn: "startDate",
    ignoredPlots: [],
    heatMapMaxValue: 2000,
    fittedUntil: first - 1,
    members: labMembers[size],
    sample,
    optionGroups: [],
  };
}
