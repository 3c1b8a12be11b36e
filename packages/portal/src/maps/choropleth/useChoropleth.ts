import { type RefObject, useEffect } from "react";
import type { CameraControl } from "../useCamera.ts";
import { useCanvasPainter } from "../useCanvasPainter.ts";
import {
  type ChoroplethLines,
  ChoroplethPainter,
  type ChoroplethScene,
} from "./choroplethPainter.ts";

/** Paints when the view, the values or the look have changed. */
export function useChoropleth(
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: CameraControl,
  lines: ChoroplethLines,
  scene: ChoroplethScene,
): void {
  const painting = useCanvasPainter(canvas, camera, createPainter, (painter, view) =>
    painter.draw(view, scene),
  );
  useEffect(() => {
    painting?.painter.setLines(lines);
    painting?.ask();
  }, [painting, lines]);
  const { colors, marked, current, scheme } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted has changed
  useEffect(() => painting?.ask(), [painting, colors, marked, current, scheme]);
}

function createPainter(canvas: HTMLCanvasElement): ChoroplethPainter {
  return new ChoroplethPainter(canvas);
}
