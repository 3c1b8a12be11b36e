import { useRef, useState } from "react";
import { usePlayback } from "../../../maps/player/usePlayback.ts";

const weeksPerSecond = 6;
/** For eyes that motion troubles: steps that can be read one by one. */
const calmWeeksPerSecond = 1;

export interface WeekPlayer {
  /** The week in the hand or on its way; undefined while the address rules. */
  readonly held: number | undefined;
  readonly isPlaying: boolean;
  /** Moves without settling. */
  hold(week: number): void;
  /** The held week becomes the chosen one. */
  settle(): void;
  toggle(): void;
  /** Something else was chosen. */
  stop(): void;
}

interface InHand {
  readonly week: number;
  /** The week of the address then. */
  readonly at: number;
}

/** Weeks one after the other, to the last; from the first when the last is shown. */
export function useWeekPlayer(
  shown: number,
  count: number,
  onSettled: (week: number) => void,
): WeekPlayer {
  // The address takes a moment: until it changes, the week in the hand is shown.
  const [inHand, setInHand] = useState<InHand>();
  /** What the last frame has set, rendered or not: where playing stops, the address must agree. */
  const latest = useRef<InHand>(undefined);
  const held = inHand?.at === shown ? inHand.week : undefined;
  const change = (next: InHand | undefined) => {
    latest.current = next;
    setInHand(next);
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
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      setHeld(first);
      play({ first, last: count - 1, perSecond: isCalm ? calmWeeksPerSecond : weeksPerSecond });
    },
    stop() {
      stop();
      change(undefined);
    },
  };
}
