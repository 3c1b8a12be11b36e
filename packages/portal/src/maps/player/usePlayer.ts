import { useSyncExternalStore } from "react";
import type { Player, PlayerState } from "./player.ts";

export function usePlayerState(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, () => player.state);
}

/** A value derived from the position; renders only when it changes. It must be primitive. */
export function usePosition<Value extends string | number>(
  player: Player,
  read: (position: number) => Value,
): Value {
  return useSyncExternalStore(player.subscribePosition, () => read(player.position));
}
