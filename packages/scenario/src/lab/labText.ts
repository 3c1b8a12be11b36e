// Scenarios of the lab as a scenario file: what the browser computes, and what visitors take home
// for `episcope generate` and `episcope serve`.
import {
  defineTexts,
  formatDay,
  inEachLanguage,
  inLanguage,
  type Localized,
  parseDay,
  regionRecord,
} from "@episcope/common";
import { changesOf, type LabChange } from "./labChanges.ts";
import { labCode } from "./labCode.ts";
import { labStart } from "./labRunId.ts";
import { asItWas, isAsItWas, type LabScenario } from "./labScenario.ts";
import { schoolHolidays } from "./schoolHolidays.ts";

export interface LabTextOptions {
  /** Text of the regime of the place. */
  readonly regime: string;
  /** Share of the population, or the name of a preset. */
  readonly sample: string | number;
  readonly members: number;
}

/** Shown before the first day of the lab. */
const daysBefore = 42;

/** One run: RunId is the name and "1". */
export function labRunText(lab: LabScenario, runName: string, options: LabTextOptions): string {
  return [...headLines(lab, runName, options), ...changeLines("changes", lab, options, "")].join(
    "\n",
  );
}

export interface NamedLab {
  readonly lab: LabScenario;
  readonly name: Localized;
}

/** A battery whose option is which of the scenarios is meant; the first is what happened. */
export function labBatteryText(scenarios: readonly NamedLab[], options: LabTextOptions): string {
  const [first] = scenarios;
  if (!first) throw new RangeError("a battery needs a scenario");
  const inWords = (name: keyof (typeof texts)["en"]) =>
    inEachLanguage((language) => inLanguage(texts, language)[name]);
  const usual = { lab: asItWas(first.lab), name: inWords("asItWas") };
  const all = [usual, ...scenarios.filter(({ lab }) => !isAsItWas(lab))];
  const words = all.map(({ lab, name }) => `          ${quoted(labCode(lab))}: ${localized(name)}`);
  const values = all.flatMap(({ lab }) =>
    changeLines(quoted(labCode(lab)), lab, options, "          "),
  );
  return [
    ...headLines(first.lab, "lab", options),
    "groups:",
    `  - heading: ${localized(inWords("scenario"))}`,
    `    date: ${formatDay(first.lab.first)}`,
    "    options:",
    "      - name: scenario",
    `        title: ${localized(inWords("scenario"))}`,
    `        order: [${all.map(({ lab }) => quoted(labCode(lab))).join(", ")}]`,
    "        texts:",
    ...words,
    "        values:",
    ...values,
    "",
  ].join("\n");
}

const texts = defineTexts({
  en: { asItWas: "as it was", scenario: "Scenario" },
  de: { asItWas: "wie es war", scenario: "Szenario" },
});

function localized(name: Localized): string {
  return JSON.stringify(inEachLanguage((language) => inLanguage(name, language)));
}

function headLines(
  { place, first, last }: LabScenario,
  runName: string,
  { sample, members }: LabTextOptions,
): readonly string[] {
  const { calibration } = regionRecord(place);
  if (!calibration) throw new RangeError(`${place} has no calibration`);
  return [
    `region: ${place}`,
    `profile: ${calibration.profile}`,
    `sample: ${sample}`,
    `members: ${members}`,
    `runName: ${runName}`,
    `start: ${labStart}`,
    `end: ${formatDay(last)}`,
    "# What happened is known to the end; reports are followed up to the day before the first.",
    `regime: { name: ${place}, follows: ${formatDay(first - 1)}, hindsight: true }`,
    `page: { graphStart: ${formatDay(Math.max(parseDay(labStart) ?? 0, first - daysBefore))}, rValueDate: ${formatDay(first + 14)} }`,
  ];
}

function changeLines(
  key: string,
  lab: LabScenario,
  { regime }: LabTextOptions,
  indent: string,
): readonly string[] {
  const changes = [...changesOf(lab), ...(hasLessons(lab) ? holidays(regime, lab) : [])];
  if (changes.length === 0) return [`${indent}${key}: []`];
  // JSON is YAML.
  return [`${indent}${key}:`, ...changes.map((change) => `${indent}  - ${JSON.stringify(change)}`)];
}

function hasLessons({ blocks }: LabScenario): boolean {
  return blocks.has("schools") || blocks.has("dayCare") || blocks.has("universities");
}

/** School holidays of these days stay, whatever is drawn. */
function holidays(regime: string, { first, last }: LabScenario): readonly LabChange[] {
  return schoolHolidays(regime).flatMap(({ activities, atMost, ...days }) => {
    const [from, to] = [Math.max(first, days.from), Math.min(last, days.to)];
    if (from > to) return [];
    return [{ restrict: { activities, from: formatDay(from), to: formatDay(to), atMost } }];
  });
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
