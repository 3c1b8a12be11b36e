import { type RefObject, useEffect, useRef, useState } from "react";
import type { CameraControl } from "../useCamera.ts";
import {
  type ChoroplethLines,
  ChoroplethPainter,
  type ChoroplethScene,
} from "./choroplethPainter.ts";

interface Painting {
  readonly painter: ChoroplethPainter;
  /** Once per frame, however often it is asked. */
  ask(): void;
  end(): void;
}

/** Paints when the view, the values or the look have changed. */
export function useChoropleth(
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: CameraControl,
  lines: ChoroplethLines,
  scene: ChoroplethScene,
): void {
  const latest = useRef(scene);
  latest.current = scene;
  const [painting, setPainting] = useState<Painting>();
  useEffect(() => {
    if (!canvas.current) return;
    const started = startPainting(canvas.current, camera, () => latest.current);
    setPainting(started);
    return () => started.end();
  }, [canvas, camera]);
  useEffect(() => {
    painting?.painter.setLines(lines);
    painting?.ask();
  }, [painting, lines]);
  const { colors, marked, current, scheme } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted has changed
  useEffect(() => painting?.ask(), [painting, colors, marked, current, scheme]);
}

function startPainting(
  canvas: HTMLCanvasElement,
  camera: CameraControl,
  scene: () => ChoroplethScene,
): Painting {
  const painter = new ChoroplethPainter(canvas);
  let request: number | undefined;
  const ask = () => {
    request ??= requestAnimationFrame(() => {
      request = undefined;
      painter.draw(camera.current, scene());
    });
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    painter.resize({ width, height }, window.devicePixelRatio);
    ask();
  });
  observer.observe(canvas);
  const unsubscribe = camera.subscribe(ask);
  return {
    painter,
    ask,
    end() {
      observer.disconnect();
      unsubscribe();
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
}
