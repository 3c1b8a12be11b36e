// Numbers and dates inside of a Vega chart, in the reader's language.
import { type Language, type Localized, writtenLanguage } from "@episcope/common";
import type { Locale } from "vega";
import { formatsOf } from "../../text/format.ts";

/** Formats for %c and %x, and the currency. */
const forms: Localized<{
  readonly dateTime: string;
  readonly date: string;
  readonly currency: [string, string];
}> = {
  en: { dateTime: "%a %e %b %X %Y", date: "%d/%m/%Y", currency: ["£", ""] },
  de: { dateTime: "%A, der %e. %B %Y, %X", date: "%d.%m.%Y", currency: ["", "\u00a0€"] },
};

export function vegaLocale(language: Language): Locale {
  const { decimal, months, shortMonths, weekdays, shortWeekdays } = formatsOf(language);
  const { dateTime, date, currency } = forms[writtenLanguage(language)];
  return {
    number: { decimal: decimal.point, thousands: decimal.group, grouping: [3], currency },
    time: {
      dateTime,
      date,
      time: "%H:%M:%S",
      periods: ["AM", "PM"],
      days: weekdays,
      shortDays: shortWeekdays,
      months,
      shortMonths,
    },
  };
}
