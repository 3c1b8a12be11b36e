import { expect, test } from "vitest";
import { FrameLoop } from "./frameLoop.ts";

/** A clock whose next frame the test triggers. */
function clockFixture() {
  const waiting = new Map<number, (milliseconds: number) => void>();
  let last = 0;
  return {
    waiting,
    request: (callback: (milliseconds: number) => void) => {
      waiting.set(++last, callback);
      return last;
    },
    cancel: (handle: number) => void waiting.delete(handle),
    show(milliseconds: number) {
      const callbacks = [...waiting.values()];
      waiting.clear();
      for (const callback of callbacks) callback(milliseconds);
    },
  };
}

test("it draws once when woken, continues on request, and never draws twice per frame", () => {
  const clock = clockFixture();
  const steps: number[] = [];
  let goesOn = false;
  const loop = new FrameLoop((seconds) => {
    steps.push(seconds);
    return goesOn;
  }, clock);
  loop.wake();
  loop.wake();
  expect(clock.waiting.size).toBe(1);
  clock.show(1000);
  expect(steps).toEqual([0]);
  expect(clock.waiting.size).toBe(0);

  goesOn = true;
  loop.wake();
  clock.show(5000);
  clock.show(5016);
  clock.show(5048);
  // After a pause the time starts at 0 again.
  expect(steps).toEqual([0, 0, 0.016, 0.032]);
  expect(clock.waiting.size).toBe(1);
});

test("once disposed nothing runs and nothing wakes it", () => {
  const clock = clockFixture();
  const loop = new FrameLoop(() => true, clock);
  loop.wake();
  clock.show(0);
  loop.dispose();
  expect(clock.waiting.size).toBe(0);
  loop.wake();
  expect(clock.waiting.size).toBe(0);
});

test("it can be disposed while drawing", () => {
  const clock = clockFixture();
  const loop: FrameLoop = new FrameLoop(() => {
    loop.dispose();
    return true;
  }, clock);
  loop.wake();
  clock.show(0);
  expect(clock.waiting.size).toBe(0);
});
