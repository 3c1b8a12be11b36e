import { useEffect } from "react";
import type { Player } from "../../../maps/player/player.ts";
import type { ChoiceStore } from "../choices.ts";

/** At the end of a day the next one begins, if the visitor wants that. */
export function useGoOn(player: Player, choices: ChoiceStore, dayCount: number): void {
  useEffect(
    () =>
      player.subscribe(() => {
        const { day, goesOn } = choices.getState();
        const { hasEnded, speed } = player.state;
        if (!goesOn || !hasEnded || speed < 0 || day >= dayCount) return;
        choices.setState({ day: day + 1 });
        player.seek(player.range.first);
        player.play();
      }),
    [player, choices, dayCount],
  );
}
