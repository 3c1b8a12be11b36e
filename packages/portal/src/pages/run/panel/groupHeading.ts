import { type Day, formatDay, type OptionGroup, parseDay } from "@episcope/battery";
import { defineTexts, type Language } from "../../../text/catalogue.ts";
import { formatDate } from "../../../text/format.ts";

const texts = defineTexts({ en: { general: "General options" }, de: { general: "Allgemeines" } });

export interface GroupHeading {
  /** Date on which the measures take effect. */
  readonly date: string | undefined;
  readonly words: string | undefined;
}

/** Date and words of a group, at least one of both (run viewer 5.1). */
export function groupHeading(
  { day, heading }: OptionGroup,
  startDay: Day,
  language: Language,
): GroupHeading {
  const date = day === undefined ? undefined : formatDay(startDay + day - 1);
  // A day far outside of the calendar, or half a day, is none.
  if (date === undefined || parseDay(date) === undefined)
    return { date: undefined, words: heading || texts[language].general };
  return { date: formatDate(date, language), words: heading || undefined };
}
