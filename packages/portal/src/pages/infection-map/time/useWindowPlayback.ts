import { usePlayback } from "../../../maps/player/usePlayback.ts";
import { type DayWindow, movedTo, playedDaysPerSecond, playedWindow } from "./dayWindow.ts";

interface WindowPlayback {
  readonly isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

/** Moves the window through the run up to its end. */
export function useWindowPlayback(
  window: DayWindow,
  dayCount: number,
  onChange: (window: DayWindow, isSettled: boolean) => void,
): WindowPlayback {
  const { isPlaying, play, stop } = usePlayback((day, hasEnded) => {
    const next = movedTo(window, day, dayCount);
    if (next.from !== window.from || hasEnded) onChange(next, hasEnded);
  });
  const toggle = () => {
    if (isPlaying) {
      onChange(window, true);
      stop();
      return;
    }
    const { from, to } = playedWindow(window, dayCount);
    onChange({ from, to }, false);
    const last = dayCount - 1 - (to - from);
    play({ first: from, last, perSecond: playedDaysPerSecond(dayCount) });
  };
  return { isPlaying, toggle, stop };
}
