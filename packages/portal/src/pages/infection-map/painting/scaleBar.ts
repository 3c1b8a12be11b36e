/** A round length that fills at most so many pixels: 1, 2 or 5 times a power of ten, in metres. */
export function scaleLength(metresPerPixel: number, mostPixels: number): number {
  const most = metresPerPixel * mostPixels;
  const unit = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * unit <= most) ?? 1) * unit;
}
