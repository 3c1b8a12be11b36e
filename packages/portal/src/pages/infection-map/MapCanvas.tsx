import { type RefObject, useCallback, useEffect } from "react";
import type { Camera } from "../../maps/camera.ts";
import type { MapArea } from "../../maps/outlines/areas.ts";
import type { CameraControl } from "../../maps/useCamera.ts";
import { useCanvasPainter } from "../../maps/useCanvasPainter.ts";
import styles from "./MapFrame.module.css";
import { MapPainter, type Scene } from "./painting/mapPainter.ts";

interface MapCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly camera: CameraControl;
  readonly areas: readonly MapArea[];
  readonly scene: Scene;
  /** Called when the end of the density scale changes. */
  onScale(most: number | undefined): void;
}

/** Repainted at most once per frame, when the view, the window or the settings have changed. */
export function MapCanvas({ canvas, camera, areas, scene, onScale }: MapCanvasProps) {
  const draw = useCallback(
    (painter: MapPainter, view: Camera) => onScale(painter.draw(view, scene)),
    [onScale, scene],
  );
  const painting = useCanvasPainter(canvas, camera, createPainter, draw);
  useEffect(() => {
    painting?.painter.setAreas(areas);
    painting?.ask();
  }, [painting, areas]);
  return <canvas ref={canvas} className={styles.canvas} aria-hidden />;
}

function createPainter(canvas: HTMLCanvasElement): MapPainter {
  return new MapPainter(canvas);
}
