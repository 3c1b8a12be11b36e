// The address follows what is shown without new history entries. Links and the browser's back and
// forward buttons change what is shown.
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useQuery } from "../../../environment/useQuery.ts";
import { fitted } from "../../../maps/camera.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usualSpeed } from "../../../maps/player/speeds.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import type { ChoiceStore } from "../choices.ts";
import { type AnimationKind, usuallyHidden } from "../kind.ts";
import type { SourceFacts } from "../source/animationSource.ts";
import { type AnimationAddress, readAddress, written } from "./animationAddress.ts";

interface Synced {
  readonly kind: AnimationKind;
  readonly facts: SourceFacts;
  readonly choices: ChoiceStore;
  readonly player: Player;
  readonly camera: CameraControl;
  readonly element: RefObject<HTMLElement | null>;
}

/** Milliseconds without a change before position and view are written. */
const pause = 400;
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
    if (navigation !== "REPLACE") adopt(readAddress(query), synced);
  });

  useEffect(
    () =>
      choices.subscribe((chosen, before) => {
        if (chosen.day !== before.day) {
          changeQuery({ ...written.day(chosen.day), ...written.start(undefined) }, replace);
        }
        if (chosen.hidden !== before.hidden) {
          changeQuery(written.hidden(chosen.hidden, usuallyHidden[kind]), replace);
        }
        if (chosen.person !== before.person) changeQuery(written.person(chosen.person), replace);
      }),
    [choices, changeQuery, kind],
  );

  useEffect(() => {
    let { speed } = player.state;
    return player.subscribe(() => {
      if (player.state.speed === speed) return;
      speed = player.state.speed;
      changeQuery(written.speed(speed), replace);
    });
  }, [player, changeQuery]);

  // The position is written only while paused.
  useEffect(() => {
    let last = player.position;
    const write = () => {
      if (player.state.isRunning || player.position === last) return;
      last = player.position;
      const change =
        kind === "traces" ? written.start(Math.floor(last)) : written.day(Math.floor(last));
      changeQuery(change, replace);
    };
    const later = delayed(write);
    const leave = [player.subscribe(later.start), player.subscribePosition(later.start)];
    return () => {
      later.stop();
      for (const end of leave) end();
    };
  }, [player, changeQuery, kind]);

  useEffect(() => {
    const write = () => {
      const { clientWidth: width = 1, clientHeight: height = 1 } = element.current ?? {};
      const usual = facts.firstView ?? fitted(facts.bounds, { width, height });
      const { x, y, metresPerPixel } = camera.current;
      const isUsual = x === usual.x && y === usual.y && metresPerPixel === usual.metresPerPixel;
      // A followed person is always in the middle, so the view says nothing.
      if (choices.getState().isFollowing) return;
      changeQuery(written.view(isUsual ? undefined : camera.current), replace);
    };
    const later = delayed(write);
    const leave = camera.subscribe(later.start);
    return () => {
      later.stop();
      leave();
    };
  }, [camera, choices, changeQuery, element, facts]);
}

function adopt(address: AnimationAddress, { kind, facts, choices, player, camera }: Synced): void {
  const day = Math.min(facts.dayCount, address.day ?? 1);
  choices.setState({
    day: kind === "traces" ? day : 1,
    hidden: address.hidden ?? usuallyHidden[kind],
    person: address.person,
    isFollowing: false,
  });
  player.adoptSpeed(address.speed ?? usualSpeed);
  if (kind === "timelapse") player.seek(day);
  else if (address.start !== undefined) player.seek(address.start);
  if (address.view) camera.set(address.view);
}

function delayed(act: () => void): { start(): void; stop(): void } {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const start = () => {
    stop();
    timer = window.setTimeout(act, pause);
  };
  return { start, stop };
}
