import { useEffect } from "react";
import type { Hold, Player } from "../../../maps/player/player.ts";

/** Waits as long as there is a reason to. */
export function useHold(player: Player, reason: Hold, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    player.hold(reason);
    return () => player.release(reason);
  }, [player, reason, isHeld]);
}

/** Nobody watches a hidden tab; coming back, it is as it was left. */
export function useHiddenTab(player: Player): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === "hidden") player.hold("hidden");
      else player.release("hidden");
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [player]);
}

const controls = "a, button, input, select, textarea, summary, dialog, [contenteditable]";

/** The space bar plays and pauses, unless it means something else to what has the focus. */
export function useSpaceBar(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || event.repeat || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(controls)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      player.toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [player]);
}
