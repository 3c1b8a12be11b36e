import { useEffect, useRef, useState } from "react";
import { type DayWindow, movedTo, playedDaysPerSecond, playedWindow } from "./dayWindow.ts";

/** Of a picture that took too long: the window does not jump. */
const longestStep = 0.25;

interface Playback {
  readonly isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

/** Moves the window through the run, to its end. A hidden tab draws no pictures, so it waits there. */
export function usePlayback(
  window: DayWindow,
  dayCount: number,
  onChange: (window: DayWindow, isSettled: boolean) => void,
): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef({ window, onChange });
  latest.current = { window, onChange };

  useEffect(() => {
    if (!isPlaying) return;
    let first = latest.current.window.from;
    let before: number | undefined;
    let request = requestAnimationFrame(step);
    function step(now: number): void {
      const { window: shown, onChange: change } = latest.current;
      const seconds = Math.min(longestStep, (now - (before ?? now)) / 1000);
      before = now;
      first += seconds * playedDaysPerSecond(dayCount);
      const next = movedTo(shown, first, dayCount);
      const isAtEnd = next.to === dayCount - 1;
      if (next.from !== shown.from || isAtEnd) change(next, isAtEnd);
      if (isAtEnd) setPlaying(false);
      else request = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(request);
  }, [isPlaying, dayCount]);

  return {
    isPlaying,
    toggle() {
      if (isPlaying) {
        onChange(window, true);
        setPlaying(false);
        return;
      }
      onChange(playedWindow(window, dayCount), false);
      setPlaying(true);
    },
    stop() {
      setPlaying(false);
    },
  };
}
