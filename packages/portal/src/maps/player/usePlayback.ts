import { useCallback, useEffect, useRef, useState } from "react";
import { FrameLoop } from "./frameLoop.ts";
import { Player, type PlayerRange } from "./player.ts";

interface Playback {
  readonly isPlaying: boolean;
  /** From the first position of a range to the last. */
  play(range: PlayerRange): void;
  stop(): void;
}

/** Reports the position once per frame. A hidden tab has no frames, so it waits there. */
export function usePlayback(onMove: (position: number, hasEnded: boolean) => void): Playback {
  const [player, setPlayer] = useState<Player>();
  /** Takes effect at once: a frame may come before React has rendered. */
  const current = useRef<Player>(undefined);
  const latest = useRef(onMove);
  latest.current = onMove;
  const change = useCallback((next: Player | undefined) => {
    current.current = next;
    setPlayer(next);
  }, []);
  useEffect(() => {
    if (!player) return;
    const loop = new FrameLoop((seconds) => {
      if (current.current !== player) return false;
      player.advance(seconds);
      const { hasEnded } = player.state;
      if (hasEnded) change(undefined);
      latest.current(player.position, hasEnded);
      return !hasEnded;
    });
    loop.wake();
    return () => loop.dispose();
  }, [player, change]);
  return {
    isPlaying: player !== undefined,
    play: (range) => change(new Player(range, { isPlaying: true })),
    stop: () => change(undefined),
  };
}
