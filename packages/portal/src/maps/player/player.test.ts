import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { Player } from "./player.ts";
import { speeds } from "./speeds.ts";

const day = { first: 0, last: 86_399, perSecond: 600 };

test("at speed 1 ten minutes pass per second, and 144 seconds make a day", () => {
  const player = new Player(day, { isPlaying: true });
  for (let step = 0; step < 10; step++) player.advance(0.1);
  expect(player.position).toBeCloseTo(600);
  for (let step = 0; step < 1420; step++) player.advance(0.1);
  expect(player.state.isRunning).toBe(true);
  for (let step = 0; step < 10; step++) player.advance(0.1);
  expect(player.position).toBe(86_399);
  expect(player.state).toMatchObject({ isPlaying: false, isRunning: false, hasEnded: true });
});

test("playing at the end starts over, backwards from the other end", () => {
  const player = new Player(day, { position: 86_399 });
  player.play();
  expect(player.position).toBe(0);
  player.setSpeed(-2);
  expect(player.position).toBe(86_399);
  player.advance(0.25);
  expect(player.position).toBe(86_399 - 300);
});

test("playing backwards stops at the start", () => {
  const player = new Player(day, { position: 100, speed: -1, isPlaying: true });
  player.advance(0.25);
  expect(player.position).toBe(0);
  expect(player.state).toMatchObject({ isPlaying: false, hasEnded: true, speed: -1 });
});

test("speed 0 stands still, and playing then sets speed 1", () => {
  const player = new Player(day, { isPlaying: true });
  player.setSpeed(0);
  expect(player.state).toMatchObject({ isPlaying: false, speed: 0 });
  player.play();
  expect(player.state).toMatchObject({ isPlaying: true, speed: 1 });
});

test("choosing a speed starts playing, adopting one from the address does not", () => {
  const player = new Player(day);
  player.adoptSpeed(5);
  expect(player.state).toMatchObject({ isPlaying: false, speed: 5 });
  player.setSpeed(2);
  expect(player.state).toMatchObject({ isPlaying: true, speed: 2 });
});

test("a drag pauses, and playing resumes only if it was running", () => {
  const player = new Player(day, { isPlaying: true });
  player.hold("dragging");
  player.seek(40_000);
  player.advance(0.2);
  expect(player.position).toBe(40_000);
  player.release("dragging");
  expect(player.state.isRunning).toBe(true);

  player.pause();
  player.hold("dragging");
  player.seek(50_000);
  player.release("dragging");
  expect(player.state.isRunning).toBe(false);
});

test("a hidden tab does not change the visitor's choice", () => {
  const player = new Player(day, { isPlaying: true });
  player.hold("hidden");
  player.hold("loading");
  expect(player.state).toMatchObject({ isPlaying: true, isRunning: false });
  player.release("hidden");
  expect(player.state.isRunning).toBe(false);
  player.release("loading");
  expect(player.state.isRunning).toBe(true);
  player.hold("hidden");
  player.pause();
  player.release("hidden");
  expect(player.state.isRunning).toBe(false);
});

test("a long pause between frames does not cause a jump", () => {
  const player = new Player(day, { isPlaying: true });
  player.advance(3600);
  expect(player.position).toBe(150);
  player.advance(-5);
  expect(player.position).toBe(150);
});

test("listeners are called only on changes, and not after unsubscribing", () => {
  const player = new Player(day);
  const onState = vi.fn();
  const onPosition = vi.fn();
  const unsubscribe = player.subscribe(onState);
  player.subscribePosition(onPosition);
  player.pause();
  expect(onState).not.toHaveBeenCalled();
  player.play();
  player.advance(0.1);
  expect(onState).toHaveBeenCalledTimes(1);
  expect(onPosition).not.toHaveBeenCalled();
  player.seek(10);
  expect(onPosition).toHaveBeenCalledTimes(1);
  unsubscribe();
  player.pause();
  expect(onState).toHaveBeenCalledTimes(1);
  // The final position is reported.
  expect(onPosition).toHaveBeenCalledTimes(2);
});

test("the position always stays within the range, and nothing runs while held", () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant("advance"), by: fc.double({ min: -1, max: 2, noNaN: true }) }),
    fc.record({ kind: fc.constant("seek"), by: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }),
    fc.record({ kind: fc.constant("speed"), by: fc.nat(12) }),
    fc.record({
      kind: fc.constantFrom("play", "pause", "hold", "release"),
      by: fc.constant(0),
    }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const player = new Player({ first: 1, last: 90, perSecond: 1 });
      let isHeld = false;
      for (const { kind, by } of actions) {
        if (kind === "advance") player.advance(by);
        else if (kind === "seek") player.seek(by);
        else if (kind === "speed") player.setSpeed(speeds[by] ?? 0);
        else if (kind === "play") player.play();
        else if (kind === "pause") player.pause();
        else {
          isHeld = kind === "hold";
          player[isHeld ? "hold" : "release"]("dialog");
        }
        expect(player.position).toBeGreaterThanOrEqual(1);
        expect(player.position).toBeLessThanOrEqual(90);
        expect(player.state.isRunning).toBe(player.state.isPlaying && !isHeld);
        if (player.state.isPlaying) expect(player.state.speed).not.toBe(0);
      }
    }),
  );
});
