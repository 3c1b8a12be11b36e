// Names of the curves in the post-processed hospital data (run-data-format specification 5.11). The
// lists are open.
import type { Localized } from "@episcope/common";
import { ageSpan } from "../people/ageSpan.ts";
import { untranslated } from "../series/untranslated.ts";

const wards: ReadonlyMap<string, Localized> = new Map([
  ["Hosp", { en: "Hospital", de: "Krankenhaus" }],
  ["Icu", { en: "Intensive care", de: "Intensivstation" }],
]);

/** Sets of assumptions about the risk of a severe course. */
const severities: ReadonlyMap<string, Localized> = new Map([
  ["Base", { en: "base severity", de: "Grundannahme" }],
  ["Mild", { en: "lower severity", de: "leichtere Verläufe" }],
  ["Severe", { en: "higher severity", de: "schwerere Verläufe" }],
  ["Omicron", { en: "severity of Omicron", de: "Verläufe wie bei Omikron" }],
  ["Delta", { en: "severity of Delta", de: "Verläufe wie bei Delta" }],
]);

/** Measurement and severity joined, as in addresses: intakesHosp_80+Severe. Other names stay. */
export function hospitalLabel(name: string): Localized {
  const form = /^(?:intakes|occupancy)(Hosp|Icu)(?:_(\d+(?:to\d+|\+)))?([A-Z].*)?$/;
  const [, ward, age, severity] = form.exec(name) ?? [];
  const place = ward && wards.get(ward);
  if (!place) return untranslated(name);
  const parts = [
    place,
    ...(age ? [ageWords(age)] : []),
    ...(severity ? [severities.get(severity) ?? untranslated(severity)] : []),
  ];
  return {
    en: parts.map(({ en }) => en).join(", "),
    de: parts.map(({ de }) => de).join(", "),
  };
}

function ageWords(group: string): Localized {
  const from = /^(\d+)\+$/.exec(group)?.[1];
  if (from) return { en: `${from} years and over`, de: `ab ${from} Jahren` };
  const span = ageSpan(group);
  return { en: `${span} years`, de: `${span} Jahre` };
}
