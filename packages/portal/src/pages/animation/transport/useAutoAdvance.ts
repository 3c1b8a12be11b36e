import { useEffect } from "react";
import type { Player } from "../../../maps/player/player.ts";
import type { ChoiceStore } from "../choices.ts";

/** Starts the next day at the end of a day, if the visitor has chosen that. */
export function useAutoAdvance(player: Player, choices: ChoiceStore, dayCount: number): void {
  useEffect(
    () =>
      player.subscribe(() => {
        const { day, autoAdvances } = choices.getState();
        const { hasEnded, speed } = player.state;
        if (!autoAdvances || !hasEnded || speed < 0 || day >= dayCount) return;
        choices.setState({ day: day + 1 });
        player.seek(player.range.first);
        player.play();
      }),
    [player, choices, dayCount],
  );
}
