// Places of values in a small chart with two axes.

export interface FigureFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface FigureScale {
  readonly frame: FigureFrame;
  x(value: number): number;
  y(value: number): number;
}

interface ScaleOptions {
  readonly width: number;
  readonly height: number;
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  /** Equal ratios are equally far apart. */
  readonly isLogX?: boolean;
}

const margin = { left: 44, right: 16, top: 12, bottom: 28 };

export function figureScale({ width, height, x, y, isLogX = false }: ScaleOptions): FigureScale {
  const frame = {
    ...{ width, height },
    ...{ left: margin.left, right: Math.max(margin.left + 1, width - margin.right) },
    ...{ top: margin.top, bottom: height - margin.bottom },
  };
  const along = isLogX ? Math.log : (value: number) => value;
  const [low, high] = x.map(along);
  const share = (value: number) => (along(value) - (low ?? 0)) / ((high ?? 1) - (low ?? 0));
  return {
    frame,
    x: (value) => frame.left + share(value) * (frame.right - frame.left),
    y: (value) => frame.bottom - ((value - y[0]) / (y[1] - y[0])) * (frame.bottom - frame.top),
  };
}

/** A line through all points; numbers with one decimal are exact enough for the eye. */
export function pathOf(
  { x, y }: Pick<FigureScale, "x" | "y">,
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
): string {
  let path = "";
  for (let point = 0; point < xs.length; point++) {
    const place = `${x(xs[point] ?? 0).toFixed(1)},${bounded(y(ys[point] ?? 0)).toFixed(1)}`;
    path += `${point === 0 ? "M" : "L"}${place}`;
  }
  return path;
}

/** The area between two lines. */
export function areaOf(
  scale: Pick<FigureScale, "x" | "y">,
  xs: ArrayLike<number>,
  lows: ArrayLike<number>,
  highs: ArrayLike<number>,
): string {
  const back = pathOf(scale, Array.from(xs).reverse(), Array.from(lows).reverse());
  return `${pathOf(scale, xs, highs)}L${back.slice(1)}Z`;
}

/** Far outside of the picture is outside; drawing engines stumble over millions. */
function bounded(place: number): number {
  return Math.min(1e4, Math.max(-1e4, place));
}

/**
 * Which of several labels have room on a line: the first, which begins at its place, the last, which ends there, and as many
 * between as fit, each in the middle of its place.
 */
export function labelsThatFit(
  labels: readonly { readonly at: number; readonly width: number }[],
): ReadonlySet<number> {
  const last = labels.length - 1;
  const shown = new Set<number>();
  const reach = (labels[last]?.at ?? 0) - (labels[last]?.width ?? 0) - labelGap;
  let end = Number.NEGATIVE_INFINITY;
  labels.forEach(({ at, width }, index) => {
    const isEnd = index === 0 || index === last;
    const left = index === 0 ? at : at - width / 2;
    if (!isEnd && (left < end + labelGap || left + width > reach)) return;
    shown.add(index);
    end = left + width;
  });
  return shown;
}

const labelGap = 10;
