import type { Metadata } from "@episcope/battery";

/** The shift of the start date if the address has none (run-viewer specification 7.4). */
export function initialShift({ shifts, shiftColumn, initialShift }: Metadata): number {
  if (initialShift !== undefined) return initialShift;
  if (shiftColumn === "startDate" && shifts.includes(0)) return 0;
  return shifts[0] ?? 0;
}
