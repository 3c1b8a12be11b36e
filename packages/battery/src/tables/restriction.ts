// A cell of the restrictions table combines the remaining fraction of an activity, a contact factor
// and mask use: 0.61_1.00_{CLOTH=0.3} (run-data-format specification 5.2).

/** NaN if the cell has none. */
export function remainingFraction(cell: string): number {
  return numberAt(cell, 0);
}

/** Factor on the intensity of contacts; NaN if the cell has none. */
export function contactFactor(cell: string): number {
  return numberAt(cell, 1);
}

function numberAt(cell: string, part: number): number {
  const text = cell.split("_", part + 1)[part]?.trim() ?? "";
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
