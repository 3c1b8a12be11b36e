import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { useTexts } from "../../../environment/language.ts";
import { toMetres } from "../../../maps/camera.ts";
import { createPainter } from "../../../maps/people/createPainter.ts";
import type { Player } from "../../../maps/player/player.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import { useChoiceStore } from "../choices.ts";
import styles from "./MapView.module.css";
import { mapTexts } from "./mapTexts.ts";
import { Overlay } from "./overlay.ts";
import { Stage } from "./stage.ts";
import type { TimeModel } from "./timeModel.ts";

interface MapViewProps {
  readonly city: string;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly player: Player;
  readonly camera: CameraControl;
  readonly timeModel: TimeModel;
  readonly stage: Stage | undefined;
  /** Undefined after unmounting; "none" if the browser cannot draw. */
  onStage(stage: Stage | "none" | undefined): void;
}

/** A finer ratio costs time and is not visible. */
const finestRatio = 2;
/** In pixels; a pointer that moved farther has dragged the map. */
const clickTolerance = 5;

/** The map is drawn outside of React. */
export function MapView(props: MapViewProps) {
  const { city, element, player, camera, timeModel, stage, onStage } = props;
  const t = useTexts(mapTexts);
  const choices = useChoiceStore();
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);

  useEffect(() => {
    const host = element.current;
    if (!host) return;
    const canvas = document.createElement("canvas");
    const overlay = new Overlay(document.createElement("canvas"));
    host.append(canvas, overlay.canvas);
    const painter = createPainter(canvas);
    const newStage = painter && new Stage({ painter, overlay, player, camera, timeModel });
    const resize = () => {
      const size = { width: host.clientWidth, height: host.clientHeight };
      newStage?.resize(size, Math.min(finestRatio, window.devicePixelRatio));
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(host);
    onStage(newStage ?? "none");
    return () => {
      onStage(undefined);
      observer.disconnect();
      newStage?.dispose();
      canvas.remove();
      overlay.canvas.remove();
    };
  }, [element, player, camera, timeModel, onStage]);

  const press = ({ clientX, clientY, isPrimary }: PointerEvent) => {
    pressed.current = isPrimary ? { x: clientX, y: clientY } : undefined;
  };
  const hasDragged = ({ clientX, clientY }: PointerEvent) => {
    const from = pressed.current;
    return !from || Math.hypot(clientX - from.x, clientY - from.y) > clickTolerance;
  };
  // Dragging the map ends following.
  const move = (event: PointerEvent) => {
    if (!pressed.current || !choices.getState().isFollowing || !hasDragged(event)) return;
    choices.setState({ isFollowing: false });
  };
  const release = (event: PointerEvent) => {
    const host = element.current;
    if (host && stage && event.button === 0 && !hasDragged(event)) {
      const box = host.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const size = { width: host.clientWidth, height: host.clientHeight };
      const { x, y } = toMetres(camera.current, size, at);
      const person = stage.pick(x, y);
      if (person !== undefined) choices.setState({ person });
    }
    pressed.current = undefined;
  };
  return (
    <div
      ref={element}
      className={styles.map}
      role="application"
      aria-label={t.map(city)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the map need the focus
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
    />
  );
}
