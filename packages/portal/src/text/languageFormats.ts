// Formats of dates and numbers in each language.
import type { Localized } from "@episcope/common";
import type { DecimalWriting } from "./decimalText.ts";

type SevenNames = [string, string, string, string, string, string, string];
type TwelveNames = [...SevenNames, string, string, string, string, string];

export interface LanguageFormats {
  /** For Intl. */
  readonly locale: string;
  readonly months: TwelveNames;
  /** For axes: of similar width. */
  readonly shortMonths: TwelveNames;
  /** Sunday first. */
  readonly weekdays: SevenNames;
  readonly shortWeekdays: SevenNames;
  /** Follows the number of a day. */
  readonly ordinal: string;
  shortDate(day: number, month: number, year: number): string;
  readonly decimal: DecimalWriting;
  readonly percentSign: string;
}

const englishMonths: TwelveNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

export const languageFormats: Localized<LanguageFormats> = {
  en: {
    locale: "en-GB",
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    shortMonths: englishMonths,
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    ordinal: "",
    shortDate: (day, month, year) => `${day} ${englishMonths[month - 1]} ${year}`,
    decimal: { point: ".", group: "," },
    percentSign: "%",
  },
  de: {
    locale: "de-DE",
    months: [
      "Januar",
      "Februar",
      "März",
      "April",
      "Mai",
      "Juni",
      "Juli",
      "August",
      "September",
      "Oktober",
      "November",
      "Dezember",
    ],
    shortMonths: [
      "Jan",
      "Feb",
      "März",
      "Apr",
      "Mai",
      "Juni",
      "Juli",
      "Aug",
      "Sep",
      "Okt",
      "Nov",
      "Dez",
    ],
    weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
    shortWeekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
    ordinal: ".",
    shortDate: (day, month, year) => `${twoDigits(day)}.${twoDigits(month)}.${year}`,
    decimal: { point: ",", group: "." },
    // After a no-break space.
    percentSign: "\u00a0%",
  },
};

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
