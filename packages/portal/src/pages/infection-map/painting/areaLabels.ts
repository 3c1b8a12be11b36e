// Chooses the municipality names on the map: as many as fit, the city first.
import { type Camera, toPixels, type ViewSize } from "../../../maps/camera.ts";
import type { MapArea } from "../../../maps/outlines/areas.ts";

export interface AreaName {
  readonly text: string;
  readonly isCity: boolean;
  /** Centre of the area in metres, and its width. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** In pixels; `left` and `top` are its centre. */
export interface PlacedName extends AreaName {
  readonly left: number;
  readonly top: number;
}

/** Width of the name relative to its area: it may overhang a little. */
const maxOverhang = 1.6;
const lineHeight = 18;
const gap = 6;

/** The city first, then by width. */
export function areaNames(areas: readonly MapArea[]): readonly AreaName[] {
  return areas
    .map(({ name, isCity, rings }) => {
      const ring = rings.reduce(longer, new Float32Array());
      return { text: shortName(name), isCity, ...middleOf(ring), width: widthOf(ring) };
    })
    .sort((a, b) => Number(b.isCity) - Number(a.isCity) || b.width - a.width);
}

export function placeNames(
  names: readonly AreaName[],
  camera: Camera,
  size: ViewSize,
  measure: (name: AreaName) => number,
): readonly PlacedName[] {
  const placed: (PlacedName & { readonly half: number })[] = [];
  for (const name of names) {
    const { x: left, y: top } = toPixels(camera, size, name.x, name.y);
    const half = measure(name) / 2;
    const isCut = left < half || left + half > size.width;
    if (isCut || top < lineHeight / 2 || top > size.height - lineHeight / 2) continue;
    if (2 * half > (maxOverhang * name.width) / camera.metresPerPixel) continue;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.left - left) > other.half + half + gap ||
        Math.abs(other.top - top) > lineHeight,
    );
    if (isFree) placed.push({ ...name, left, top, half });
  }
  return placed;
}

/** Without disambiguation: Langenfeld (Rhld.), Freudenberg, Stadt. */
function shortName(name: string): string {
  return name.replace(/\s*(\(.*\)|,.*)$/, "");
}

function longer(a: Float32Array, b: Float32Array): Float32Array {
  return b.length > a.length ? b : a;
}

/** Centroid of a closed line. */
function middleOf(ring: Float32Array): { readonly x: number; readonly y: number } {
  let [area, x, y] = [0, 0, 0];
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(at, at + 4);
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return area === 0
    ? { x: ring[0] ?? 0, y: ring[1] ?? 0 }
    : { x: x / (3 * area), y: y / (3 * area) };
}

function widthOf(ring: Float32Array): number {
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < ring.length; at += 2) {
    west = Math.min(west, ring[at] ?? 0);
    east = Math.max(east, ring[at] ?? 0);
  }
  return Math.max(0, east - west);
}
