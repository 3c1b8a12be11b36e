// Coordinates scrolling of the page with the camera of a map.
import { useEffect } from "react";
import { fitted, toPixels } from "../camera.ts";
import type { CameraControl } from "../useCamera.ts";
import type { MapShape } from "./areas-data/germanyMap.ts";
import { type MapGround, sizeOf } from "./mapGround.ts";

export interface MapFocus {
  readonly shape: number;
  /** How it was focused. */
  readonly by: "pointer" | "keys" | "search";
}

/**
 * Until the visitor zooms in, the page scrolls over the map; the wheel zooms with a modifier key.
 */
export function usePageScroll(
  frame: { readonly current: HTMLElement | null },
  camera: CameraControl,
  ground: MapGround,
): void {
  useEffect(() => {
    const element = frame.current;
    const inside = element?.lastElementChild;
    if (!element || !inside) return;
    const keepScrolling = (event: Event) => {
      if (event instanceof WheelEvent && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    inside.addEventListener("wheel", keepScrolling, { passive: true });
    const setTouch = () => {
      const all = fitted(ground, sizeOf(element)).metresPerPixel;
      element.style.touchAction = camera.current.metresPerPixel < all * 0.98 ? "none" : "";
    };
    const end = camera.subscribe(setTouch);
    return () => {
      end();
      inside.removeEventListener("wheel", keepScrolling);
    };
  }, [frame, camera, ground]);
}

/** Keys move the view along; a search zooms in on its result. */
export function useShown(
  frame: { readonly current: HTMLElement | null },
  camera: CameraControl,
  shapes: readonly MapShape[],
  focus: MapFocus | undefined,
): void {
  useEffect(() => {
    const shape = focus && shapes[focus.shape];
    if (!shape || focus.by === "pointer") return;
    const size = sizeOf(frame.current);
    const [x, y] = shape.label;
    if (focus.by === "search") {
      const { left, right, bottom, top } = shape.bounds;
      const extent = 5 * Math.max(right - left, top - bottom, 20_000);
      const metresPerPixel = extent / Math.max(1, Math.min(size.width, size.height));
      camera.set({ x, y, metresPerPixel });
      return;
    }
    const at = toPixels(camera.current, size, x, y);
    const isInside = at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height;
    if (!isInside) camera.set({ ...camera.current, x, y });
  }, [frame, camera, shapes, focus]);
}
