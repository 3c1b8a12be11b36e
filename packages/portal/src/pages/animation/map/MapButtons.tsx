import { CircleHelp, Maximize, Minimize, Minus, Moon, Plus, ScanSearch, Sun } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { useTexts } from "../../../environment/language.ts";
import { useColorScheme } from "../../../environment/useColorScheme.ts";
import { chooseColorScheme } from "../../../environment/viewerState.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import { useChoiceStore } from "../choices.ts";
import styles from "./MapView.module.css";
import { mapTexts } from "./mapTexts.ts";

interface MapButtonsProps {
  readonly camera: CameraControl;
  /** The element that fills the screen. */
  readonly fullScreenElement: RefObject<HTMLElement | null>;
  onHelp(): void;
}

export function MapButtons({ camera, fullScreenElement, onHelp }: MapButtonsProps) {
  const t = useTexts(mapTexts);
  const scheme = useColorScheme();
  const choices = useChoiceStore();
  const fullScreen = useFullScreen(fullScreenElement);
  const other = scheme === "dark" ? "light" : "dark";
  const showAll = () => {
    choices.setState({ isFollowing: false });
    camera.reset();
  };
  return (
    <fieldset className={styles.buttons} aria-label={t.tools}>
      <IconButton label={t.help} icon={CircleHelp} onClick={onHelp} />
      <IconButton
        label={t[other]}
        icon={other === "light" ? Sun : Moon}
        onClick={() => chooseColorScheme(other)}
      />
      {fullScreen && (
        <IconButton
          label={fullScreen.isOn ? t.leave : t.enter}
          icon={fullScreen.isOn ? Minimize : Maximize}
          onClick={fullScreen.toggle}
        />
      )}
      <IconButton label={t.closer} icon={Plus} onClick={() => camera.zoomBy(1.5)} />
      <IconButton label={t.farther} icon={Minus} onClick={() => camera.zoomBy(1 / 1.5)} />
      <IconButton label={t.all} icon={ScanSearch} onClick={showAll} />
    </fieldset>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: ComponentType<{ readonly size: number; readonly "aria-hidden": true }>;
  onClick(): void;
}

function IconButton({ label, icon: Icon, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </button>
  );
}

/** Undefined if the browser has no full-screen mode. */
function useFullScreen(
  fullScreenElement: RefObject<HTMLElement | null>,
): { readonly isOn: boolean; toggle(): void } | undefined {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!document.fullscreenEnabled) return undefined;
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : fullScreenElement.current?.requestFullscreen();
    // If the browser refuses, nothing changes.
    change?.catch(() => {});
  };
  return { isOn, toggle };
}
