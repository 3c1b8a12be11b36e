import { Maximize, Minus, Plus } from "lucide-react";
import type { CameraControl } from "./useCamera.ts";
import styles from "./ZoomButtons.module.css";

export const zoomStep = 1.6;

interface ZoomButtonsProps {
  readonly camera: CameraControl;
  readonly labels: { readonly closer: string; readonly farther: string; readonly reset: string };
  /** Positions them in a corner of the map. */
  readonly className: string | undefined;
}

export function ZoomButtons({ camera, labels, className }: ZoomButtonsProps) {
  const buttons = [
    [labels.closer, <Plus key="closer" size={20} aria-hidden />, () => camera.zoomBy(zoomStep)],
    [
      labels.farther,
      <Minus key="farther" size={20} aria-hidden />,
      () => camera.zoomBy(1 / zoomStep),
    ],
    [labels.reset, <Maximize key="reset" size={18} aria-hidden />, () => camera.reset()],
  ] as const;
  return (
    <div className={`${styles.buttons} ${className}`}>
      {buttons.map(([label, icon, act]) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={act}>
          {icon}
        </button>
      ))}
    </div>
  );
}
