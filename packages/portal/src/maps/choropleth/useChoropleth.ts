import { type RefObject, useCallback, useEffect } from "react";
import type { Camera } from "../camera.ts";
import type { CameraControl } from "../useCamera.ts";
import { useCanvasPainter } from "../useCanvasPainter.ts";
import {
  type ChoroplethLines,
  ChoroplethPainter,
  type ChoroplethScene,
} from "./choroplethPainter.ts";

/** Repaints when the view, the values or the colours change. */
export function useChoropleth(
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: CameraControl,
  lines: ChoroplethLines,
  scene: ChoroplethScene,
): void {
  const { colors, marked, current, scheme } = scene;
  const draw = useCallback(
    (painter: ChoroplethPainter, view: Camera) =>
      painter.draw(view, { colors, marked, current, scheme }),
    [colors, marked, current, scheme],
  );
  const painting = useCanvasPainter(canvas, camera, createPainter, draw);
  useEffect(() => {
    painting?.painter.setLines(lines);
    painting?.ask();
  }, [painting, lines]);
}

function createPainter(canvas: HTMLCanvasElement): ChoroplethPainter {
  return new ChoroplethPainter(canvas);
}
