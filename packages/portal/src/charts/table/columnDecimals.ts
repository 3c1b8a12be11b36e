import type { Decimals } from "../../text/format.ts";
import type { Cell } from "./tableRows.ts";

/** Common number of decimals of a column: as few as its largest value allows. */
export function columnDecimals(cells: readonly Cell[]): Decimals {
  const numbers = cells.filter((cell) => typeof cell === "number");
  const largest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const count = numbers.every(Number.isInteger) ? 0 : decimalsOf(largest);
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}

function decimalsOf(largest: number): number {
  if (largest >= 1000) return 1;
  return largest >= 10 ? 2 : 3 + Math.max(0, -Math.floor(Math.log10(largest)) - 1);
}
