// Display names of vaccines and doses by their names in tables (run-data-format specification 5.7,
// 5.8, 5.13). The lists are open.

import { inEachLanguage, type Localized } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { untranslated } from "../series/untranslated.ts";
import { strainLabel } from "./strainLabels.ts";

const vaccines: ReadonlyMap<string, Localized> = new Map([
  ["generic", { en: "Unspecified vaccine", de: "Impfstoff ohne Angabe" }],
  ["mRNA", untranslated("mRNA")],
  ["vector", { en: "Vector", de: "Vektor" }],
  ["ba1Update", { en: "Adapted to BA.1", de: "An BA.1 angepasst" }],
  ["ba5Update", { en: "Adapted to BA.5", de: "An BA.5 angepasst" }],
  ["xbbUpdate", { en: "Adapted to XBB", de: "An XBB angepasst" }],
  ["omicronUpdate", { en: "Adapted to Omicron", de: "An Omikron angepasst" }],
  ["fall23", { en: "Autumn 2023", de: "Herbst 2023" }],
  ["natural", { en: "Past infection", de: "Frühere Infektion" }],
]);

/** An unknown type stays. */
export function vaccineLabel(type: string): Localized {
  return vaccines.get(type) ?? untranslated(type);
}

/** A column with the effectiveness by vaccine and strain: mRNA-DELTA, mRNA_Booster-OMICRON_BA1. */
export function effectivenessLabel(column: string): Localized {
  const [, type, booster, strain] = /^([^-_]+)(_Booster)?-(.+)$/.exec(column) ?? [];
  if (!type || !strain) return untranslated(column);
  const [vaccine, virus] = [vaccineLabel(type), strainLabel(strain)];
  return booster
    ? { en: `${vaccine.en} booster: ${virus.en}`, de: `${vaccine.de}-Auffrischung: ${virus.de}` }
    : inEachLanguage((language) => `${vaccine[language]}: ${virus[language]}`);
}

/** By the number of the dose, starting at 1; the names are those of old addresses. */
export function doseNames(number: number): Pick<Series, "name" | "label"> {
  if (number === 1) {
    return { name: "vaccinated", label: { en: "First vaccination", de: "Erstimpfung" } };
  }
  if (number === 2) return { name: "booster", label: { en: "Booster", de: "Auffrischung" } };
  const booster = number - 1;
  const ending = booster === 2 ? "nd" : booster === 3 ? "rd" : "th";
  const name = `${booster}${ending} booster`;
  return { name, label: { en: name, de: `${booster}. Auffrischung` } };
}
