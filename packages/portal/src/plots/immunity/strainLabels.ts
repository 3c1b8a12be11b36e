// Display names of virus strains by their names in tables (run-data-format specification 5.3,
// 5.13). The list is open.
import { inEachLanguage, type Localized } from "@episcope/common";
import { untranslated } from "../series/untranslated.ts";

const original: Localized = { en: "Original virus", de: "Ursprüngliches Virus" };
const omicron: Localized = { en: "Omicron", de: "Omikron" };

/** In lower case without underscores; older batteries have other names for some strains. */
const strains: ReadonlyMap<string, Localized> = new Map([
  ["sarscov2", original],
  ["wildtype", original],
  ["alpha", untranslated("Alpha")],
  ["b117", untranslated("Alpha")],
  ["beta", untranslated("Beta")],
  ["b1351", untranslated("Beta")],
  ["gamma", untranslated("Gamma")],
  ["delta", untranslated("Delta")],
  ["mutb", untranslated("Delta")],
  ["omicron", omicron],
]);

/** An unknown name stays. */
export function strainLabel(name: string): Localized {
  return knownStrain(name) ?? untranslated(name);
}

/** A column with the effectiveness against a strain: deltaVe. */
export function strainOfEffectiveness(column: string): Localized {
  const strain = /^(.+)Ve$/.exec(column)?.[1];
  return (strain && knownStrain(strain)) || untranslated(column);
}

function knownStrain(name: string): Localized | undefined {
  return strains.get(name.toLowerCase().replaceAll("_", "")) ?? numberedStrain(name);
}

function numberedStrain(name: string): Localized | undefined {
  const lineage = /^omicron_?ba(\d)$/i.exec(name)?.[1];
  if (lineage) return inEachLanguage((language) => `${omicron[language]} BA.${lineage}`);
  const invented = /^STRAIN_([A-Z])$/.exec(name)?.[1];
  if (invented) return { en: `Strain ${invented}`, de: `Variante ${invented}` };
  const descendant = /^(?:XBB_\d\d|[AB]_\d+)$/.test(name);
  // XBB_15 is XBB.1.5, A_12 is the twelfth of its lineage.
  return descendant
    ? untranslated(name.replace(/^XBB_(\d)(\d)$/, "XBB.$1.$2").replace("_", "."))
    : undefined;
}
