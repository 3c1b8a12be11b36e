// The page is printed on one sheet: choices, key figures, and the plots as small multiples.

export interface PrintLayout {
  readonly columns: number;
  /** Size of one panel in CSS pixels (96 per inch). */
  readonly width: number;
  readonly height: number;
}

/** A4 portrait without margins. */
const sheetWidth = 718;
const gap = 14;
/** Columns and panel height for up to this many panels. */
const steps = [
  { panels: 2, columns: 1, height: 280 },
  { panels: 6, columns: 2, height: 170 },
  { panels: 12, columns: 3, height: 110 },
  { panels: Number.POSITIVE_INFINITY, columns: 4, height: 52 },
] as const;

export function printLayout(panels: number): PrintLayout {
  const { columns, height } = steps.find((step) => panels <= step.panels) ?? steps[3];
  return { columns, height, width: Math.floor((sheetWidth - gap * (columns - 1)) / columns) };
}
