import { type RefObject, useEffect, useRef, useState } from "react";
import type { MapArea } from "../../maps/outlines/areas.ts";
import type { CameraControl } from "../../maps/useCamera.ts";
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
  const latest = useRef({ scene, onScale });
  latest.current = { scene, onScale };
  const [painting, setPainting] = useState<Painting>();

  useEffect(() => {
    if (!canvas.current) return;
    const started = startPainting(canvas.current, camera, () => latest.current);
    setPainting(started);
    return () => started.end();
  }, [canvas, camera]);
  useEffect(() => painting?.painter.setAreas(areas), [painting, areas]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted has changed
  useEffect(() => painting?.ask(), [painting, scene, areas]);

  return <canvas ref={canvas} className={styles.canvas} aria-hidden />;
}

interface Painting {
  readonly painter: MapPainter;
  ask(): void;
  end(): void;
}

function startPainting(
  canvas: HTMLCanvasElement,
  camera: CameraControl,
  latest: () => Pick<MapCanvasProps, "scene" | "onScale">,
): Painting {
  const painter = new MapPainter(canvas);
  let request: number | undefined;
  const ask = () => {
    request ??= requestAnimationFrame(() => {
      request = undefined;
      const { scene, onScale } = latest();
      onScale(painter.draw(camera.current, scene));
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
