// The written forms of numbers in observed data.
import { parseNumber } from "../tables/parseTable.ts";

const encoder = new TextEncoder();

/**
 * NaN for "no value", undefined for a cell that is no number. German: 12,5 and 12,5% are 12.5, and
 * so is 12.5.
 */
export function readNumber(text: string, isGerman: boolean): number | undefined {
  const german = isGerman ? /^([+-]?\d+)(?:[.,](\d+))?\s*%?$/.exec(text) : null;
  if (german) return Number(`${german[1]}.${german[2] ?? "0"}`);
  const bytes = encoder.encode(text);
  return parseNumber(bytes, 0, bytes.length);
}
