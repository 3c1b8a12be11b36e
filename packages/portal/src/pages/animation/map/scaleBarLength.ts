import { roundBelow } from "./roundBelow.ts";

/** The longest round distance that fits into so many pixels. */
export function scaleBar(
  metresPerPixel: number,
  mostPixels: number,
): { readonly metres: number; readonly pixels: number } {
  const metres = roundBelow(metresPerPixel * mostPixels);
  return { metres, pixels: metres / metresPerPixel };
}
