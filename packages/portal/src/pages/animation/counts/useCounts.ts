import { useMemo, useSyncExternalStore } from "react";
import type { Moment } from "../../../maps/people/peopleAt.ts";
import type { Player } from "../../../maps/player/player.ts";
import type { CountedSteps } from "./stateTally.ts";
import { StateTally } from "./stateTally.ts";

/** Counts by state at the shown moment. */
export function useCounts(
  player: Player,
  steps: CountedSteps | undefined,
  residents: number,
  momentAt: (position: number) => Moment,
): readonly number[] | undefined {
  const counter = useMemo(() => {
    if (!steps) return undefined;
    const tally = new StateTally(steps, residents);
    let shown: readonly number[] = [];
    return (time: number) => {
      tally.moveTo(time);
      // The same array as long as no count has changed.
      if (tally.counts.some((count, state) => count !== shown[state])) shown = [...tally.counts];
      return shown;
    };
  }, [steps, residents]);
  return useSyncExternalStore(player.subscribePosition, () =>
    counter?.(momentAt(player.position).time),
  );
}
