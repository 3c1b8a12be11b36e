import { type Option, parseDay } from "@episcope/battery";
import type { Language } from "../../environment/catalogue.ts";
import { formatDate } from "../../text/format.ts";

/** Words that batteries use as values, with the same meaning in all of them: in small letters, then in English where they are not English, and in German. */
const words: Readonly<Record<string, readonly [english: string | undefined, german: string]>> = {
  yes: [undefined, "ja"],
  no: [undefined, "nein"],
  true: ["yes", "ja"],
  false: ["no", "nein"],
  on: [undefined, "an"],
  off: [undefined, "aus"],
  none: [undefined, "keine"],
  never: [undefined, "nie"],
  current: [undefined, "wie damals"],
  base: [undefined, "unverändert"],
  normal: [undefined, "wie üblich"],
  open: [undefined, "offen"],
  close: ["closed", "geschlossen"],
  closed: [undefined, "geschlossen"],
  "50%open": ["50% open", "zu 50\u00a0% offen"],
  protected: [undefined, "geschützt"],
  all: [undefined, "alle"],
  half: [undefined, "halb"],
  age: ["by age", "nach Alter"],
  vaccinationbyage: ["oldest first", "Ältere zuerst"],
  randomvaccination: ["in any order", "in beliebiger Reihenfolge"],
  mask: [undefined, "Maske"],
  nomasks: ["no masks", "keine Masken"],
  maskvent: ["masks and fresh air", "Masken und Lüften"],
  maskventtest: ["masks, fresh air and tests", "Masken, Lüften und Tests"],
  cloth: [undefined, "Stoff"],
  surgical: [undefined, "medizinisch"],
  test: [undefined, "Test"],
  testall: ["tests for all", "Tests für alle"],
  homeoff: ["home office", "Homeoffice"],
  nocurfew: ["no curfew", "keine Ausgangssperre"],
  permissive: [undefined, "großzügig"],
  restrictive: [undefined, "streng"],
  strong: [undefined, "stark"],
  weak: [undefined, "schwach"],
  improved: [undefined, "verbessert"],
  linear: [undefined, "linear"],
  exponential: [undefined, "exponentiell"],
  fullopening: ["fully open", "ganz offen"],
  limitedoperation: ["limited operation", "eingeschränkt"],
  fromdata: ["as observed", "wie beobachtet"],
  fromoctober: ["from October", "ab Oktober"],
  after3weeks: ["after 3 weeks", "nach 3 Wochen"],
  upperbound: ["upper bound", "obere Grenze"],
  omicronupdate: ["Omicron vaccine", "Omikron-Impfstoff"],
  ba1update: ["BA.1 vaccine", "BA.1-Impfstoff"],
  ba5update: ["BA.5 vaccine", "BA.5-Impfstoff"],
};
/** What is a code of its own battery stays as it is; the notes explain it. */
const known: ReadonlyMap<string, readonly [string | undefined, string]> = new Map(
  Object.entries(words),
);

/** The largest number that the simulator behind the published batteries can count to: it means that there is no limit. */
const noLimit = "2147483647";
const noLimitWords = { en: "no limit", de: "ohne Grenze" } as const;

/** The label of an option in the visitor's language: 12.5% is 12,5 % in German. The address keeps the label itself. */
export function shownLabel(label: string, language: Language): string {
  if (/^\d{4}-\d\d-\d\d$/.test(label) && parseDay(label) !== undefined)
    return formatDate(label, language, "short");
  if (label === noLimit) return noLimitWords[language];
  const { sign, share, remark } =
    /^(?<sign>plus)?(?<share>\d+)pct(?: \((?<remark>\w+)\))?$/.exec(label)?.groups ?? {};
  if (share !== undefined) {
    const shown = `${sign ? "+" : ""}${shownLabel(`${share}%`, language)}`;
    return remark ? `${shown} (${shownLabel(remark, language)})` : shown;
  }
  const [english, german] = known.get(label.toLowerCase()) ?? [];
  if (language === "en") return english ?? label;
  const number = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(label);
  if (!number) return german ?? label;
  const [, whole, decimals, percent] = number;
  return `${whole}${decimals ? `,${decimals}` : ""}${percent ? "\u00a0%" : ""}`;
}

/** An option as it stands on its button. */
export function shownOption({ label, text }: Option, language: Language): string {
  return text ?? shownLabel(label, language);
}
