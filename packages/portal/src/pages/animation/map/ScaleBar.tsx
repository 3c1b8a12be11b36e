import { inLanguage } from "@episcope/common";
import { useSyncExternalStore } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { borderSource } from "../../../maps/borderSource.ts";
import { lengthText, scaleBar } from "../../../maps/scaleBar.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import type { AnimationSource } from "../source/animationSource.ts";
import styles from "./MapView.module.css";
import { mapTexts } from "./mapTexts.ts";

/** The published road network uses ids of OpenStreetMap (visualisations specification 1.4). */
const roadSource = {
  text: "© OpenStreetMap",
  url: "https://www.openstreetmap.org/copyright",
};

interface ScaleBarProps {
  readonly camera: CameraControl;
  readonly origin: AnimationSource["origin"];
}

/** The scale, and the source of borders or streets. */
export function ScaleBar({ camera, origin }: ScaleBarProps) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const metresPerPixel = useSyncExternalStore(
    (listener) => camera.subscribe(listener),
    () => camera.current.metresPerPixel,
  );
  const groundSource = origin === "published" ? roadSource : borderSource;
  const { metres, pixels } = scaleBar(metresPerPixel);
  return (
    <div className={styles.foot}>
      <span className={styles.scale} style={{ width: `${pixels}px` }}>
        {lengthText(metres, language)}
      </span>
      <span className={styles.source}>
        <span className={styles.kind}>{origin === "published" ? t.streets : t.borders}: </span>
        <a href={groundSource.url} target="_blank" rel="noopener noreferrer">
          {groundSource.text}
        </a>
      </span>
    </div>
  );
}
