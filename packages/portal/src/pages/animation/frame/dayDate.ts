import { formatDay, type Language, weekday } from "@episcope/common";
import { formatDate, formatsOf } from "../../../text/format.ts";
import type { SourceFacts } from "../source/animationSource.ts";

/**
 * The date of a day with its weekday: "Thursday, 5 March 2020", or "Do, 05.03.2020" where space is
 * short. Undefined if day 1 has no date.
 */
export function dayDate(
  { startDay }: Pick<SourceFacts, "startDay">,
  day: number,
  language: Language,
  length: "long" | "short" = "long",
): string | undefined {
  if (startDay === undefined) return undefined;
  const date = startDay + day - 1;
  const { weekdays, shortWeekdays } = formatsOf(language);
  const name = (length === "long" ? weekdays : shortWeekdays)[weekday(date)];
  return `${name}, ${formatDate(formatDay(date), language, length)}`;
}
