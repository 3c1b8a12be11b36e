import type { Bounds } from "@episcope/common";
import type { ViewSize } from "../camera.ts";
import type { MapBounds } from "./areas-data/shapes.ts";

/** The area of the camera: all shapes with a small margin. */
export type MapGround = Bounds;

const margin = 0.03;

export function widened({ left, bottom, right, top }: MapBounds): MapGround {
  const [dx, dy] = [(right - left) * margin, (top - bottom) * margin];
  return { west: left - dx, south: bottom - dy, east: right + dx, north: top + dy };
}

export function sizeOf(element: HTMLElement | null): ViewSize {
  return { width: element?.clientWidth ?? 1, height: element?.clientHeight ?? 1 };
}
