import type { Language } from "@episcope/common";
import { roundBelow } from "../charts/layout/axis.ts";
import { formatNumber } from "../text/format.ts";

const longest = 110;

/** The longest round distance that fits into the width. */
export function scaleBar(
  metresPerPixel: number,
  mostPixels = longest,
): { readonly metres: number; readonly pixels: number } {
  const metres = roundBelow(metresPerPixel * mostPixels);
  return { metres, pixels: metres / metresPerPixel };
}

/** For example 200 m or 2.5 km. */
export function lengthText(metres: number, language: Language): string {
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  return metres < 1000 ? `${number(metres)} m` : `${number(metres / 1000)} km`;
}
