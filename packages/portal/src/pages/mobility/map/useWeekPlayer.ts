import { useEffect, useRef, useState } from "react";

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

/** Weeks one after the other, to the last; from the first when the last is shown. A hidden tab draws nothing, so it waits there. */
export function useWeekPlayer(
  shown: number,
  count: number,
  onSettled: (week: number) => void,
): WeekPlayer {
  const [held, setHeld] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef({ week: held ?? shown, onSettled });
  latest.current = { week: held ?? shown, onSettled };

  useEffect(() => {
    if (!isPlaying) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const pause = 1000 / (isCalm ? calmWeeksPerSecond : weeksPerSecond);
    let before = performance.now();
    let request = requestAnimationFrame(step);
    function step(now: number): void {
      request = requestAnimationFrame(step);
      if (now - before < pause) return;
      before = now;
      const { week, onSettled: settled } = latest.current;
      if (week < count - 1) {
        setHeld(week + 1);
        return;
      }
      setPlaying(false);
      settled(week);
    }
    return () => cancelAnimationFrame(request);
  }, [isPlaying, count]);

  // The address takes a moment: until then the week in the hand is shown, not the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useEffect(() => setHeld(undefined), [shown]);
  const settle = () => {
    if (held === shown) setHeld(undefined);
    else if (held !== undefined) onSettled(held);
  };
  return {
    held,
    isPlaying,
    hold(week) {
      setPlaying(false);
      setHeld(week);
    },
    settle,
    toggle() {
      if (isPlaying) {
        setPlaying(false);
        settle();
        return;
      }
      setHeld(shown >= count - 1 ? 0 : shown);
      setPlaying(true);
    },
    stop() {
      setPlaying(false);
      setHeld(undefined);
    },
  };
}
