// A player as state of React.
import { useSyncExternalStore } from "react";
import type { Player, PlayerState } from "./player.ts";

export function usePlayerState(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, () => player.state);
}

/**
 * Something that follows the position; renders again only when it has changed. It has to be a plain
 * value.
 */
export function usePosition<Value extends string | number>(
  player: Player,
  read: (position: number) => Value,
): Value {
  return useSyncExternalStore(player.subscribePosition, () => read(player.position));
}
