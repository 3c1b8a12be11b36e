import type { Option } from "@episcope/battery";
import {
  inAvailableLanguage,
  inLanguage,
  type Language,
  type Localized,
  parseDay,
} from "@episcope/common";
import { formatDate, formatNumber, formatsOf } from "../../text/format.ts";

/**
 * Lower-case words that all batteries use as values with the same meaning. Codes of a single
 * battery stay as they are; its notes explain them.
 */
const words: ReadonlyMap<string, Localized> = new Map([
  ["yes", { en: "yes", de: "ja" }],
  ["no", { en: "no", de: "nein" }],
  ["true", { en: "yes", de: "ja" }],
  ["false", { en: "no", de: "nein" }],
  ["on", { en: "on", de: "an" }],
  ["off", { en: "off", de: "aus" }],
  ["none", { en: "none", de: "keine" }],
  ["never", { en: "never", de: "nie" }],
  ["current", { en: "as then", de: "wie damals" }],
  ["base", { en: "unchanged", de: "unverändert" }],
  ["normal", { en: "normal", de: "wie üblich" }],
  ["open", { en: "open", de: "offen" }],
  ["close", { en: "closed", de: "geschlossen" }],
  ["closed", { en: "closed", de: "geschlossen" }],
  ["50%open", { en: "50% open", de: "zu 50\u00a0% offen" }],
  ["protected", { en: "protected", de: "geschützt" }],
  ["all", { en: "all", de: "alle" }],
  ["half", { en: "half", de: "halb" }],
  ["age", { en: "by age", de: "nach Alter" }],
  ["vaccinationbyage", { en: "oldest first", de: "Ältere zuerst" }],
  ["randomvaccination", { en: "in any order", de: "in beliebiger Reihenfolge" }],
  ["mask", { en: "mask", de: "Maske" }],
  ["nomasks", { en: "no masks", de: "keine Masken" }],
  ["maskvent", { en: "masks and fresh air", de: "Masken und Lüften" }],
  ["maskventtest", { en: "masks, fresh air and tests", de: "Masken, Lüften und Tests" }],
  ["cloth", { en: "cloth", de: "Stoff" }],
  ["surgical", { en: "surgical", de: "medizinisch" }],
  ["test", { en: "test", de: "Test" }],
  ["testall", { en: "tests for all", de: "Tests für alle" }],
  ["homeoff", { en: "home office", de: "Homeoffice" }],
  ["nocurfew", { en: "no curfew", de: "keine Ausgangssperre" }],
  ["permissive", { en: "permissive", de: "großzügig" }],
  ["restrictive", { en: "restrictive", de: "streng" }],
  ["strong", { en: "strong", de: "stark" }],
  ["weak", { en: "weak", de: "schwach" }],
  ["improved", { en: "improved", de: "verbessert" }],
  ["linear", { en: "linear", de: "linear" }],
  ["exponential", { en: "exponential", de: "exponentiell" }],
  ["fullopening", { en: "fully open", de: "ganz offen" }],
  ["limitedoperation", { en: "limited operation", de: "eingeschränkt" }],
  ["fromdata", { en: "as observed", de: "wie beobachtet" }],
  ["fromoctober", { en: "from October", de: "ab Oktober" }],
  ["after3weeks", { en: "after 3 weeks", de: "nach 3 Wochen" }],
  ["upperbound", { en: "upper bound", de: "obere Grenze" }],
  ["omicronupdate", { en: "Omicron vaccine", de: "Omikron-Impfstoff" }],
  ["ba1update", { en: "BA.1 vaccine", de: "BA.1-Impfstoff" }],
  ["ba5update", { en: "BA.5 vaccine", de: "BA.5-Impfstoff" }],
]);

/** The largest integer of the simulator behind the published batteries: it means no limit. */
const noLimit = "2147483647";
const noLimitWords = { en: "no limit", de: "ohne Grenze" } as const;

/**
 * The label of an option in the visitor's language: 12.5% is 12,5 % in German. The address keeps
 * the original label.
 */
export function shownLabel(label: string, language: Language): string {
  if (/^\d{4}-\d\d-\d\d$/.test(label) && parseDay(label) !== undefined)
    return formatDate(label, language, "short");
  if (label === noLimit) return inLanguage(noLimitWords, language);
  const { sign, share, remark } =
    /^(?<sign>plus)?(?<share>\d+)pct(?: \((?<remark>\w+)\))?$/.exec(label)?.groups ?? {};
  if (share !== undefined) {
    const shown = `${sign ? "+" : ""}${shownLabel(`${share}%`, language)}`;
    return remark ? `${shown} (${shownLabel(remark, language)})` : shown;
  }
  const [, integer, decimals, percent] = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(label) ?? [];
  if (integer === undefined) return shownWord(label, language);
  if (isLargeCount(label)) return formatNumber(Number(label), language);
  const { decimal, percentSign } = formatsOf(language);
  return `${integer}${decimals ? decimal.point + decimals : ""}${percent ? percentSign : ""}`;
}

/** Longer numbers are seeds of random numbers, shorter ones may be years. */
function isLargeCount(label: string): boolean {
  return /^\d{5,8}$/.test(label);
}

function shownWord(label: string, language: Language): string {
  return inLanguage(words.get(label.toLowerCase()), language) ?? label;
}

/** The text of an option's button. */
export function shownOption({ label, text }: Option, language: Language): string {
  return inAvailableLanguage(text, language) ?? shownLabel(label, language);
}
