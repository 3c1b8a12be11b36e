// Positions of values in a small chart with two axes.
import type { Range } from "../../../charts/chartContent.ts";
import { linearScale, logScale, type Scale } from "../../../charts/layout/axis.ts";
import type { Plot } from "../../../charts/layout/layoutPanel.ts";

const margin = { left: 44, right: 16, top: 12, bottom: 28 };

export function figurePlot(width: number, height: number): Plot {
  return {
    ...{ left: margin.left, right: Math.max(margin.left + 1, width - margin.right) },
    ...{ top: margin.top, bottom: height - margin.bottom },
  };
}

export interface FigureScale {
  readonly plot: Plot;
  readonly x: Scale;
  readonly y: Scale;
}

interface ScaleOptions {
  readonly plot: Plot;
  readonly x: Range;
  readonly y: Range;
  readonly isLogX?: boolean;
}

export function figureScale({ plot, x, y, isLogX = false }: ScaleOptions): FigureScale {
  const heightOf = linearScale(y, [plot.bottom, plot.top]);
  return {
    plot,
    x: (isLogX ? logScale : linearScale)(x, [plot.left, plot.right]),
    // Rendering engines fail on coordinates in the millions.
    y: (value) => Math.min(1e4, Math.max(-1e4, heightOf(value))),
  };
}

/**
 * The labels that fit on a line: the first, which starts at its position, the last, which ends
 * there, and as many centred ones in between as fit.
 */
export function labelsThatFit(
  labels: readonly { readonly at: number; readonly width: number }[],
): ReadonlySet<number> {
  const last = labels.length - 1;
  const shown = new Set<number>();
  const lastStart = (labels[last]?.at ?? 0) - (labels[last]?.width ?? 0) - labelGap;
  let end = Number.NEGATIVE_INFINITY;
  labels.forEach(({ at, width }, index) => {
    const isEnd = index === 0 || index === last;
    const left = index === 0 ? at : at - width / 2;
    if (!isEnd && (left < end + labelGap || left + width > lastStart)) return;
    shown.add(index);
    end = left + width;
  });
  return shown;
}

const labelGap = 10;
