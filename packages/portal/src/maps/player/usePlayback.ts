import { useEffect, useRef, useState } from "react";
import { FrameLoop } from "./frameLoop.ts";
import { Player, type PlayerRange } from "./player.ts";

interface Playback {
  readonly isPlaying: boolean;
  /** From the first place of a range to the last. */
  play(range: PlayerRange): void;
  stop(): void;
}

/** Tells a place after the other, once per picture. A hidden tab draws no pictures, so it waits there. */
export function usePlayback(onMove: (position: number, hasEnded: boolean) => void): Playback {
  const [player, setPlayer] = useState<Player>();
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (!player) return;
    const loop = new FrameLoop((seconds) => {
      player.advance(seconds);
      const { hasEnded } = player.state;
      if (hasEnded) setPlayer(undefined);
      latest.current(player.position, hasEnded);
      return !hasEnded;
    });
    loop.wake();
    return () => loop.end();
  }, [player]);
  return {
    isPlaying: player !== undefined,
    play: (range) => setPlayer(new Player(range, { isPlaying: true })),
    stop: () => setPlayer(undefined),
  };
}
