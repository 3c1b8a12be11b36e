import { type Option, parseDay } from "@episcope/battery";
import type { Language } from "../../../text/catalogue.ts";
import { formatDate } from "../../../text/format.ts";

/** Plain words that batteries use as values. What is a code of its own battery stays as it is; the notes explain it. */
const germanWords: ReadonlyMap<string, string> = new Map([
  ["yes", "ja"],
  ["no", "nein"],
  ["true", "ja"],
  ["false", "nein"],
  ["on", "an"],
  ["off", "aus"],
  ["none", "keine"],
  ["never", "nie"],
  ["current", "wie damals"],
  ["base", "unverändert"],
  ["open", "offen"],
  ["closed", "geschlossen"],
  ["protected", "geschützt"],
  ["all", "alle"],
  ["half", "halb"],
  ["mask", "Maske"],
  ["cloth", "Stoff"],
  ["surgical", "medizinisch"],
]);

/** The same for English, where a value is not a word of the language but of the simulator. */
const englishWords: ReadonlyMap<string, string> = new Map([
  ["true", "yes"],
  ["false", "no"],
]);

/** The largest number that the simulator behind the published batteries can count to: it means that there is no limit. */
const noLimit = "2147483647";
const noLimitWords = { en: "no limit", de: "ohne Grenze" } as const;

/** The label of an option in the visitor's language: 12.5% is 12,5 % in German. The address keeps the label itself. */
export function shownLabel(label: string, language: Language): string {
  if (/^\d{4}-\d\d-\d\d$/.test(label) && parseDay(label) !== undefined)
    return formatDate(label, language, "short");
  if (label === noLimit) return noLimitWords[language];
  if (language === "en") return englishWords.get(label.toLowerCase()) ?? label;
  const number = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(label);
  if (!number) return germanWords.get(label.toLowerCase()) ?? label;
  const [, whole, decimals, percent] = number;
  return `${whole}${decimals ? `,${decimals}` : ""}${percent ? "\u00a0%" : ""}`;
}

/** An option as it stands on its button. */
export function shownOption({ label, text }: Option, language: Language): string {
  return text ?? shownLabel(label, language);
}
