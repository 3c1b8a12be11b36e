// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player } from "../../../maps/player/player.ts";
import { useHiddenTab, useHold, useSpaceBar } from "./usePlayerHolds.ts";

let root: Root;
let host: HTMLElement;
let player: Player;

function Page({ isHelpOpen = false }: { readonly isHelpOpen?: boolean }) {
  useHold(player, "dialog", isHelpOpen);
  useHiddenTab(player);
  useSpaceBar(player);
  return (
    <>
      <button type="button">A button</button>
      <input type="range" />
      <p>Text</p>
      <div>The map</div>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  player = new Player({ first: 0, last: 10, perSecond: 1 }, { isPlaying: true });
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  act(() => root.render(<Page />));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function press(selector: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", {
    key: " ",
    bubbles: true,
    cancelable: true,
    ...init,
  });
  host.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

function setVisibility(state: "hidden" | "visible") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the space bar plays and pauses, and does not scroll", () => {
  expect(press("div")).toBe(true);
  expect(player.state.isPlaying).toBe(false);
  press("p");
  expect(player.state.isPlaying).toBe(true);
  press("div", { repeat: true });
  expect(player.state.isPlaying).toBe(true);
  expect(press("div", { key: "a" })).toBe(false);
});

test("the space bar does nothing on a control or while a dialog is open", () => {
  expect(press("button")).toBe(false);
  expect(press("input")).toBe(false);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  host.append(dialog);
  expect(press("div")).toBe(false);
  expect(player.state.isPlaying).toBe(true);
  dialog.remove();
});

test("a hidden tab pauses, and resumes as it was", () => {
  setVisibility("hidden");
  expect(player.state).toMatchObject({ isPlaying: true, isRunning: false });
  setVisibility("visible");
  expect(player.state.isRunning).toBe(true);
  player.pause();
  setVisibility("hidden");
  setVisibility("visible");
  expect(player.state.isRunning).toBe(false);
});

test("the animation waits while the help is open", () => {
  act(() => root.render(<Page isHelpOpen />));
  expect(player.state.isRunning).toBe(false);
  act(() => root.render(<Page />));
  expect(player.state.isRunning).toBe(true);
});

test("unmounting removes the listeners", () => {
  act(() => root.render(undefined));
  setVisibility("hidden");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
  expect(player.state).toMatchObject({ isPlaying: true, isRunning: true });
});
