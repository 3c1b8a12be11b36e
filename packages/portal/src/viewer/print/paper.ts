// The printed part of a sheet: A4 portrait without its margins (theme.css), in CSS pixels of 1/96
// inch.

export const paper = { width: 718, height: 1040 } as const;

const gap = 16;

/** Size of the drawing in CSS pixels. */
export interface PrintedChart {
  readonly width: number;
  readonly height: number;
}

/** The chart on the first page. */
export const printedKeyChart: PrintedChart = { width: paper.width, height: 330 };

/** A chart of the printed page; two stand side by side. */
export const printedChart: PrintedChart = { width: (paper.width - gap) / 2, height: 190 };
