import type { Run } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { shiftColumns } from "./optionSets.ts";
import type { AddressedBattery } from "./runAddress.ts";

/**
 * By how many days a row shifts the start of its run (run-data-format specification 3.4). Undefined
 * without such a column, if an option group has it, or if the cell is neither a date nor a number
 * of days.
 */
export function rowShift(
  { metadata, index, sets }: AddressedBattery,
  run: Run,
): number | undefined {
  const claimed = new Set(sets.map(({ parameter }) => parameter));
  const name = shiftColumns.find((candidate) => {
    return index.parameters.includes(candidate) && !claimed.has(candidate);
  });
  if (name === undefined) return undefined;
  const cell = run.values[index.parameters.indexOf(name)] ?? "";
  const start = parseDay(cell);
  if (start !== undefined) return start - metadata.startDay;
  // More digits would be outside of the calendar.
  return /^[+-]?\d{1,4}$/.test(cell) ? Number(cell) : undefined;
}
