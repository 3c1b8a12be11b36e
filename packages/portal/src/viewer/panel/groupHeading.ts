import type { OptionGroup } from "@episcope/battery";
import {
  type Day,
  defineTexts,
  inAvailableLanguage,
  inLanguage,
  type Language,
} from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { dateAxis, formatPosition } from "../../charts/layout/axis.ts";
import { positionKey, readPosition } from "../address/positionKey.ts";

const texts = defineTexts({ en: { general: "General options" }, de: { general: "Allgemeines" } });

export interface GroupHeading {
  /** Date on which the measures take effect. */
  readonly date: string | undefined;
  readonly words: string | undefined;
}

/** Date and text of a group, at least one of the two (run-viewer specification 5.1). */
export function groupHeading(
  { day, heading }: OptionGroup,
  startDay: Day,
  language: Language,
  axis: XAxis = dateAxis,
): GroupHeading {
  const words = inAvailableLanguage(heading, language);
  const position = day === undefined ? undefined : startDay + day - 1;
  // Days outside of the calendar and fractional days are ignored.
  if (position === undefined || readPosition(positionKey(position, axis), axis) === undefined)
    return { date: undefined, words: words || inLanguage(texts, language).general };
  const date = formatPosition(position, axis, language);
  return { date: date.charAt(0).toUpperCase() + date.slice(1), words: words || undefined };
}
