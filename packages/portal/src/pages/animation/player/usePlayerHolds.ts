import { useEffect } from "react";
import type { Hold, Player } from "../../../maps/player/player.ts";

export function useHold(player: Player, reason: Hold, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    player.hold(reason);
    return () => player.release(reason);
  }, [player, reason, isHeld]);
}

/** A hidden tab pauses; shown again, it resumes if it was running. */
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

/** The space bar plays and pauses, unless the focused element uses it. */
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
