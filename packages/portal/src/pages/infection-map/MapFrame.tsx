import { stateNamed } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { type ReactNode, type RefObject, useId, useMemo } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { borderSource } from "../../maps/borderSource.ts";
import { loadAreas } from "../../maps/outlines/outlines.ts";
import type { CameraControl } from "../../maps/useCamera.ts";
import { ZoomButtons } from "../../maps/ZoomButtons.tsx";
import { MapCanvas } from "./MapCanvas.tsx";
import styles from "./MapFrame.module.css";
import { mapTexts } from "./mapTexts.ts";
import type { Scene } from "./painting/mapPainter.ts";

interface MapFrameProps {
  /** The element whose events the camera handles. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly camera: CameraControl;
  readonly region: string | undefined;
  readonly scene: Scene;
  onScale(most: number | undefined): void;
  /** The legend, if there is space on the map. */
  readonly children?: ReactNode;
}

const noAreas: readonly never[] = [];

/** The map with its buttons, its legend and the source of its borders. */
export function MapFrame(props: MapFrameProps) {
  const { frame, canvas, camera, region, scene, onScale, children } = props;
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const keysId = useId();
  // The map works without borders.
  const loaded = useLoaded(region ?? "", () => loadAreas(region ?? ""));
  const areas = useMemo(
    () =>
      loaded.state !== "done"
        ? noAreas
        : loaded.value.map((area) => ({
            ...area,
            name: inLanguage(stateNamed(area.name)?.names, language) ?? area.name,
          })),
    [loaded, language],
  );
  return (
    <div className={styles.map}>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={t.map}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
        tabIndex={0}
      >
        <MapCanvas {...{ canvas, camera, areas, scene, onScale }} />
      </div>
      <p id={keysId} className="visually-hidden">
        {t.mapKeys}
      </p>
      <ZoomButtons camera={camera} labels={t} className={styles.zoom} />
      {children && <div className={styles.legend}>{children}</div>}
      {region !== undefined && (
        <p className={styles.credit}>
          <a href={borderSource.url}>{t.borders(borderSource.text)}</a>
        </p>
      )}
    </div>
  );
}
