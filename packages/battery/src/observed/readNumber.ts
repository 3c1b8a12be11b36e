// Number formats of observed data.
import { parseNumber } from "../tables/parseTable.ts";

const encoder = new TextEncoder();

/**
 * NaN for "no value", undefined if the cell is not a number. In German files 12,5 and 12,5% and
 * 12.5 all mean 12.5.
 */
export function readNumber(text: string, isGerman: boolean): number | undefined {
  const german = isGerman ? /^([+-]?\d+)(?:[.,](\d+))?\s*%?$/.exec(text) : null;
  if (german) return Number(`${german[1]}.${german[2] ?? "0"}`);
  const bytes = encoder.encode(text);
  return parseNumber(bytes, 0, bytes.length);
}
