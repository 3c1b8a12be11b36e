import { type RefObject, useEffect } from "react";
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
  /** The end of the density's scale has changed. */
  onScale(most: number | undefined): void;
}

/** The picture: painted anew, once per frame, when the view, the window or the look has changed. */
export function MapCanvas({ canvas, camera, areas, scene, onScale }: MapCanvasProps) {
  const painting = useCanvasPainter(canvas, camera, createPainter, (painter, view) =>
    onScale(painter.draw(view, scene)),
  );
  useEffect(() => painting?.painter.setAreas(areas), [painting, areas]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted has changed
  useEffect(() => painting?.ask(), [painting, scene, areas]);
  return <canvas ref={canvas} className={styles.canvas} aria-hidden />;
}

function createPainter(canvas: HTMLCanvasElement): MapPainter {
  return new MapPainter(canvas);
}
