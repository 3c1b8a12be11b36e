import { useEffect, useRef } from "react";
import type { Player } from "../../../maps/player/player.ts";

/** The animation pauses while the time line is dragged, then resumes if it was running. */
export function useDrag(player: Player): () => void {
  const stop = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      stop.current?.abort();
      player.release("dragging");
    },
    [player],
  );
  return () => {
    stop.current?.abort();
    const listeners = new AbortController();
    stop.current = listeners;
    player.hold("dragging");
    const release = () => {
      listeners.abort();
      player.release("dragging");
    };
    for (const name of ["pointerup", "pointercancel", "blur"]) {
      window.addEventListener(name, release, { signal: listeners.signal });
    }
  };
}
