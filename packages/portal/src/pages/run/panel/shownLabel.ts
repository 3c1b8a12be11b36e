import { parseDay } from "@episcope/battery";
import type { Language } from "../../../text/catalogue.ts";
import { formatDate } from "../../../text/format.ts";

/** The label of an option in the visitor's language: 12.5% is 12,5 % in German. The address keeps the label itself. */
export function shownLabel(label: string, language: Language): string {
  if (/^\d{4}-\d\d-\d\d$/.test(label) && parseDay(label) !== undefined)
    return formatDate(label, language, "short");
  if (language === "en") return label;
  const number = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(label);
  if (!number) return label;
  const [, whole, decimals, percent] = number;
  return `${whole}${decimals ? `,${decimals}` : ""}${percent ? "\u00a0%" : ""}`;
}
