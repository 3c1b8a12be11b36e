import { type RefObject, useEffect, useRef, useState } from "react";
import type { Camera, ViewSize } from "./camera.ts";
import type { CameraControl } from "./useCamera.ts";

interface CanvasPainter {
  /** In CSS pixels, each with `pixelRatio` device pixels. */
  resize(size: ViewSize, pixelRatio: number): void;
}

interface Painting<Painter> {
  readonly painter: Painter;
  /** At most once per frame. */
  ask(): void;
}

/**
 * A canvas that is repainted when the view or its size changes, or on request. Undefined until
 * mounted.
 */
export function useCanvasPainter<Painter extends CanvasPainter>(
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: CameraControl,
  /** Must be stable. */
  create: (canvas: HTMLCanvasElement) => Painter,
  /** Must be stable until something else is to be painted. */
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
