import { useRef, useState } from "react";
import { usePlayback } from "../../../maps/player/usePlayback.ts";

const weeksPerSecond = 6;
/** With reduced motion: slow enough to read every step. */
const reducedWeeksPerSecond = 1;

export interface WeekPlayer {
  /** The week while dragging or playing; undefined if the address decides. */
  readonly held: number | undefined;
  readonly isPlaying: boolean;
  /** Shows a week without choosing it. */
  hold(week: number): void;
  /** Chooses the held week. */
  settle(): void;
  toggle(): void;
  /** Called when something else was chosen. */
  stop(): void;
}

interface HeldWeek {
  readonly week: number;
  /** The week in the address at that time. */
  readonly at: number;
}

/** Plays week by week up to the last one; starts again from the first if the last is shown. */
export function useWeekPlayer(
  shown: number,
  count: number,
  onSettled: (week: number) => void,
): WeekPlayer {
  // The address updates with a delay: until it changes, the held week is shown.
  const [heldWeek, setHeldWeek] = useState<HeldWeek>();
  /** Set by the last frame, even before it renders: the address must agree where playing stops. */
  const latest = useRef<HeldWeek>(undefined);
  const held = heldWeek?.at === shown ? heldWeek.week : undefined;
  const change = (next: HeldWeek | undefined) => {
    latest.current = next;
    setHeldWeek(next);
  };
  const setHeld = (week: number) => change({ week, at: shown });
  const { isPlaying, play, stop } = usePlayback((position, hasEnded) => {
    const week = Math.floor(position);
    setHeld(week);
    if (hasEnded) onSettled(week);
  });

  const settle = () => {
    const week = latest.current?.at === shown ? latest.current.week : undefined;
    if (week === shown) change(undefined);
    else if (week !== undefined) onSettled(week);
  };
  return {
    held,
    isPlaying,
    hold(week) {
      stop();
      setHeld(week);
    },
    settle,
    toggle() {
      if (isPlaying) {
        stop();
        settle();
        return;
      }
      const first = shown >= count - 1 ? 0 : shown;
      const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      setHeld(first);
      play({
        first,
        last: count - 1,
        perSecond: prefersReducedMotion ? reducedWeeksPerSecond : weeksPerSecond,
      });
    },
    stop() {
      stop();
      change(undefined);
    },
  };
}
