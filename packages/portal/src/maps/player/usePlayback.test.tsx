// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePlayback } from "./usePlayback.ts";

/** The test triggers each frame. */
let frames: FrameRequestCallback[] = [];
const moved: [position: number, hasEnded: boolean][] = [];
let playback: ReturnType<typeof usePlayback>;
let root: ReturnType<typeof createRoot>;

function Played() {
  playback = usePlayback((position, hasEnded) => moved.push([position, hasEnded]));
  return null;
}
const frame = (milliseconds: number) =>
  act(() => {
    const waiting = frames;
    frames = [];
    for (const draw of waiting) draw(milliseconds);
  });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  [frames, moved.length] = [[], 0];
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Played />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
const play = (last: number) => act(() => playback.play({ first: 2, last, perSecond: 10 }));

test("the position follows the clock up to the end, where it stops by itself", () => {
  expect([playback.isPlaying, frames.length]).toEqual([false, 0]);
  play(5);
  expect(playback.isPlaying).toBe(true);
  for (const time of [1000, 1100, 1200]) frame(time);
  expect(moved).toEqual([
    [2, false],
    [3, false],
    [4, false],
  ]);
  frame(1400);
  expect(moved.at(-1)).toEqual([5, true]);
  expect([playback.isPlaying, frames.length]).toEqual([false, 0]);
});

test("a slow frame does not cause a jump", () => {
  play(100);
  for (const time of [1000, 61_000]) frame(time);
  expect(moved.at(-1)).toEqual([4.5, false]);
});

test("nothing moves after stopping or unmounting", () => {
  play(100);
  frame(1000);
  act(() => playback.stop());
  expect([playback.isPlaying, frames.length]).toEqual([false, 0]);
  play(100);
  act(() => root.render(null));
  expect(frames).toHaveLength(0);
});

test("an empty range ends at once", () => {
  play(2);
  frame(1000);
  expect(moved).toEqual([[2, true]]);
  expect(playback.isPlaying).toBe(false);
});
