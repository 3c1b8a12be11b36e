// What visitors read on buttons and in the table of fixed parameters: words instead of the codes of
// files, and no number without its unit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type OptionSet, optionSet } from "@episcope/battery";
import { writtenLanguages } from "@episcope/common";
import { parseScenario } from "@episcope/scenario";
import { expect, test } from "vitest";
import { parameterTitle } from "../packages/portal/src/viewer/panel/parameterTitle.ts";
import { shownOption } from "../packages/portal/src/viewer/panel/shownLabel.ts";
import { metadataOf } from "../packages/scenario/src/batteryFiles.ts";
import { batteriesBelow, sourceOf } from "./options/scenarioFiles.ts";

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));
const batteries = batteriesBelow(folder).filter((name) => !/^(legacy|animation)\//.test(name));

/** Without the posterior, which has no words. */
function setsOf(battery: string): readonly OptionSet[] {
  const source = sourceOf(folder, battery);
  const shared = { ...source.shared, posteriors: {} };
  const { scenario } = parseScenario({ ...source, shared });
  const values = new Map<string, readonly string[]>([
    ...scenario.options.map(
      ({ name, values: all }) => [name, all.map(({ text }) => text)] as const,
    ),
    ...scenario.fixed.map(({ name, value }) => [name, [value]] as const),
  ]);
  const { optionGroups } = metadataOf(scenario, false);
  return optionGroups.flatMap(({ measures }) =>
    measures.flatMap((measure) => {
      const runs = (values.get(measure.measure) ?? []).map((value) => ({
        ...{ runId: value, values: [value], shift: 0 },
      }));
      return optionSet({ parameters: [measure.measure], runs }, measure) ?? [];
    }),
  );
}

/** Names of substances and bodies that look like codes. */
const names = /\bm?RNA\b|\bIgA\b/g;
const code = /[a-z][A-Z]|[A-Za-z]\d{2,}|[_@]|[^\s]&|^[a-z]+-\d/;
/** Not a German date. */
const bareNumber = /^(?!\d\d\.\d\d\.\d{4}$)[-–]?[\d.,]+$/;
/** Titles that say what is counted. */
const counts =
  /\b(days?|months|doses|cases|people|contacts|Tage|Monate|Dosen|Erstimpfungen|Fälle|Menschen|Kontakte)\b/i;

test.each(batteries)("%s", (battery) => {
  const faults = setsOf(battery).flatMap((set) =>
    writtenLanguages.flatMap((language) => {
      const title = parameterTitle(set.parameter, set, language);
      const words = set.options.map((option) => shownOption(option, language));
      const isCode = (text: string) => code.test(text.replace(names, ""));
      return [
        ...[title, ...words].filter(isCode),
        ...(counts.test(title) ? [] : words.filter((text) => bareNumber.test(text))),
        ...(title === set.parameter ? [title] : []),
      ].map((text) => `${language} ${set.parameter}: ${title}: ${text}`);
    }),
  );
  expect(faults).toEqual([]);
});

test("notes name options as the buttons do", () => {
  const stale = batteries.filter((battery) =>
    /“current”/i.test(readFileSync(join(folder, battery, "notes.md"), "utf8")),
  );
  expect(stale).toEqual([]);
});
