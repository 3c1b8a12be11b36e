// The address follows what is shown without new history entries. Links and the browser's back and
// forward buttons change what is shown.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useQuery } from "../../../environment/useQuery.ts";
import { fitted } from "../../../maps/camera.ts";
import type { Player } from "../../../maps/player/player.ts";
import { defaultSpeed } from "../../../maps/player/speeds.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import type { ChoiceStore } from "../choices.ts";
import { type AnimationKind, hiddenByDefault } from "../kind.ts";
import type { SourceFacts } from "../source/animationSource.ts";
import { type AnimationAddress, queryChanges, readAddress } from "./animationAddress.ts";

interface Synced {
  readonly kind: AnimationKind;
  readonly facts: SourceFacts;
  readonly choices: ChoiceStore;
  readonly player: Player;
  readonly camera: CameraControl;
  readonly element: RefObject<HTMLElement | null>;
}

/** Milliseconds without a change before position and view are written. */
const writeDelay = 400;
const replace = { replace: true };

export function useAddressSync(synced: Synced): void {
  const { kind, facts, choices, player, camera, element } = synced;
  const [query, changeQuery] = useQuery();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const readKey = useRef(key);

  // Our own changes replace the entry; any other change is navigation.
  useEffect(() => {
    if (readKey.current === key) return;
    readKey.current = key;
    if (navigation !== "REPLACE") applyAddress(readAddress(query), synced);
  });

  useEffect(
    () =>
      choices.subscribe((chosen, before) => {
        if (chosen.day !== before.day) {
          changeQuery(
            { ...queryChanges.day(chosen.day), ...queryChanges.start(undefined) },
            replace,
          );
        }
        if (chosen.hidden !== before.hidden) {
          changeQuery(queryChanges.hidden(chosen.hidden, hiddenByDefault[kind]), replace);
        }
        if (chosen.person !== before.person)
          changeQuery(queryChanges.person(chosen.person), replace);
      }),
    [choices, changeQuery, kind],
  );

  useEffect(() => {
    let { speed } = player.state;
    return player.subscribe(() => {
      if (player.state.speed === speed) return;
      speed = player.state.speed;
      changeQuery(queryChanges.speed(speed), replace);
    });
  }, [player, changeQuery]);

  // The position is written only while paused.
  useEffect(() => {
    let last = player.position;
    const write = () => {
      if (player.state.isRunning || player.position === last) return;
      last = player.position;
      const change =
        kind === "traces"
          ? queryChanges.start(Math.floor(last))
          : queryChanges.day(Math.floor(last));
      changeQuery(change, replace);
    };
    const delayedWrite = delayed(write);
    const leave = [
      player.subscribe(delayedWrite.start),
      player.subscribePosition(delayedWrite.start),
    ];
    return () => {
      delayedWrite.stop();
      for (const end of leave) end();
    };
  }, [player, changeQuery, kind]);

  useEffect(() => {
    const write = () => {
      const { clientWidth: width = 1, clientHeight: height = 1 } = element.current ?? {};
      const defaultView = facts.firstView ?? fitted(facts.bounds, { width, height });
      const { x, y, metresPerPixel } = camera.current;
      const isDefaultView =
        x === defaultView.x && y === defaultView.y && metresPerPixel === defaultView.metresPerPixel;
      // A followed person is always in the middle, so the view says nothing.
      if (choices.getState().isFollowing) return;
      changeQuery(queryChanges.view(isDefaultView ? undefined : camera.current), replace);
    };
    const delayedWrite = delayed(write);
    const leave = camera.subscribe(delayedWrite.start);
    return () => {
      delayedWrite.stop();
      leave();
    };
  }, [camera, choices, changeQuery, element, facts]);
}

function applyAddress(
  address: AnimationAddress,
  { kind, facts, choices, player, camera }: Synced,
): void {
  const day = Math.min(facts.dayCount, address.day ?? 1);
  choices.setState({
    day: kind === "traces" ? day : 1,
    hidden: address.hidden ?? hiddenByDefault[kind],
    person: address.person,
    isFollowing: false,
  });
  player.adoptSpeed(address.speed ?? defaultSpeed);
  if (kind === "timelapse") player.seek(day);
  else if (address.start !== undefined) player.seek(address.start);
  if (address.view) camera.set(address.view);
}

function delayed(callback: () => void): { start(): void; stop(): void } {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const start = () => {
    stop();
    timer = window.setTimeout(callback, writeDelay);
  };
  return { start, stop };
}
