// A cell of the restrictions table combines the remaining fraction of an activity, a contact factor
// and mask use: 0.61_1.00_{CLOTH=0.3} (run-data-format specification 5.2). Only the first part is
// shown.

/** NaN if the cell has none. */
export function remainingFraction(cell: string): number {
  const end = cell.indexOf("_");
  const text = (end < 0 ? cell : cell.slice(0, end)).trim();
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
