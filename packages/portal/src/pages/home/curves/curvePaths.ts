// Weekly curves as paths of a small picture.
import type { Curve } from "../../../../build/content/findings.ts";

export const pictureWidth = 300;
export const pictureHeight = 100;

export interface CurvePaths {
  readonly line: string;
  /** Undefined for a single run. */
  readonly band: string | undefined;
  /** The band goes on above the picture. */
  readonly isCut: boolean;
}

/**
 * The highest value of the picture: of all lines, and of the bands as far as they are not several
 * times as high, which would leave the lines at the bottom.
 */
export function highestValue(curves: readonly Curve[]): number {
  const lines = Math.max(1, ...curves.flatMap(({ median }) => median));
  const bands = Math.max(lines, ...curves.flatMap(({ high = [] }) => high));
  return Math.min(bands * 1.05, lines * 3);
}

/** The largest of 1, 2, 5, 10, 20 … that is not above the highest value. */
export function roundTick(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [5, 2, 1].map((digit) => digit * power).find((tick) => tick <= highest) ?? power;
}

export function curvePaths({ median, low, high }: Curve, highest: number): CurvePaths {
  const x = (week: number) => (week * pictureWidth) / Math.max(1, median.length - 1);
  const y = (value: number) => pictureHeight * (1 - Math.min(value, highest) / highest);
  const points = (values: readonly number[]) =>
    values.map((value, week) => `${x(week).toFixed(1)} ${y(value).toFixed(1)}`);
  return {
    line: `M${points(median).join("L")}`,
    band: low && high && `M${[...points(high), ...points(low).reverse()].join("L")}Z`,
    isCut: Math.max(...(high ?? [0])) > highest,
  };
}
