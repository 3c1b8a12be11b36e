import { type PointerEvent, useRef, useState } from "react";
import { type Point, toMetres } from "../camera.ts";
import type { CameraControl } from "../useCamera.ts";
import { shapeAt } from "./areas-data/findShape.ts";
import type { MapShape } from "./areas-data/germanyMap.ts";
import { sizeOf } from "./mapGround.ts";

/** Tolerance of a click, in pixels. */
const clickReach = 6;

interface PointerActs {
  point(shape: number | undefined): void;
  choose(shape: number): void;
}

/**
 * Mouse: hover and click. Touch: a tap only points, so that a value can be read before anything is
 * chosen.
 */
export function useMapPointer(
  frame: { readonly current: HTMLElement | null },
  camera: CameraControl,
  shapes: readonly MapShape[],
  { point, choose }: PointerActs,
) {
  const [at, setAt] = useState<Point>();
  const pressed = useRef<Point>(undefined);
  const positionOf = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const shapeUnder = (position: Point) => {
    const { x, y } = toMetres(camera.current, sizeOf(frame.current), position);
    return shapeAt(shapes, x, y);
  };
  const show = (position: Point) => {
    setAt(position);
    point(shapeUnder(position));
  };
  return {
    at,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        pressed.current = positionOf(event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === "mouse" && event.buttons === 0) show(positionOf(event));
      },
      onPointerUp: (event: PointerEvent) => {
        const position = positionOf(event);
        const from = pressed.current;
        pressed.current = undefined;
        if (!from || event.button !== 0) return;
        if (Math.hypot(position.x - from.x, position.y - from.y) > clickReach) return;
        show(position);
        const shape = shapeUnder(position);
        if (event.pointerType === "mouse" && shape !== undefined) choose(shape);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") point(undefined);
      },
    },
  };
}
