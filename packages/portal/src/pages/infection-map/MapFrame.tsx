import { Maximize, Minus, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { useLanguage } from "../../app/language.ts";
import { useLoaded } from "../../kit/useLoaded.ts";
import { borderSource } from "../../maps/borderSource.ts";
import { loadAreas } from "../../maps/outlines/outlines.ts";
import type { CameraControl } from "../../maps/useCamera.ts";
import { MapCanvas } from "./MapCanvas.tsx";
import styles from "./MapFrame.module.css";
import { mapTexts } from "./mapTexts.ts";
import type { Scene } from "./painting/mapPainter.ts";

interface MapFrameProps {
  /** What the camera listens to. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly camera: CameraControl;
  readonly region: string | undefined;
  readonly scene: Scene;
  onScale(most: number | undefined): void;
  /** The legend, where it has room on the map. */
  readonly children?: ReactNode;
}

const step = 1.6;
const noAreas: readonly never[] = [];

/** The map with its buttons, its legend and the source of its ground. */
export function MapFrame(props: MapFrameProps) {
  const { frame, canvas, camera, region, scene, onScale, children } = props;
  const t = mapTexts[useLanguage()];
  const keysId = useId();
  // Without them the map is poorer, but it is there.
  const areas = useLoaded(region ?? "", () => loadAreas(region ?? ""));
  const buttons = [
    { label: t.closer, icon: <Plus size={20} aria-hidden />, act: () => camera.zoomBy(step) },
    { label: t.farther, icon: <Minus size={20} aria-hidden />, act: () => camera.zoomBy(1 / step) },
    { label: t.reset, icon: <Maximize size={18} aria-hidden />, act: () => camera.reset() },
  ];
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
        <MapCanvas
          {...{ canvas, camera, scene, onScale }}
          areas={areas.state === "done" ? areas.value : noAreas}
        />
      </div>
      <p id={keysId} className="visually-hidden">
        {t.mapKeys}
      </p>
      <div className={styles.zoom}>
        {buttons.map(({ label, icon, act }) => (
          <button key={label} type="button" aria-label={label} title={label} onClick={act}>
            {icon}
          </button>
        ))}
      </div>
      {children && <div className={styles.legend}>{children}</div>}
      {region !== undefined && (
        <p className={styles.credit}>
          <a href={borderSource.url}>{t.borders(borderSource.text)}</a>
        </p>
      )}
    </div>
  );
}
