// Round dots for an image that is painted pixel by pixel.

/** Radius of the widest dot in pixels, and how far outside of the image a centre may be. */
export const maxRadius = 12;
/** Pixels around the image, so that no dot has to be clipped. */
export const margin = 2 * maxRadius;

/** The pixels of a dot, as offsets from its centre. */
export interface Stamp {
  readonly inside: Int32Array;
  readonly rim: Int32Array;
  /** Coverage of each pixel of the rim, out of 256. */
  readonly cover: Uint16Array;
}

/** `stride` is the number of pixels per row. */
export function makeStamp(diameter: number, stride: number): Stamp {
  const radius = Math.min(maxRadius, Math.ceil(diameter / 2));
  const inside: number[] = [];
  const rim: number[] = [];
  const cover: number[] = [];
  for (let row = -radius; row <= radius; row++) {
    for (let column = -radius; column <= radius; column++) {
      const share = Math.min(1, Math.max(0, diameter / 2 - Math.hypot(row, column) + 0.5));
      const covered = Math.round(256 * share);
      if (covered === 256) inside.push(row * stride + column);
      else if (covered > 0) {
        rim.push(row * stride + column);
        cover.push(covered);
      }
    }
  }
  return {
    inside: Int32Array.from(inside),
    rim: Int32Array.from(rim),
    cover: Uint16Array.from(cover),
  };
}

const redAndBlue = 0x00ff00ff;
const greenOnly = 0x0000ff00;
const opaque = 0xff000000;

/**
 * Paints a dot of a colour (red in the lowest byte) at a pixel at least a dot's width from the
 * edge.
 */
export function putStamp(
  pixels: Uint32Array,
  { inside, rim, cover }: Stamp,
  middle: number,
  color: number,
): void {
  for (let at = 0; at < inside.length; at++) pixels[middle + (inside[at] ?? 0)] = color;
  const colorRedAndBlue = color & redAndBlue;
  const colorGreen = color & greenOnly;
  for (let at = 0; at < rim.length; at++) {
    const place = middle + (rim[at] ?? 0);
    const share = cover[at] ?? 0;
    const below = pixels[place] ?? 0;
    // Red and blue in one multiplication: their products do not overlap.
    const mixed =
      (Math.imul(below & redAndBlue, 256 - share) + Math.imul(colorRedAndBlue, share)) >>> 8;
    const green = (Math.imul(below & greenOnly, 256 - share) + Math.imul(colorGreen, share)) >>> 8;
    pixels[place] = opaque | (mixed & redAndBlue) | (green & greenOnly);
  }
}
