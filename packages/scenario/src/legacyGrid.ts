// The block `legacy` of a scenario: a grid of runs for the viewers of spring 2020, instead of a
// battery (legacy-viewers specification 1).

import { legacyForms, type YamlFile } from "@episcope/battery";
import { problem } from "@episcope/common";
import { fields, required, text } from "@episcope/common/reading";
import { numberWhere, oneOf, type RunPlace, type RunType } from "./reading/types.ts";
import type { LegacyGrid, ScenarioOption } from "./scenario.ts";

const formName: RunType<keyof typeof legacyForms> = oneOf("plain", "symptoms", "csv");

const legacyFields = fields({
  tables: required(formName),
  people: required(oneOf("city", "region")),
  share: numberWhere((value) => value > 0 && value <= 1, problem("aShareAboveZero")),
  defaultRun: required(text),
  secondBatch: text,
});

export function readLegacyGrid(
  yaml: YamlFile,
  top: RunPlace,
  raw: unknown,
  options: readonly ScenarioOption[],
): LegacyGrid | undefined {
  const given = raw === undefined ? undefined : legacyFields(raw, top.at("legacy"));
  if (!given) return undefined;
  const runCount = options.reduce((product, { values }) => product * values.length, 1);
  return {
    form: legacyForms[given.tables],
    people: given.people,
    share: given.share ?? 1,
    defaultRunId: given.defaultRun,
    firstBatch:
      given.secondBatch === undefined
        ? runCount
        : runsBefore(yaml, given.secondBatch, options[0], runCount),
  };
}

/** The first option varies slowest: the second batch consists of its last values. */
function runsBefore(
  yaml: YamlFile,
  value: string,
  first: ScenarioOption | undefined,
  runCount: number,
): number {
  const values = first?.values.map(({ text }) => text) ?? [];
  const place = values.indexOf(value);
  if (place < 1) {
    yaml.fault(["legacy", "secondBatch"], problem("secondBatch", { option: first?.name ?? "" }));
  }
  return (runCount / Math.max(1, values.length)) * place;
}
