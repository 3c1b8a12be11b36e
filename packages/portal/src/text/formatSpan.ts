import { civilOf, formatDay, type Language } from "@episcope/common";
import { formatDate, formatsOf } from "./format.ts";

/** 12–18 April 2021, 29 March – 4 April 2021; in German 12.–18. April 2021. */
export function formatSpan(first: number, last: number, language: Language): string {
  const end = formatDate(formatDay(last), language);
  if (first >= last) return end;
  const { ordinal, months } = formatsOf(language);
  const [from, to] = [civilOf(first), civilOf(last)];
  const day = `${from.dayOfMonth}${ordinal}`;
  if (from.year !== to.year) return `${formatDate(formatDay(first), language)} – ${end}`;
  if (from.month === to.month) return `${day}–${end}`;
  return `${day} ${months[from.month - 1] ?? ""} – ${end}`;
}
