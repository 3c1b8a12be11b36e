// Values with their unit: 7.2 h, +4 %, 150.
import type { Language } from "@episcope/common";
import { formatNumber } from "../../text/format.ts";

export interface Measure {
  readonly decimals: number;
  /** After the number and a no-break space. */
  readonly unit?: string;
  /** Differences have a sign, except zero. */
  readonly isSigned?: boolean;
}

export function formatMeasure(
  value: number,
  { decimals, unit, isSigned = false }: Measure,
  language: Language,
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const plain = formatNumber(value, language, digits);
  const isZero = !/[1-9]/.test(plain);
  // A hyphen is too short for a minus.
  const number = plain.replace("-", "\u2212");
  const signed = isSigned && value > 0 && !isZero ? `+${number}` : number;
  return unit === undefined ? signed : `${signed}\u00a0${unit}`;
}
