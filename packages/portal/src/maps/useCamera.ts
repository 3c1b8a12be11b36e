// The camera controlled by mouse, touch, wheel and keys on one element. It changes many times a
// second, so it is not React state.
import type { Bounds } from "@episcope/common";
import { type RefObject, useEffect, useState } from "react";
import {
  type Camera,
  fitted,
  limited,
  type Point,
  panned,
  type ViewSize,
  zoomed,
} from "./camera.ts";

export interface CameraControl {
  readonly current: Camera;
  set(camera: Camera): void;
  reset(): void;
  /** Around the centre of the view. */
  zoomBy(factor: number): void;
  /** Called after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Per key press, in pixels. */
const keyStep = 60;
const keyFactor = 1.4;
/** Per pixel of wheel movement. */
const wheelFactor = 1.0015;

class CameraState implements CameraControl {
  #bounds: Bounds;
  #size: ViewSize = { width: 1, height: 1 };
  #camera: Camera;
  /** Until the visitor moves it, everything stays in view when the size changes. */
  #isMoved = false;
  readonly #listeners = new Set<() => void>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#camera = fitted(bounds, this.#size);
  }

  get current(): Camera {
    return this.#camera;
  }

  set(camera: Camera): void {
    this.#isMoved = true;
    this.#show(limited(camera, this.#bounds, this.#size));
  }

  reset(): void {
    this.#isMoved = false;
    this.#show(fitted(this.#bounds, this.#size));
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size;
    this.zoomAt(factor, { x: width / 2, y: height / 2 });
  }

  zoomAt(factor: number, at: Point): void {
    this.set(zoomed(this.#camera, factor, at, this.#size));
  }

  pan(dx: number, dy: number): void {
    this.set(panned(this.#camera, dx, dy));
  }

  resize(size: ViewSize): void {
    this.#size = size;
    if (this.#isMoved) this.#show(limited(this.#camera, this.#bounds, size));
    else this.reset();
  }

  cover(bounds: Bounds): void {
    this.#bounds = bounds;
    if (!this.#isMoved) this.reset();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #show(camera: Camera): void {
    this.#camera = camera;
    for (const listener of this.#listeners) listener();
  }
}

export function useCamera(element: RefObject<HTMLElement | null>, bounds: Bounds): CameraControl {
  const [state] = useState(() => new CameraState(bounds));
  const { west, south, east, north } = bounds;
  useEffect(() => state.cover({ west, south, east, north }), [state, west, south, east, north]);
  useEffect(() => (element.current ? listen(element.current, state) : undefined), [element, state]);
  return state;
}

function listen(element: HTMLElement, state: CameraState): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const observer = new ResizeObserver(() => {
    state.resize({ width: element.clientWidth, height: element.clientHeight });
  });
  observer.observe(element);
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  /** Pressed pointers by their pointerId. */
  const pressedPointers = new Map<number, Point>();
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      pressedPointers.set(event.pointerId, at(event));
      element.setPointerCapture(event.pointerId);
    },
    options,
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const before = pressedPointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pressedPointers].find(([id]) => id !== event.pointerId)?.[1];
      pressedPointers.set(event.pointerId, now);
      if (!other) {
        state.pan(now.x - before.x, now.y - before.y);
        return;
      }
      // Two fingers: pinching zooms, and the view follows their centre.
      const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      state.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      state.zoomAt(distance(now) / Math.max(1, distance(before)), middle);
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const) {
    element.addEventListener(name, (event) => pressedPointers.delete(event.pointerId), options);
  }
  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      // Converts lines and pages to pixels.
      const unit = [1, 16, 400][event.deltaMode] ?? 1;
      state.zoomAt(wheelFactor ** (-event.deltaY * unit), at(event));
    },
    { ...options, passive: false },
  );
  element.addEventListener("dblclick", (event) => state.zoomAt(2, at(event)), options);
  element.addEventListener(
    "keydown",
    (event) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys.get(event.key);
      if (!act) return;
      event.preventDefault();
      act(state);
    },
    options,
  );
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

const keys: ReadonlyMap<string, (state: CameraState) => void> = new Map([
  ["ArrowLeft", (state) => state.pan(keyStep, 0)],
  ["ArrowRight", (state) => state.pan(-keyStep, 0)],
  ["ArrowUp", (state) => state.pan(0, keyStep)],
  ["ArrowDown", (state) => state.pan(0, -keyStep)],
  ["+", (state) => state.zoomBy(keyFactor)],
  ["=", (state) => state.zoomBy(keyFactor)],
  ["-", (state) => state.zoomBy(1 / keyFactor)],
  ["0", (state) => state.reset()],
]);
