// Dates in other common forms. Where day and month could be either, only a whole column tells.
import { dayOf, formatDay } from "@episcope/common";

/** As YYYY-MM-DD; undefined for a text that is none of these forms, or no day. */
function readDate(text: string, monthFirst: boolean): string | undefined {
  const [, a = "", b = "", c = ""] =
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ??
    [];
  if (a !== "") return dayText(a, b, c);
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (year !== "") return dayText(year, month, day);
  const [, first = "", second = "", last = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return monthFirst ? dayText(last, first, second) : dayText(last, second, first);
}

function dayText(year: string, month: string, day: string): string | undefined {
  const found = year === "" ? undefined : dayOf(Number(year), Number(month), Number(day));
  return found === undefined ? undefined : formatDay(found);
}

const noDate = /^(|nan|na|-?inf|-?infinity)$/i;
const rightDate = /^\d{4}-\d{2}-\d{2}([T ].*)?$/;

/**
 * Corrected dates by the texts of a column; undefined if nothing is wrong, one of them is no date,
 * or two readings are possible.
 */
export function correctDates(texts: Iterable<string>): ReadonlyMap<string, string> | undefined {
  const wrong = [...new Set(texts)].filter(
    (text) => !noDate.test(text.trim()) && !rightDate.test(text.trim()),
  );
  if (wrong.length === 0) return undefined;
  const readings = [false, true].flatMap((monthFirst) => {
    const read = wrong.map((text) => [text, readDate(text.trim(), monthFirst)] as const);
    return read.every((pair): pair is readonly [string, string] => pair[1] !== undefined)
      ? [new Map(read)]
      : [];
  });
  const [reading, other] = readings;
  const isAmbiguous = other && wrong.some((text) => other.get(text) !== reading?.get(text));
  return isAmbiguous ? undefined : reading;
}
