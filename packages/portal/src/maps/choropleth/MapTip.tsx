import { type ReactNode, useEffect, useState } from "react";
import { type Point, toPixels } from "../camera.ts";
import type { CameraControl } from "../useCamera.ts";
import type { MapShape } from "./areas-data/germanyMap.ts";
import styles from "./ChoroplethMap.module.css";
import { sizeOf } from "./mapGround.ts";

interface MapTipProps {
  readonly camera: CameraControl;
  /** Pointer position; undefined to use that of the shape. */
  readonly at: Point | undefined;
  readonly shape: MapShape | undefined;
  readonly frame: HTMLElement | null;
  readonly children: ReactNode;
}

/** Beside the pointer or the shape, on the side with more space. */
export function MapTip({ camera, at, shape, frame, children }: MapTipProps) {
  // The position on the screen changes with the camera, which is outside of React.
  const [, setMoves] = useState(0);
  useEffect(() => camera.subscribe(() => setMoves((moves) => moves + 1)), [camera]);
  if (!shape) return undefined;
  const size = sizeOf(frame);
  const place = at ?? toPixels(camera.current, size, ...shape.label);
  const isRight = place.x > size.width / 2;
  const isLow = place.y > size.height / 2;
  const distance = 14;
  return (
    <div
      className={styles.tip}
      data-map-tip
      style={{
        ...(isRight ? { right: size.width - place.x + distance } : { left: place.x + distance }),
        ...(isLow ? { bottom: size.height - place.y + distance } : { top: place.y + distance }),
      }}
    >
      {children}
    </div>
  );
}
