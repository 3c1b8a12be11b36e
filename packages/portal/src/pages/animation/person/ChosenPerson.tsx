import { useEffect } from "react";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import type { Moment } from "../../../maps/people/peopleAt.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePosition } from "../../../maps/player/usePlayer.ts";
import { stateOf } from "../map/personAt.ts";
import type { Stage } from "../map/stage.ts";
import type { AnimationSource, PeoplePicture } from "../source/animationSource.ts";
import { type ChosenPerson as Known, PersonPanel } from "./PersonPanel.tsx";

interface ChosenPersonProps {
  readonly source: AnimationSource;
  readonly person: number;
  /** Undefined in the time lapse, where everybody stays at home. */
  readonly day: number | undefined;
  readonly picture: PeoplePicture;
  readonly player: Player;
  readonly stage: Stage | undefined;
  readonly colors: readonly string[];
  momentAt(position: number): Moment;
}

/** The chosen person: the panel, and the chain of infections on the map. */
export function ChosenPerson(props: ChosenPersonProps) {
  const { source, person, day, picture, player, stage, colors, momentAt } = props;
  const dayType = day === undefined ? undefined : (source.facts.dayTypes?.[day - 1] ?? day);
  const loaded = useLoaded<Known>(`${person} ${dayType}`, async (signal) => {
    const [record, chain] = await Promise.all([
      source.describePerson(person, day, signal),
      source.findChain(person, signal),
    ]);
    return { record, chain };
  });
  const chain = loaded.state === "done" ? loaded.value.chain : undefined;
  useEffect(() => {
    stage?.setPerson(person, chain);
    return () => stage?.setPerson(undefined, undefined);
  }, [stage, person, chain]);
  const { tick, time } = momentAt(usePosition(player, Number));
  return (
    <PersonPanel
      person={person}
      loaded={loaded}
      tick={tick}
      time={time}
      state={stateOf(picture, person, time)}
      colors={colors}
    />
  );
}
