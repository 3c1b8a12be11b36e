import { defineTexts } from "@episcope/common";
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { useTexts } from "../../environment/language.ts";
import { toMetres } from "../camera.ts";
import { type CameraControl, useCamera } from "../useCamera.ts";
import { ZoomButtons, zoomStep } from "../ZoomButtons.tsx";
import { type Direction, shapeAt, shapeTowards } from "./areas-data/findShape.ts";
import type { MapShape } from "./areas-data/germanyMap.ts";
import type { MapBounds } from "./areas-data/shapes.ts";
import styles from "./ChoroplethMap.module.css";
import type { ChoroplethLines, ChoroplethScene } from "./choroplethPainter.ts";
import { MapTip } from "./MapTip.tsx";
import { sizeOf, widened } from "./mapGround.ts";
import { useChoropleth } from "./useChoropleth.ts";
import { useMapPointer } from "./useMapPointer.ts";
import { type MapFocus, usePageScroll, useShown } from "./useMapView.ts";

const texts = defineTexts({
  en: {
    closer: "Closer",
    farther: "Farther away",
    reset: "Show everything",
    keys: "Arrow keys go from area to area, Enter chooses one, plus and minus zoom, 0 shows everything.",
  },
  de: {
    closer: "Näher heran",
    farther: "Weiter weg",
    reset: "Alles zeigen",
    keys: "Pfeiltasten gehen von Gebiet zu Gebiet, Eingabe wählt eines aus, Plus und Minus zoomen, 0 zeigt alles.",
  },
});

interface ChoroplethMapProps {
  readonly label: string;
  readonly lines: ChoroplethLines;
  readonly bounds: MapBounds;
  readonly scene: Omit<ChoroplethScene, "current">;
  readonly focus: MapFocus | undefined;
  onFocus(focus: MapFocus | undefined): void;
  /** A click or Enter. A touch only points. */
  onChoose(shape: number): void;
  /** Shown beside the focused shape. */
  tip(shape: number): ReactNode;
  readonly className?: string | undefined;
}

/** Coloured areas with zoom, pointer and keyboard navigation. */
export function ChoroplethMap(props: ChoroplethMapProps) {
  const { label, lines, bounds, scene, focus, onFocus, onChoose, tip, className } = props;
  const { shapes } = lines;
  const t = useTexts(texts);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ground = useMemo(() => widened(bounds), [bounds]);
  const camera = useCamera(frame, ground);
  const current = focus?.shape;
  useChoropleth(canvas, camera, lines, { ...scene, current });
  usePageScroll(frame, camera, ground);
  useShown(frame, camera, shapes, focus);
  const pointer = useMapPointer(frame, camera, shapes, {
    point: (shape) => onFocus(shape === undefined ? undefined : { shape, by: "pointer" }),
    choose: onChoose,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions.get(event.key);
    const act = zoomKeys.get(event.key);
    if (direction) {
      const from = current ?? firstShape(frame, camera, shapes);
      const next = current === undefined ? from : shapeTowards(shapes, from, direction);
      onFocus({ shape: next, by: "keys" });
    } else if (act) act(camera);
    else if ((event.key === "Enter" || event.key === " ") && current !== undefined)
      onChoose(current);
    else if (event.key === "Escape") onFocus(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div className={`${styles.map} ${className ?? ""}`}>
      <div ref={frame} className={styles.frame} {...pointer.handlers}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
        <div
          className={styles.keys}
          role="application"
          aria-label={label}
          aria-describedby={keysId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys walk through the areas
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            if (current === undefined && event.target.matches(":focus-visible"))
              onFocus({ shape: firstShape(frame, camera, shapes), by: "keys" });
          }}
          onBlur={() => {
            if (focus?.by === "keys") onFocus(undefined);
          }}
        />
      </div>
      <p id={keysId} hidden>
        {t.keys}
      </p>
      {focus && (
        <MapTip
          camera={camera}
          at={focus.by === "pointer" ? pointer.at : undefined}
          shape={shapes[focus.shape]}
          frame={frame.current}
        >
          {tip(focus.shape)}
        </MapTip>
      )}
      <ZoomButtons camera={camera} labels={t} className={styles.zoom} />
    </div>
  );
}

const directions: ReadonlyMap<string, Direction> = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
]);
const zoomKeys: ReadonlyMap<string, (camera: CameraControl) => void> = new Map([
  ["+", (camera) => camera.zoomBy(zoomStep)],
  ["=", (camera) => camera.zoomBy(zoomStep)],
  ["-", (camera) => camera.zoomBy(1 / zoomStep)],
  ["0", (camera) => camera.reset()],
]);

/** The shape in the middle of the view. */
function firstShape(
  frame: { readonly current: HTMLElement | null },
  camera: CameraControl,
  shapes: readonly MapShape[],
): number {
  const size = sizeOf(frame.current);
  const middle = toMetres(camera.current, size, { x: size.width / 2, y: size.height / 2 });
  return shapeAt(shapes, middle.x, middle.y) ?? 0;
}
