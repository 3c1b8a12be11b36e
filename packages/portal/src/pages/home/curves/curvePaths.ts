// Weekly curves as paths of a small picture.
import type { Curve } from "../../../viewer/answer/finding.ts";

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
  const lines = Math.max(1, ...curves.flatMap(({ median }) => known(median)));
  const bands = Math.max(lines, ...curves.flatMap(({ high = [] }) => known(high)));
  return Math.min(bands * 1.05, lines * 3);
}

/** The largest of 1, 2, 5, 10, 20 … that is not above the highest value. */
export function roundTick(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [5, 2, 1].map((digit) => digit * power).find((tick) => tick <= highest) ?? power;
}

/** Interrupted where there are gaps. */
export function curvePaths({ median, low, high }: Curve, highest: number): CurvePaths {
  const x = (week: number) => (week * pictureWidth) / Math.max(1, median.length - 1);
  const y = (value: number) => pictureHeight * (1 - Math.min(value, highest) / highest);
  const points = (values: Values, weeks: readonly number[]) =>
    weeks.map((week) => `${tenths(x(week))} ${tenths(y(values[week] ?? 0))}`);
  const line = stretches([median]).map((weeks) => `M${points(median, weeks).join("L")}`);
  const band =
    low &&
    high &&
    stretches([low, high]).map((weeks) => {
      const ends = [...points(high, weeks), ...points(low, weeks).reverse()];
      return `M${ends.join("L")}Z`;
    });
  return {
    line: line.join(""),
    band: band?.join(""),
    isCut: Math.max(0, ...known(high ?? [])) > highest,
  };
}

/** Many times as fast as `toFixed`, and shorter. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

type Values = Curve["median"];

function known(values: Values): readonly number[] {
  return values.filter((value) => value !== null);
}

/** Successive weeks in which all of them have values. */
function stretches(all: readonly Values[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  all[0]?.forEach((_, week) => {
    if (all.some((values) => values[week] === null)) return;
    const last = found.at(-1);
    if (last?.at(-1) === week - 1) last.push(week);
    else found.push([week]);
  });
  return found;
}
