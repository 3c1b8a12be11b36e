import { beforeEach, expect, test, vi } from "vitest";
import type { Camera } from "../../../maps/camera.ts";
import type { Moment } from "../../../maps/people/peopleAt.ts";
import { FrameLoop } from "../../../maps/player/frameLoop.ts";
import { Player } from "../../../maps/player/player.ts";
import type { InfectionChain } from "../person/infectionChain.ts";
import type { PeoplePicture } from "../source/animationSource.ts";
import type { Overlay, OverlayScene } from "./overlay.ts";
import { Stage } from "./stage.ts";
import { oneDay } from "./timeModel.ts";

/**
 * Person 0 walks 1000 metres east in the first 100 ticks and is infected on day 2; person 1 stays
 * at (500, 500).
 */
function picture(): PeoplePicture {
  return {
    tracks: {
      start: Uint32Array.of(0, 2, 3),
      tick: Uint16Array.of(0, 100, 0),
      x: Float32Array.of(0, 1000, 500),
      y: Float32Array.of(0, 0, 500),
    },
    changes: {
      start: Uint32Array.of(0, 1, 1),
      time: Uint32Array.of(43_200),
      state: Uint8Array.of(1),
    },
    homes: { x: new Float32Array(2), y: new Float32Array(2) },
    steps: new Float64Array(),
    countedPeople: 2,
  };
}

class CameraFixture {
  current: Camera = { x: 0, y: 0, metresPerPixel: 10 };
  readonly listeners = new Set<() => void>();
  set = vi.fn((camera: Camera) => {
    // The map ends at 900 metres.
    this.current = { ...camera, x: Math.min(900, camera.x) };
    for (const listener of this.listeners) listener();
  });
  reset() {}
  zoomBy() {}
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

let waiting: ((milliseconds: number) => void) | undefined;
let now = 0;
const clock = {
  request: (callback: (milliseconds: number) => void) => {
    expect(waiting).toBeUndefined();
    waiting = callback;
    return 1;
  },
  cancel: () => {
    waiting = undefined;
  },
};
/** Runs the next frame, this many seconds later. */
function next(seconds: number) {
  now += seconds * 1000;
  const callback = waiting;
  waiting = undefined;
  callback?.(now);
}

function makeStage(isPlaying = false) {
  const painter = {
    kind: "canvas" as const,
    setTracks: vi.fn(),
    setHomes: vi.fn(),
    setStates: vi.fn(),
    setGround: vi.fn(),
    setStyle: vi.fn(),
    resize: vi.fn(),
    draw: vi.fn((_camera: Camera, moment: Moment) => void drawn.push({ ...moment })),
    dispose: vi.fn(),
  };
  const drawn: Moment[] = [];
  const overlays: (Moment & { readonly person: number | undefined })[] = [];
  const overlay: Pick<Overlay, "draw" | "resize"> = {
    resize: vi.fn(),
    draw: (_camera: Camera, moment: Moment, { person }: OverlayScene) =>
      void overlays.push({ ...moment, person }),
  };
  const player = new Player({ first: 0, last: 86_399, perSecond: 600 }, { isPlaying });
  const camera = new CameraFixture();
  const stage = new Stage(
    { painter, overlay, player, camera, timeModel: oneDay },
    (draw) => new FrameLoop(draw, clock),
  );
  return { stage, painter, player, camera, drawn, overlays };
}

beforeEach(() => {
  waiting = undefined;
  now = 0;
});

test("it draws once, and again only when something has changed", () => {
  const { stage, player, camera, drawn, overlays } = makeStage();
  next(0);
  expect(drawn).toEqual([{ tick: 0, time: 0, until: 43_200 }]);
  expect(waiting).toBeUndefined();
  player.seek(600);
  next(1);
  expect(drawn.at(-1)).toEqual({ tick: 300, time: 300, until: 43_200 });
  camera.set({ x: 5, y: 5, metresPerPixel: 10 });
  next(1);
  stage.show(3, picture());
  next(1);
  expect(drawn).toHaveLength(4);
  expect(drawn.at(-1)).toEqual({ tick: 300, time: 2 * 43_200 + 300, until: 3 * 43_200 });
  expect(waiting).toBeUndefined();
  // A new time of day alone does not redraw labels and borders.
  expect(overlays).toHaveLength(3);
});

test("it runs while the player does, and updates the player's position ten times a second", () => {
  const { player, drawn } = makeStage(true);
  const onPosition = vi.fn();
  player.subscribePosition(onPosition);
  for (let frame = 0; frame < 61; frame++) next(1 / 60);
  expect(drawn).toHaveLength(61);
  expect(player.position).toBeCloseTo(600);
  expect(onPosition.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(onPosition.mock.calls.length).toBeLessThanOrEqual(10);
  player.pause();
  next(1 / 60);
  expect(waiting).toBeUndefined();
  expect(player.position).toBeCloseTo(600);
});

test("only changes are sent to the painter", () => {
  const { stage, painter } = makeStage();
  const first = picture();
  stage.show(1, first);
  stage.show(2, { ...first });
  expect(painter.setTracks).toHaveBeenCalledTimes(1);
  stage.show(6, { ...first, tracks: picture().tracks });
  expect(painter.setTracks).toHaveBeenCalledTimes(2);
  expect(painter.setStates).toHaveBeenCalledTimes(1);
  expect(painter.setHomes).toHaveBeenCalledTimes(1);
});

test("picking finds the nearest person among those shown", () => {
  const { stage, player } = makeStage();
  expect(stage.pick(0, 0)).toBeUndefined();
  stage.show(1, picture());
  // Halfway: tick 50 is second 100.
  player.seek(100);
  expect(stage.pick(510, 20)).toBe(0);
  expect(stage.pick(510, 480)).toBe(1);
  expect(stage.pick(-400, 0)).toBeUndefined();
  const isHidden = [true, false, false, false, false, false, false];
  const style = { colors: [], background: "", streets: "", outline: "", isHidden };
  stage.setStyle(style, "", "");
  expect(stage.pick(510, 20)).toBeUndefined();
  stage.show(3, picture());
  expect(stage.pick(510, 20)).toBe(0);
});

test("a random person is one who has been infected by now", () => {
  const { stage } = makeStage();
  expect(stage.randomInfected()).toBeUndefined();
  stage.show(1, picture());
  expect(stage.randomInfected(() => 0.9)).toBeUndefined();
  stage.show(2, picture());
  expect(stage.randomInfected(() => 0.9)).toBe(0);
});

test("the camera follows a person up to the edge of the map and stops there", () => {
  const { stage, player, camera, overlays } = makeStage();
  stage.show(1, picture());
  stage.setPerson(0, undefined);
  stage.setFollowing(true);
  next(0);
  player.seek(100);
  while (waiting) next(0.1);
  expect(camera.current).toEqual({ x: 500, y: 0, metresPerPixel: 10 });
  expect(overlays.at(-1)).toMatchObject({ person: 0, tick: 50 });
  player.seek(200);
  let frames = 0;
  while (waiting && frames++ < 20) next(0.1);
  expect(camera.current.x).toBe(900);
  expect(frames).toBeLessThan(5);
  stage.setFollowing(false);
  player.seek(0);
  while (waiting) next(0.1);
  expect(camera.current.x).toBe(900);
});

test("after disposal nothing runs and the painter is disposed", () => {
  const { stage, painter, player, camera, drawn } = makeStage(true);
  next(0);
  stage.dispose();
  expect(waiting).toBeUndefined();
  player.seek(50);
  camera.set({ x: 1, y: 1, metresPerPixel: 1 });
  stage.setPerson(0, {} as InfectionChain);
  expect(waiting).toBeUndefined();
  expect(drawn).toHaveLength(1);
  expect(painter.dispose).toHaveBeenCalledTimes(1);
  expect(camera.listeners.size).toBe(0);
});
