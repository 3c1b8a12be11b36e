import { type RefObject, useEffect, useRef, useState } from "react";
import type { Camera, ViewSize } from "./camera.ts";
import type { CameraControl } from "./useCamera.ts";

interface CanvasPainter {
  /** In pixels of the page, of which each has so many of the screen. */
  resize(size: ViewSize, pixelRatio: number): void;
}

interface Painting<Painter> {
  readonly painter: Painter;
  /** Once per frame, however often it is asked. */
  ask(): void;
}

/**
 * A canvas that is painted anew when the view or its size has changed, or somebody asks for it.
 * Undefined until it is on the page.
 */
export function useCanvasPainter<Painter extends CanvasPainter>(
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: CameraControl,
  /** The same function at every call. */
  create: (canvas: HTMLCanvasElement) => Painter,
  /** The same function until something else is to be painted. */
  draw: (painter: Painter, view: Camera) => void,
): Painting<Painter> | undefined {
  const latest = useRef(draw);
  const [painting, setPainting] = useState<Painting<Painter>>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const painter = create(element);
    let request: number | undefined;
    const ask = () => {
      request ??= requestAnimationFrame(() => {
        request = undefined;
        latest.current(painter, camera.current);
      });
    };
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      painter.resize({ width, height }, window.devicePixelRatio);
      ask();
    });
    observer.observe(element);
    const unsubscribe = camera.subscribe(ask);
    setPainting({ painter, ask });
    return () => {
      observer.disconnect();
      unsubscribe();
      if (request !== undefined) cancelAnimationFrame(request);
    };
  }, [canvas, camera, create]);
  useEffect(() => {
    latest.current = draw;
    painting?.ask();
  }, [draw, painting]);
  return painting;
}
