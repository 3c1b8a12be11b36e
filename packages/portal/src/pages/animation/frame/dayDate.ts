import { formatDay } from "@episcope/battery";
import type { Language } from "../../../environment/catalogue.ts";
import { formatDate } from "../../../text/format.ts";
import type { SourceFacts } from "../source/animationSource.ts";

const locales = { en: "en-GB", de: "de-DE" } as const;

/** The date of a day with its weekday: Thursday, 5 March 2020 · Do, 05.03.2020 where there is little room. Undefined when day 1 has no date. */
export function dayDate(
  { startDay }: Pick<SourceFacts, "startDay">,
  day: number,
  language: Language,
  length: "long" | "short" = "long",
): string | undefined {
  if (startDay === undefined) return undefined;
  const date = formatDay(startDay + day - 1);
  const format = new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: "UTC" });
  const weekday = format.format(new Date(`${date}T00:00:00Z`));
  return `${weekday}, ${formatDate(date, language, length)}`;
}
