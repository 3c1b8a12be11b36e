// The part of the ground that a map shows, seen from above with north up.
import type { Bounds } from "@episcope/common";

export interface Camera {
  /** Centre of the view, in metres east and north. */
  readonly x: number;
  readonly y: number;
  /** Metres per CSS pixel. */
  readonly metresPerPixel: number;
}

/** In CSS pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A street fills the screen. */
const closest = 0.5;
/** Largest zoom out, relative to the view of everything. */
const farthest = 2;

/** The largest view of the whole rectangle. */
export function fitted(bounds: Bounds, { width, height }: ViewSize): Camera {
  return {
    x: (bounds.west + bounds.east) / 2,
    y: (bounds.south + bounds.north) / 2,
    metresPerPixel: Math.max(
      closest,
      (bounds.east - bounds.west) / Math.max(1, width),
      (bounds.north - bounds.south) / Math.max(1, height),
    ),
  };
}

/** Moves the ground by a number of pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return {
    ...camera,
    x: camera.x - dx * camera.metresPerPixel,
    y: camera.y + dy * camera.metresPerPixel,
  };
}

/** Factors above 1 zoom in; the point under the pixel stays. */
export function zoomed(camera: Camera, factor: number, at: Point, size: ViewSize): Camera {
  const metresPerPixel = Math.max(closest, camera.metresPerPixel / factor);
  const fixed = toMetres(camera, size, at);
  return {
    x: fixed.x - (at.x - size.width / 2) * metresPerPixel,
    y: fixed.y + (at.y - size.height / 2) * metresPerPixel,
    metresPerPixel,
  };
}

/** Limits position and zoom so that the ground stays visible. */
export function limited(camera: Camera, bounds: Bounds, size: ViewSize): Camera {
  const most = farthest * fitted(bounds, size).metresPerPixel;
  return {
    x: clamp(camera.x, bounds.west, bounds.east),
    y: clamp(camera.y, bounds.south, bounds.north),
    metresPerPixel: clamp(camera.metresPerPixel, closest, most),
  };
}

export function toPixels(camera: Camera, size: ViewSize, x: number, y: number): Point {
  return {
    x: size.width / 2 + (x - camera.x) / camera.metresPerPixel,
    y: size.height / 2 - (y - camera.y) / camera.metresPerPixel,
  };
}

export function toMetres(camera: Camera, size: ViewSize, at: Point): Point {
  return {
    x: camera.x + (at.x - size.width / 2) * camera.metresPerPixel,
    y: camera.y - (at.y - size.height / 2) * camera.metresPerPixel,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
