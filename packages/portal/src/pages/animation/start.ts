// The initial state of an animation: from the address, otherwise the defaults.
import type { AnimationFacts } from "@episcope/common";
import { Player } from "../../maps/player/player.ts";
import { defaultSpeed } from "../../maps/player/speeds.ts";
import { readAddress } from "./address/animationAddress.ts";
import { type ChoiceStore, createChoices } from "./choices.ts";
import { type AnimationKind, hiddenByDefault, rangeOf } from "./kind.ts";

export interface Started {
  readonly choices: ChoiceStore;
  readonly player: Player;
}

/** At night hardly anybody moves. */
const morning = 6 * 3600;

/** Paused for visitors who prefer reduced motion. */
export function startOf(
  kind: AnimationKind,
  facts: Pick<AnimationFacts, "dayCount">,
  query: URLSearchParams,
  isMotionReduced: boolean,
): Started {
  const { day = 1, start, speed = defaultSpeed, hidden, person } = readAddress(query);
  const firstDay = Math.min(facts.dayCount, day);
  const range = rangeOf(kind, facts);
  const position = kind === "traces" ? (start ?? morning) : firstDay;
  return {
    choices: createChoices({
      day: kind === "traces" ? firstDay : 1,
      hidden: hidden ?? hiddenByDefault[kind],
      person,
    }),
    player: new Player(range, { position, speed, isPlaying: !isMotionReduced }),
  };
}
